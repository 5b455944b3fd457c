"use server";

import type { FormState } from "@/components/forms/form-state";
import { accountVerbs } from "@/lib/api/verbs/account";
import { submit, text } from "../../../(auth)/submit";

const PAGE = "/settings/account";

export async function changeOwnPassword(_: FormState, form: FormData): Promise<FormState> {
  const body = { current: text(form, "current"), password: text(form, "password") };
  return submit(form, accountVerbs.changePassword, { page: PAGE, body }, () => ({
    done: "Your password is changed. You are signed out everywhere else.",
  }));
}

export async function signOutOf(_: FormState, form: FormData): Promise<FormState> {
  return submit(form, accountVerbs.endSession, { page: PAGE, params: { id: text(form, "id") } });
}

export async function signOutElsewhere(_: FormState, form: FormData): Promise<FormState> {
  return submit(form, accountVerbs.endOtherSessions, { page: PAGE });
}

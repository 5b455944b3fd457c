"use server";

import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { FormState } from "@/components/forms/form-state";
import { accountVerbs } from "@/lib/api/verbs/account";
import { clearedCookie } from "@/lib/auth/session-cookie";
import { submit, text } from "../../../(auth)/submit";

const PAGE = "/settings/account";

export async function changeOwnPassword(_: FormState, form: FormData): Promise<FormState> {
  const body = { current: text(form, "current"), password: text(form, "password") };
  return submit(form, accountVerbs.changePassword, { page: PAGE, body }, () => ({
    done: "Your password is changed. You are signed out everywhere else.",
  }));
}

export async function deleteOwnAccount(_: FormState, form: FormData): Promise<FormState> {
  const body = { email: text(form, "email") };
  return submit(form, accountVerbs.deleteAccount, { page: PAGE, body }, async () => {
    (await cookies()).set(clearedCookie);
    redirect("/sign-in?news=deleted");
  });
}

export async function signOutOf(_: FormState, form: FormData): Promise<FormState> {
  return submit(form, accountVerbs.endSession, { page: PAGE, params: { id: text(form, "id") } });
}

export async function signOutElsewhere(_: FormState, form: FormData): Promise<FormState> {
  return submit(form, accountVerbs.endOtherSessions, { page: PAGE });
}

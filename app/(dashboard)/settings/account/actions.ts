"use server";

import { refresh } from "next/cache";
import type { FormState } from "@/components/forms/form-state";
import { revokeOtherSessions, revokeOwnSession } from "@/lib/auth/own-sessions";
import { db } from "@/lib/db";
import { changePassword } from "@/lib/sign-in/change-password";
import { requireMember } from "../../../(auth)/current-member";
import { runForm, senderOf, text } from "../../../(auth)/run-form";

const PAGE = "/settings/account";

export async function changeOwnPassword(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const { address } = await senderOf();
    const input = { current: text(form, "current"), password: text(form, "password"), address };
    await changePassword(db, await requireMember(PAGE), input);
    refresh();
    return { done: "Your password is changed. You are signed out everywhere else." };
  });
}

export async function signOutOf(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    await revokeOwnSession(db, await requireMember(PAGE), text(form, "id"));
    refresh();
    return {};
  });
}

export async function signOutElsewhere(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    await revokeOtherSessions(db, await requireMember(PAGE));
    refresh();
    return {};
  });
}

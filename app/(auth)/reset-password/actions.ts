"use server";

import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { FormState } from "@/components/forms/form-state";
import { accountVerbs } from "@/lib/api/verbs/account";
import { clearedCookie } from "@/lib/auth/session-cookie";
import { submit, text } from "../submit";

export async function setNewPassword(_: FormState, form: FormData): Promise<FormState> {
  const body = { token: text(form, "token"), password: text(form, "password") };
  return submit(form, accountVerbs.resetPassword, { body }, async () => {
    (await cookies()).set(clearedCookie);
    redirect("/sign-in?news=password");
  });
}

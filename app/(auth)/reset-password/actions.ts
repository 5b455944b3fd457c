"use server";

import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { FormState } from "@/components/forms/form-state";
import { clearedCookie } from "@/lib/auth/session-cookie";
import { db } from "@/lib/db";
import { resetPassword } from "@/lib/sign-in/password-reset";
import { runForm, senderOf, text } from "../run-form";

export async function setNewPassword(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const { address } = await senderOf();
    await resetPassword(db, { token: text(form, "token"), password: text(form, "password"), address });
    (await cookies()).set(clearedCookie);
    redirect("/sign-in?news=password");
  });
}

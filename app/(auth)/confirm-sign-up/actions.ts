"use server";

import { redirect } from "next/navigation";
import type { FormState } from "@/components/forms/form-state";
import { accountVerbs } from "@/lib/api/verbs/account";
import { openSession } from "../open-session";
import { submit, text } from "../submit";

export async function confirmSignUp(_: FormState, form: FormData): Promise<FormState> {
  const body = { token: text(form, "token"), password: text(form, "password") };
  return submit(form, accountVerbs.confirmSignUp, { body }, async (user) => {
    await openSession(user.id);
    redirect("/");
  });
}

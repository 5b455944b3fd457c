"use server";

import { notFound, redirect } from "next/navigation";
import type { FormState } from "@/components/forms/form-state";
import { accountVerbs } from "@/lib/api/verbs/account";
import { env } from "@/lib/runtime/env";
import { openSession } from "../open-session";
import { submit, text } from "../submit";

/** For a person who opened the link that was mailed to them. */
export async function confirmSignUp(_: FormState, form: FormData): Promise<FormState> {
  if (env.SIGNUP !== "open") notFound();
  const body = { token: text(form, "token"), password: text(form, "password") };
  return submit(form, accountVerbs.confirmSignUp, { body }, async (user) => {
    await openSession(user.id);
    redirect("/");
  });
}

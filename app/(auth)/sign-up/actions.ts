"use server";

import { notFound, redirect } from "next/navigation";
import type { FormState } from "@/components/forms/form-state";
import { accountVerbs } from "@/lib/api/verbs/account";
import { sendsMail } from "@/lib/mail/send-mail";
import { env } from "@/lib/runtime/env";
import { openSession } from "../open-session";
import { submit, text } from "../submit";

/** Mails a link that creates the organization. Without a mail server it is created at once. */
export async function createOwnOrganization(_: FormState, form: FormData): Promise<FormState> {
  if (env.SIGNUP !== "open") notFound();
  const body = { organization: text(form, "organization"), email: text(form, "email") };
  if (sendsMail) {
    return submit(form, accountVerbs.requestSignUp, { body }, () => ({
      done: "A link is on its way to this address. Choose your password there. It works for 24 hours.",
    }));
  }
  const withPassword = { ...body, password: text(form, "password") };
  return submit(form, accountVerbs.signUp, { body: withPassword }, async (user) => {
    await openSession(user.id);
    redirect("/");
  });
}

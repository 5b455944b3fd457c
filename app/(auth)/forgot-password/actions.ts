"use server";

import type { FormState } from "@/components/forms/form-state";
import { accountVerbs } from "@/lib/api/verbs/account";
import { sendsMail } from "@/lib/mail/send-mail";
import { submit, text } from "../submit";

export async function askForReset(_: FormState, form: FormData): Promise<FormState> {
  return submit(form, accountVerbs.requestPasswordReset, { body: { email: text(form, "email") } }, () => {
    const done = sendsMail
      ? "If there is a login with this address, a link is on its way. It works for an hour."
      : "This service sends no mail. Ask its operator for a link to set a new password.";
    return { done };
  });
}

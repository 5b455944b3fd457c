"use server";

import type { FormState } from "@/components/forms/form-state";
import { db } from "@/lib/db";
import { sendsMail } from "@/lib/mail/send-mail";
import { requestPasswordReset } from "@/lib/sign-in/password-reset";
import { runForm, senderOf, text } from "../run-form";

export async function askForReset(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    await requestPasswordReset(db, { email: text(form, "email"), address: (await senderOf()).address });
    const way = sendsMail ? "is on its way" : "was written to the log of this service, for its operator to pass on";
    return { done: `If there is a login with this address, a link ${way}. It works for an hour.` };
  });
}

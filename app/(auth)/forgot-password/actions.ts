"use server";

import type { FormState } from "@/components/forms/form-state";
import { accountVerbs } from "@/lib/api/verbs/account";
import { sendsMail } from "@/lib/mail/send-mail";
import { submit, text } from "../submit";

export async function askForReset(_: FormState, form: FormData): Promise<FormState> {
  return submit(form, accountVerbs.requestPasswordReset, { body: { email: text(form, "email") } }, () => {
    const way = sendsMail ? "is on its way" : "was written to the log of this service, for its operator to pass on";
    return { done: `If there is a login with this address, a link ${way}. It works for an hour.` };
  });
}

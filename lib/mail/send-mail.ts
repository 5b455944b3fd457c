import { createTransport } from "nodemailer";
import { withoutParameters } from "@/lib/database-errors";
import { env } from "@/lib/env";
import { log } from "@/lib/log";

export type Mail = { to: string; subject: string; text: string; link: string };

/** Whether there is a mail server, so that links reach people by themselves. */
export const sendsMail = env.SMTP_URL !== undefined;

/**
 * Sends a mail whose text ends with its link. Nobody waits for it: how long it takes must not tell whether an address
 * is known. Without a mail server the operator reads the link in the log and passes it on.
 */
export function sendMail({ to, subject, text, link }: Mail): void {
  if (!env.SMTP_URL) {
    log.warn({ to, subject, link }, "no mail server is configured (SMTP_URL): pass this link on");
    return;
  }
  const from = env.MAIL_FROM ?? `Open-text coding <no-reply@${new URL(env.APP_URL).hostname}>`;
  createTransport(env.SMTP_URL)
    .sendMail({ from, to, subject, text: `${text}\n\n${link}\n` })
    .catch((error: unknown) => log.error({ subject, error: withoutParameters(error) }, "a mail could not be sent"));
}

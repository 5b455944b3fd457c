import { createTransport } from "nodemailer";
import { withoutParameters } from "@/lib/runtime/database-errors";
import { env } from "@/lib/runtime/env";
import { log } from "@/lib/runtime/log";

export type Mail = { to: string; subject: string; text: string; link: string };

/** Whether a mail server is configured. Without one nothing is sent, and people have to pass links on. */
export const sendsMail = env.SMTP_URL !== undefined;

/**
 * Sends a mail that ends with a link. Callers do not wait for it, because the duration would reveal whether an address
 * is known.
 */
export function sendMail({ to, subject, text, link }: Mail): void {
  if (!env.SMTP_URL) throw new Error("no mail server is configured");
  const from = env.MAIL_FROM ?? `Open-text coding <no-reply@${new URL(env.APP_URL).hostname}>`;
  createTransport(env.SMTP_URL)
    .sendMail({ from, to, subject, text: `${text}\n\n${link}\n` })
    .catch((error: unknown) => log.error({ subject, error: withoutParameters(error) }, "a mail could not be sent"));
}

import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { users } from "@/db/schema/organizations";
import { passwordResets, sessions } from "@/db/schema/sessions";
import { type Origin, recordAboutLogin } from "@/lib/audit/record-action";
import { type Attempt, countAttempt, forgiveAttempt } from "@/lib/auth/attempts";
import { hashToken, newToken } from "@/lib/crypto/token";
import { AppError, invalidForm } from "@/lib/errors/app-error";
import { sendMail, sendsMail } from "@/lib/mail/send-mail";
import { env } from "@/lib/runtime/env";
import { findUserByEmail } from "@/lib/users/create-user";
import { hashPassword } from "@/lib/users/password";
import { passwordIssues } from "@/lib/users/password-rules";

const RESET_MINUTES = 60;

/**
 * Mails a link for a new password if the address is known. The reply does not tell whether it is known. Without a mail
 * server nothing is sent: the operator makes links. Throws RATE_LIMITED after a few requests.
 */
export async function requestPasswordReset(db: Db, attempt: Attempt): Promise<void> {
  if ((await countAttempt(db, "reset", attempt)) > 0) {
    throw new AppError("RATE_LIMITED", "A link was asked for several times. Wait 15 minutes, then try again.");
  }
  if (!sendsMail) return;
  const made = await makeResetLink(db, attempt.email, { mailed: true });
  if (!made) return;
  sendMail({
    to: made.email,
    subject: "Set a new password",
    text: `Somebody, hopefully you, asked for a new password. Choose it within ${RESET_MINUTES} minutes at the address below. If it was not you, nothing has changed, and nothing needs to be done.`,
    link: made.link,
  });
}

/**
 * Makes a link with which the person with this address may set a password; earlier links stop working. Only a link that
 * is `mailed` proves the address. Null if nobody has this address.
 */
export async function makeResetLink(
  db: Db,
  email: string,
  { mailed, appUrl = env.APP_URL }: { mailed: boolean; appUrl?: string },
): Promise<{ userId: string; email: string; link: string; expiresAt: Date } | null> {
  const user = email.includes("\0") ? null : await findUserByEmail(db, email);
  if (!user) return null;
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(Date.now() + RESET_MINUTES * 60_000);
  await db
    .insert(passwordResets)
    .values({ userId: user.id, tokenHash, mailed, expiresAt })
    .onConflictDoUpdate({ target: passwordResets.userId, set: { tokenHash, mailed, expiresAt } });
  const link = `${appUrl}/reset-password?${new URLSearchParams({ token })}`;
  return { userId: user.id, email: user.email, link, expiresAt };
}

/** The user whose password a link may set; null if the link is unknown, used or expired. */
export async function findPasswordReset(db: Db, token: string): Promise<{ userId: string; email: string } | null> {
  const [reset] = await db
    .select({ userId: users.id, email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isGood(token));
  return reset ?? null;
}

/**
 * Sets a password with a link, which then stops working, ends all of the person's sessions, and logs it in the audit
 * logs of all their organizations. Throws NOT_FOUND for an
 * invalid link; VALIDATION_ERROR for a weak password, after which the link can be used again.
 */
export async function resetPassword(
  db: Db,
  { token, password, ...origin }: Origin & { token: string; password: string },
): Promise<void> {
  const reset = await findPasswordReset(db, token);
  if (!reset) throw usedUp();
  const issues = passwordIssues(password, reset.email);
  if (issues.length > 0) throw invalidForm(issues);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const [used] = await tx.delete(passwordResets).where(isGood(token)).returning();
    if (!used) throw usedUp();
    const proof = used.mailed && { emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` };
    await tx
      .update(users)
      .set({ passwordHash, ...proof })
      .where(eq(users.id, used.userId));
    await tx.delete(sessions).where(eq(sessions.userId, used.userId));
    await recordAboutLogin(tx, { userId: used.userId, action: "resetPassword", ...origin });
  });
  await forgiveAttempt(db, { email: reset.email, address: origin.address });
}

const isGood = (token: string) =>
  and(eq(passwordResets.tokenHash, hashToken(token)), gt(passwordResets.expiresAt, new Date()));

const usedUp = () => new AppError("NOT_FOUND", "This link was used already, or is too old. Ask for a new one.");

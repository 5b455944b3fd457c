import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { users } from "@/db/schema/organizations";
import { passwordResets } from "@/db/schema/sessions";
import { type Origin, recordAboutLogin } from "@/lib/audit/record-action";
import { countAttempt, forgiveAttempt } from "@/lib/auth/attempts";
import type { Member } from "@/lib/auth/caller";
import { revokeOtherSessions } from "@/lib/auth/own-sessions";
import { AppError, invalidForm } from "@/lib/errors/app-error";
import { hashPassword, verifyPassword } from "@/lib/users/password";
import { passwordIssues } from "@/lib/users/password-rules";

type Input = Origin & { current: string; password: string };

/**
 * Changes a signed-in person's password, ends their other sessions and a link to reset it, and logs it in the audit
 * logs of all their organizations. A person without
 * a password, who signs in through another service, needs no current password. Throws VALIDATION_ERROR if the current
 * password is wrong or the new one is weak; RATE_LIMITED after too many wrong ones.
 */
export async function changePassword(db: Db, member: Member, { current, password, ...origin }: Input): Promise<void> {
  const { id, email } = member.user;
  const attempt = { email, address: origin.address };
  if ((await countAttempt(db, "sign-in", attempt)) > 0) {
    throw new AppError("RATE_LIMITED", "Too many wrong passwords. Wait 15 minutes, then try again.");
  }
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id));
  const known = user?.passwordHash ?? null;
  if (known !== null && !(await verifyPassword(known, current))) {
    throw invalidForm([{ path: "current", message: "This is not your current password." }]);
  }
  await forgiveAttempt(db, attempt);
  const issues = passwordIssues(password, email);
  if (issues.length > 0) throw invalidForm(issues);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
    await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
    await revokeOtherSessions(tx, member);
    await recordAboutLogin(tx, { userId: id, action: "changePassword", ...origin });
  });
}

/** Whether a user signs in with a password, and not only through other services. */
export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return user?.passwordHash != null;
}

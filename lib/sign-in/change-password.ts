import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { users } from "@/db/schema/organizations";
import { passwordResets } from "@/db/schema/sessions";
import { countAttempt, forgiveAttempt } from "@/lib/auth/attempts";
import type { Member } from "@/lib/auth/caller";
import { revokeOtherSessions } from "@/lib/auth/own-sessions";
import { AppError, invalidForm } from "@/lib/errors";
import { hashPassword, verifyPassword } from "@/lib/users/password";
import { passwordIssues } from "@/lib/users/password-rules";

type Input = { current: string; password: string; address: string };

/**
 * Changes a signed-in person's password, and ends their other sessions and a mailed link to reset it. A person without
 * a password, who signs in through another service, needs no current password. Throws VALIDATION_ERROR if the current
 * password is wrong or the new one is weak; RATE_LIMITED after too many wrong ones.
 */
export async function changePassword(db: Db, member: Member, input: Input): Promise<void> {
  const { id, email } = member.user;
  const attempt = { email, address: input.address };
  if ((await countAttempt(db, "sign-in", attempt)) > 0) {
    throw new AppError("RATE_LIMITED", "Too many wrong passwords. Wait 15 minutes, then try again.");
  }
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id));
  const known = user?.passwordHash ?? null;
  if (known !== null && !(await verifyPassword(known, input.current))) {
    throw invalidForm([{ path: "current", message: "This is not your current password." }]);
  }
  await forgiveAttempt(db, attempt);
  const issues = passwordIssues(input.password, email);
  if (issues.length > 0) throw invalidForm(issues);
  await setPassword(db, id, input.password);
  await revokeOtherSessions(db, member);
}

async function setPassword(db: Db, userId: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
  });
}

/** Whether a user signs in with a password, and not only through other services. */
export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return user?.passwordHash != null;
}

import { inArray, lt, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { signInAttempts } from "@/db/schema/sessions";

/** Within one window: what one e-mail may fail, and what all people behind one network address may fail together. */
export const ATTEMPT_LIMITS = { email: 10, address: 100, windowSeconds: 15 * 60 };

export type Attempt = { email: string; address: string };

/**
 * Counts an attempt before its password is looked at, so that attempts sent at once can't slip through.
 * Returns the seconds to wait, or 0 where the attempt may go on.
 */
export async function countAttempt(db: Db, attempt: Attempt): Promise<number> {
  const now = Math.floor(Date.now() / 1000);
  const windowStart = now - ATTEMPT_LIMITS.windowSeconds;
  const rows = await db
    .insert(signInAttempts)
    .values(subjectsOf(attempt).map((subject) => ({ subject, windowStart: now, attempts: 1 })))
    .onConflictDoUpdate({
      target: signInAttempts.subject,
      set: {
        windowStart: sql`case when ${signInAttempts.windowStart} <= ${windowStart} then ${now} else ${signInAttempts.windowStart} end`,
        attempts: sql`case when ${signInAttempts.windowStart} <= ${windowStart} then 1 else ${signInAttempts.attempts} + 1 end`,
      },
    })
    .returning();
  const waits = rows
    .filter((row) => row.attempts > limitOf(row.subject))
    .map((row) => row.windowStart + ATTEMPT_LIMITS.windowSeconds - now);
  return Math.max(0, ...waits);
}

/** Takes a successful attempt off the address, starts the e-mail afresh, and clears away what is past its window. */
export async function forgiveAttempt(db: Db, attempt: Attempt): Promise<void> {
  const [email = "", address = ""] = subjectsOf(attempt);
  const windowStart = Math.floor(Date.now() / 1000) - ATTEMPT_LIMITS.windowSeconds;
  await db.delete(signInAttempts).where(inArray(signInAttempts.subject, [email]));
  await db
    .update(signInAttempts)
    .set({ attempts: sql`greatest(0, ${signInAttempts.attempts} - 1)` })
    .where(inArray(signInAttempts.subject, [address]));
  await db.delete(signInAttempts).where(lt(signInAttempts.windowStart, windowStart));
}

const limitOf = (subject: string) => (subject.startsWith("email ") ? ATTEMPT_LIMITS.email : ATTEMPT_LIMITS.address);

/** In one order for everybody, so that two attempts never wait for each other's rows. */
const subjectsOf = ({ email, address }: Attempt) => [
  `email ${email.trim().toLowerCase().slice(0, 254)}`,
  `address ${address.slice(0, 64)}`,
];

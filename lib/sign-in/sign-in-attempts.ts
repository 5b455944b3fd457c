import { eq, lt, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { signInAttempts } from "@/db/schema/sessions";

/** The most attempts within one window, per e-mail address and per network address. */
export const ATTEMPT_LIMITS = {
  "sign-in": { email: 10, address: 100 },
  reset: { email: 3, address: 20 },
  "sign-up": { email: 5, address: 10 },
} as const;
export const ATTEMPT_WINDOW_SECONDS = 15 * 60;

type Kind = keyof typeof ATTEMPT_LIMITS;
export type Attempt = { email: string; address: string };

/**
 * Counts an attempt before its password is checked, so that attempts sent at the same time all count. Returns the
 * seconds to wait, or 0 if the attempt may go on.
 */
export async function countAttempt(db: Db, kind: Kind, attempt: Attempt): Promise<number> {
  const now = Math.floor(Date.now() / 1000);
  const windowStart = now - ATTEMPT_WINDOW_SECONDS;
  const { email, address } = subjectsOf(kind, attempt);
  const rows = await db
    .insert(signInAttempts)
    .values([email, address].map((subject) => ({ subject, windowStart: now, attempts: 1 })))
    .onConflictDoUpdate({
      target: signInAttempts.subject,
      set: {
        windowStart: sql`case when ${signInAttempts.windowStart} <= ${windowStart} then ${now} else ${signInAttempts.windowStart} end`,
        attempts: sql`case when ${signInAttempts.windowStart} <= ${windowStart} then 1 else ${signInAttempts.attempts} + 1 end`,
      },
    })
    .returning();
  const limits = ATTEMPT_LIMITS[kind];
  const waits = rows
    .filter((row) => row.attempts > (row.subject === email ? limits.email : limits.address))
    .map((row) => row.windowStart + ATTEMPT_WINDOW_SECONDS - now);
  return Math.max(0, ...waits);
}

/**
 * After a successful sign-in: resets the count of the e-mail, takes one off the count of the network address, and
 * deletes counts of past windows.
 */
export async function forgiveAttempt(db: Db, attempt: Attempt): Promise<void> {
  const { email, address } = subjectsOf("sign-in", attempt);
  const windowStart = Math.floor(Date.now() / 1000) - ATTEMPT_WINDOW_SECONDS;
  await db.delete(signInAttempts).where(eq(signInAttempts.subject, email));
  await db
    .update(signInAttempts)
    .set({ attempts: sql`greatest(0, ${signInAttempts.attempts} - 1)` })
    .where(eq(signInAttempts.subject, address));
  await db.delete(signInAttempts).where(lt(signInAttempts.windowStart, windowStart));
}

/** The two rows that count an attempt. Always written in this order, so that two attempts cannot deadlock. */
const subjectsOf = (kind: Kind, { email, address }: Attempt) => ({
  email: `${kind} email ${email.trim().toLowerCase().slice(0, 254)}`,
  address: `${kind} address ${address.slice(0, 64)}`,
});

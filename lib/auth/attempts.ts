import { setTimeout as pause } from "node:timers/promises";
import { inArray, lt, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { signInAttempts } from "@/db/schema/sessions";
import { networkOf } from "./network-of";

/**
 * The most attempts per window from one network: for one e-mail address, and in total. They are counted by network, so
 * that nobody can use up another person's attempts from elsewhere.
 */
export const ATTEMPT_LIMITS = {
  "sign-in": { pair: 10, network: 100 },
  reset: { pair: 3, network: 20 },
  "sign-up": { pair: 5, network: 10 },
  invitation: { pair: 5, network: 100 },
} as const;
export const ATTEMPT_WINDOW_SECONDS = 15 * 60;

/**
 * After this many attempts for an e-mail address from any network, each further attempt is delayed longer, up to a
 * limit.
 */
const UNDELAYED_ATTEMPTS = 20;
const PAUSE_STEP_MS = 100;
const LONGEST_PAUSE_MS = 3_000;

type Kind = keyof typeof ATTEMPT_LIMITS;
/** `device` is set if the attempt comes from a device that has signed in with this e-mail address before. */
export type Attempt = { email: string; address: string; device?: string | undefined };

/**
 * Counts an attempt before its password is checked or its mail is sent, so that simultaneous attempts all count. Returns
 * the seconds to wait, or 0. A known device is counted separately, so that strangers' attempts don't affect it.
 */
export async function countAttempt(db: Db, kind: Kind, attempt: Attempt): Promise<number> {
  const { device, pair, network, email } = subjectsOf(kind, attempt);
  const limits = ATTEMPT_LIMITS[kind];
  if (device) return waitOf(await count(db, [device]), { [device]: limits.pair });
  const counted = await count(db, [email, network, pair]);
  const wait = waitOf(counted, { [network]: limits.network, [pair]: limits.pair });
  const guesses = counted.find(({ subject }) => subject === email)?.attempts ?? 0;
  if (wait === 0 && guesses > UNDELAYED_ATTEMPTS) {
    await pause(Math.min(LONGEST_PAUSE_MS, (guesses - UNDELAYED_ATTEMPTS) * PAUSE_STEP_MS));
  }
  return wait;
}

type Counted = { subject: string; attempts: number; left: number };

const NOW = sql`extract(epoch from now())::integer`;
const WINDOW_IS_PAST = sql`${signInAttempts.windowStart} <= ${NOW} - ${ATTEMPT_WINDOW_SECONDS}::integer`;

/** Subjects are written in a fixed order, so that two attempts cannot deadlock. */
function count(db: Db, subjects: readonly string[]): Promise<Counted[]> {
  return db
    .insert(signInAttempts)
    .values([...subjects].sort().map((subject) => ({ subject, windowStart: NOW, attempts: 1 })))
    .onConflictDoUpdate({
      target: signInAttempts.subject,
      set: {
        windowStart: sql`case when ${WINDOW_IS_PAST} then ${NOW} else ${signInAttempts.windowStart} end`,
        attempts: sql`case when ${WINDOW_IS_PAST} then 1 else ${signInAttempts.attempts} + 1 end`,
      },
    })
    .returning({
      subject: signInAttempts.subject,
      attempts: signInAttempts.attempts,
      left: sql<number>`${signInAttempts.windowStart} + ${ATTEMPT_WINDOW_SECONDS}::integer - ${NOW}`,
    });
}

function waitOf(counted: readonly Counted[], limits: Record<string, number>): number {
  const exceeded = counted.filter(({ subject, attempts }) => attempts > (limits[subject] ?? Number.POSITIVE_INFINITY));
  return Math.max(0, ...exceeded.map(({ left }) => left));
}

/**
 * After a successful sign-in: deletes the failures of this network or device for the e-mail address, subtracts one from
 * the shared counts, and deletes counts of past windows.
 */
export async function forgiveAttempt(db: Db, attempt: Attempt): Promise<void> {
  const { device, pair, network, email } = subjectsOf("sign-in", attempt);
  await db.delete(signInAttempts).where(inArray(signInAttempts.subject, device ? [device] : [pair]));
  if (!device) {
    await db
      .update(signInAttempts)
      .set({ attempts: sql`greatest(0, ${signInAttempts.attempts} - 1)` })
      .where(inArray(signInAttempts.subject, [email, network]));
  }
  await db
    .delete(signInAttempts)
    .where(lt(signInAttempts.windowStart, sql`${NOW} - ${ATTEMPT_WINDOW_SECONDS}::integer`));
}

function subjectsOf(kind: Kind, { email: given, address, device }: Attempt) {
  const email = given.trim().toLowerCase().slice(0, 254);
  const network = networkOf(address);
  return {
    device: device && `${kind} device ${device}`,
    email: `${kind} email ${email}`,
    network: `${kind} address ${network}`,
    pair: `${kind} pair ${network} ${email}`,
  };
}

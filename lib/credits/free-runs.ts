import { and, eq, gte, isNull, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { creditAccounts, creditLedger } from "@/db/schema/credits";
import type { Caller } from "@/lib/auth/caller";
import type { CodingEngine } from "@/lib/engines/engine";
import { AppError } from "@/lib/errors/app-error";
import { moveCredits } from "./ledger";
import { PLAN_TERMS } from "./plans";

/**
 * Counts work of a language model that costs no credits, by a ledger row with amount 0; the local engine's is not
 * counted. Call it in the transaction that accepts the work. Throws RATE_LIMITED until midnight in UTC once the plan's
 * number of a day is used up.
 */
export async function countFreeRun(
  tx: Db,
  { organizationId, plan }: Pick<Caller, "organizationId" | "plan">,
  { name }: Pick<CodingEngine, "name">,
  description: string,
  subjectId?: string,
): Promise<void> {
  if (name === "local") return;
  await tx.select().from(creditAccounts).where(eq(creditAccounts.organizationId, organizationId)).for("update");
  const ofToday = and(
    eq(creditLedger.organizationId, organizationId),
    eq(creditLedger.kind, "free"),
    // These two conditions let PostgreSQL use the index.
    eq(creditLedger.amount, 0),
    isNull(creditLedger.reservationId),
    gte(creditLedger.createdAt, today),
  );
  const max = PLAN_TERMS[plan].freeRunsADay;
  if ((await tx.$count(creditLedger, ofToday)) >= max) {
    const [clock] = await tx.execute<{ seconds: number }>(sql`
      select ceil(extract(epoch from ${today} + interval '1 day' - now()))::integer as seconds`);
    const message = `Your plan includes ${max} codebooks and rounds of suggestions by a language model a day, and today's are used up. There are new ones after midnight (UTC).`;
    throw new AppError("RATE_LIMITED", message, { retryAfter: Math.max(1, clock?.seconds ?? 1) });
  }
  await moveCredits(tx, { organizationId, kind: "free", amount: 0, description, subjectId, reservationId: null });
}

/** Midnight in UTC. */
const today = sql`(date_trunc('day', now() at time zone 'UTC') at time zone 'UTC')`;

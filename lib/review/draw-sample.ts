import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import { baseOf } from "@/lib/analytics/analysed";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors/app-error";
import { type QuestionPath, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { draw } from "@/lib/responses/draw";
import { casesFor } from "@/lib/statistics/sample-size";
import { extendSample, lockSample } from "./extend-sample";
import { MIN_SAMPLE, WANTED_HALF_WIDTH } from "./parameters";
import { showReview } from "./show-review";

export type SampleRequest = {
  /** The wanted number of answers, or else the half-width of the 95% interval that a share of one half shall have. */
  size?: number | undefined;
  halfWidth?: number | undefined;
  blind: boolean;
};

/**
 * Draws a random sample of a question's answers, in which each answer is with the same probability: those with the
 * lowest random numbers (`lib/responses/draw.ts`), so that a larger sample extends an earlier one. A smaller one leaves
 * it as it is. At least 30 answers, at most all. Returns the review. Throws NOT_FOUND; NO_DATA if no answer is coded.
 */
export async function drawSample(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { size: wanted, halfWidth = WANTED_HALF_WIDTH, blind }: SampleRequest,
) {
  const scope = scopeOf(caller, path);
  const size = Math.max(MIN_SAMPLE, wanted ?? casesFor(0.5, halfWidth));
  await db.transaction(async (tx) => {
    await requireQuestion(tx, caller, path);
    await lockSample(tx, scope);
    const [drawn] = await tx.execute<{ last: string | null }>(sql`
      select max(draw) as last from (
        select ${draw} as draw from ${responses} where ${baseOf(scope)} order by draw limit ${size}) as lowest`);
    if (!drawn || drawn.last === null) {
      throw new AppError("NO_DATA", "No answer of this question is coded yet. Code answers, then draw a sample.");
    }
    await extendSample(tx, scope, { last: drawn.last, blind });
  });
  return showReview(db, caller, path);
}

import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import type { Passes } from "@/db/schema/terms";
import { inParts } from "@/lib/data/parts";
import type { AnswerCoding } from "@/lib/engines/engine";
import { advanceJob, type JobRef, lockJob, type RunningJob } from "@/lib/jobs/lock-job";
import { CODED_PER_TRANSACTION } from "../parameters";
import { spread } from "../pipeline/answer-groups";
import type { ReviewedGroups } from "../pipeline/coding-store";
import { forgetAssignments, storeAssignments } from "../store-assignments";
import { isCodedBy } from "./job-answers";

const NO_PASSES: Passes = { compared: 0, agreed: 0 };

/** Stores the codings that a review changed and the review's progress in one transaction. */
export async function saveReviewed(
  db: Db,
  ref: JobRef,
  { changed, coder, usage, passes, reviewed }: ReviewedGroups,
): Promise<void> {
  const codings = spread(changed);
  await db.transaction(async (tx) => {
    const job = await lockJob(tx, ref);
    for (const part of inParts(codings, CODED_PER_TRANSACTION)) await replace(tx, job, coder, part);
    const soFar = job.checkpoint.passes ?? NO_PASSES;
    const sum = passes && { compared: soFar.compared + passes.compared, agreed: soFar.agreed + passes.agreed };
    const checkpoint = { reviewed, ...(sum && { passes: sum }) };
    await advanceJob(tx, ref, { usage, engine: coder, checkpoint });
  });
}

/** Replaces the engine's codes of answers that this job coded and no person has reviewed since. */
async function replace(tx: Db, job: RunningJob, coder: string, codings: readonly AnswerCoding[]): Promise<void> {
  const { organizationId } = job;
  const ids = codings.map(({ answerId }) => answerId);
  const rows = await tx
    .select({ id: responses.id })
    .from(responses)
    .where(and(eq(responses.organizationId, organizationId), isOneOf(responses.id, ids), isCodedBy(job)));
  const own = new Set(rows.map(({ id }) => id));
  await forgetAssignments(tx, organizationId, [...own]);
  const kept = codings.filter(({ answerId }) => own.has(answerId));
  await storeAssignments(tx, { organizationId, engine: coder }, kept);
}

import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import type { AnswerFlag } from "@/db/schema/terms";
import { type AnswerCoding, type CodingEngine, type EngineUsage, NO_USAGE } from "@/lib/engines/engine";
import { advanceJob, holdJob, type JobRef, type RunningJob } from "@/lib/jobs/hold-job";
import { inParts } from "@/lib/parts";
import { isBillable } from "../charge";
import { CODED_PER_TRANSACTION } from "../parameters";
import { spread } from "../pipeline/answer-groups";
import type { CodedGroup } from "../pipeline/coding-store";
import { forgetAssignments, storeAssignments } from "../store-assignments";
import { isOpen } from "./job-answers";

/**
 * Stores the codes of answers that are still open, with the job's progress and charge. One transaction, or several
 * where very many answers equal those of the batch. Replaces the old codes of answers that are coded again.
 */
export async function saveCoded(
  db: Db,
  ref: JobRef,
  engine: CodingEngine,
  { coded, usage }: { coded: readonly CodedGroup[]; usage: EngineUsage },
): Promise<void> {
  const all = coded.flatMap(({ group, coding }) => spread(group, coding));
  let unnoted = usage;
  for (const part of inParts(all, CODED_PER_TRANSACTION)) {
    await savePart(db, ref, engine, part, unnoted);
    unnoted = NO_USAGE;
  }
}

async function savePart(
  db: Db,
  ref: JobRef,
  engine: CodingEngine,
  part: readonly AnswerCoding[],
  usage: EngineUsage,
): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await holdJob(tx, ref);
    const fresh = await markCoded(tx, job, part);
    await forgetAssignments(tx, ref.organizationId, [...fresh.keys()]);
    const codings = part.filter(({ answerId }) => fresh.has(answerId));
    await storeAssignments(tx, { organizationId: ref.organizationId, engine: engine.version }, codings);
    const counted = job.checkpoint.extended ? [] : [...fresh.values()];
    const charged = counted.filter(isBillable).length;
    await advanceJob(tx, ref, { processed: counted.length, charged, usage, engine: engine.version });
  });
}

/** Marks those answers that are still open, and returns their flags by their ids. */
async function markCoded(
  tx: Db,
  job: RunningJob,
  codings: readonly AnswerCoding[],
): Promise<Map<string, readonly AnswerFlag[]>> {
  const ids = codings.map(({ answerId }) => answerId);
  const marked = await tx
    .update(responses)
    .set({ codedAt: sql`now()` })
    .where(and(eq(responses.organizationId, job.organizationId), isOneOf(responses.id, ids), isOpen(job)))
    .returning({ id: responses.id, flags: responses.flags });
  return new Map(marked.map(({ id, flags }) => [id, flags]));
}

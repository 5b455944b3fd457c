import { and, eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import { type AnswerFlag, ENGINE_FLAGS, NOT_CODED_REASONS } from "@/db/schema/terms";
import { inParts } from "@/lib/data/parts";
import { type AnswerCoding, type EngineUsage, NO_USAGE } from "@/lib/engines/engine";
import { advanceJob, type JobRef, lockJob, type RunningJob } from "@/lib/jobs/lock-job";
import { isBillable } from "../charge";
import { codingOptionsOf } from "../job-options";
import { CODED_PER_TRANSACTION } from "../parameters";
import { type CodedGroup, spread } from "../pipeline/answer-groups";
import { forgetAssignments, storeAssignments } from "../store-assignments";
import { CODED_NOW, FLAGS_BEFORE_DECISION, isOpen } from "./job-answers";
import { keepBeforeRun } from "./run-version";

/**
 * Stores the codes of answers that are still open, or why the engine gave them none, together with the job's progress
 * and charge. One transaction stores them, or several if very many answers equal those of the batch. New codes replace
 * the old ones of answers that are coded again. If the engine fails on an answer that was reopened by an extension of
 * the codebook, the answer keeps its old codes.
 */
export async function saveCoded(
  db: Db,
  ref: JobRef,
  { coded, usage, coder }: { coded: readonly CodedGroup[]; usage: EngineUsage; coder: string },
): Promise<void> {
  const all = spread(coded);
  let unnoted = usage;
  for (const part of inParts(all, CODED_PER_TRANSACTION)) {
    await savePart(db, ref, part, { usage: unnoted, coder });
    unnoted = NO_USAGE;
  }
}

async function savePart(
  db: Db,
  ref: JobRef,
  part: readonly AnswerCoding[],
  { usage, coder }: { usage: EngineUsage; coder: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await lockJob(tx, ref);
    const isFirst = !job.checkpoint.extended;
    await keepBeforeRun(tx, job, codingOptionsOf(job).mode === "uncoded" ? idsOf(part.filter(isCoded)) : idsOf(part));
    const fresh = await markCoded(tx, job, part.filter(isCoded));
    const failed = await (isFirst ? markNotCoded : markCoded)(tx, job, part.filter(not(isCoded)));
    const replaced = isFirst ? [...fresh.keys(), ...failed.keys()] : [...fresh.keys()];
    await forgetAssignments(tx, ref.organizationId, replaced);
    const codings = part.filter(({ answerId }) => fresh.has(answerId));
    await storeAssignments(tx, { organizationId: ref.organizationId, engine: coder }, codings);
    await storeVotes(tx, ref.organizationId, codings);
    const processed = isFirst ? fresh.size + failed.size : 0;
    const { freeAgain } = codingOptionsOf(job);
    const isPaid = ({ flags, again }: Before) => isBillable(flags) && !(freeAgain && again);
    const charged = isFirst ? [...fresh.values()].filter(isPaid).length : 0;
    await advanceJob(tx, ref, { processed, charged, usage, engine: coder });
  });
}

/** Stores how several engines voted about answers. */
async function storeVotes(tx: Db, organizationId: string, codings: readonly AnswerCoding[]): Promise<void> {
  const rows = codings.flatMap(({ answerId, votes }) => (votes ? [{ id: answerId, votes }] : []));
  if (rows.length === 0) return;
  await tx.execute(sql`
    update ${responses} set votes = v.votes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (id uuid, votes jsonb)
    where ${responses.organizationId} = ${organizationId} and ${responses.id} = v.id`);
}

const idsOf = (codings: readonly AnswerCoding[]) => codings.map(({ answerId }) => answerId);
const isCoded = ({ notCoded }: AnswerCoding): boolean => notCoded === undefined;
const not = (condition: (coding: AnswerCoding) => boolean) => (coding: AnswerCoding) => !condition(coding);

/** The flags that an answer had before, and whether a run had coded it. */
type Before = { flags: readonly AnswerFlag[]; again: boolean };
type BeforeById = Map<string, Before>;

/** Marks those answers that are still open as coded, with the flags that the engine gave. */
async function markCoded(tx: Db, job: RunningJob, codings: readonly AnswerCoding[]): Promise<BeforeById> {
  const marked = await mark(
    tx,
    job,
    codings.filter(({ flag }) => !flag),
    CODED_NOW,
  );
  for (const flag of ENGINE_FLAGS) {
    const flagged = codings.filter((coding) => coding.flag === flag);
    const flags = sql`array_append(${FLAGS_BEFORE_DECISION}, ${flag})`;
    for (const [id, of] of await mark(tx, job, flagged, { ...CODED_NOW, flags })) marked.set(id, of);
  }
  return marked;
}

/** Flags those answers that are still open with the reason why they have no codes; they stay open to later jobs. */
async function markNotCoded(tx: Db, job: RunningJob, codings: readonly AnswerCoding[]): Promise<BeforeById> {
  const marked: BeforeById = new Map();
  for (const reason of NOT_CODED_REASONS) {
    const failed = codings.filter(({ notCoded }) => notCoded === reason);
    const flags = sql`array_append(${responses.flags}, 'not_coded')`;
    for (const [id, of] of await mark(tx, job, failed, { codedAt: null, notCoded: reason, flags })) marked.set(id, of);
  }
  return marked;
}

/** A query in `returning` sees the rows as they were before the update. */
const BEFORE = sql<Before>`(select jsonb_build_object('flags', before.flags, 'again', before.coded_at is not null)
  from ${responses} before
  where before.organization_id = "responses"."organization_id" and before.id = "responses"."id")`;

async function mark(
  tx: Db,
  job: RunningJob,
  codings: readonly AnswerCoding[],
  values: PgUpdateSetSource<typeof responses>,
): Promise<BeforeById> {
  if (codings.length === 0) return new Map();
  const marked = await tx
    .update(responses)
    .set(values)
    .where(and(eq(responses.organizationId, job.organizationId), isOneOf(responses.id, idsOf(codings)), isOpen(job)))
    .returning({ id: responses.id, before: BEFORE });
  return new Map(marked.map(({ id, before }) => [id, before]));
}

import { and, asc, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { advanceJob, holdJob, type JobRef, type RunningJob, requireRunning } from "@/lib/jobs/hold-job";
import { whileRunning } from "@/lib/jobs/while-running";
import { inParts } from "@/lib/parts";
import { NO_USAGE } from "../ask-engine";
import type { AnswerCoding, CodingEngine, EngineUsage, Mention } from "../engines/engine";
import { type Group, mentionsIn } from "../group-equal";
import { type CodedResponse, forgetAssignments, storeAssignments } from "../store-assignments";
import { isCodedBy, type QuestionScope, readWork } from "./question-work";

const DEFAULT_BUDGET = 15_000;
const READ_AT_ONCE = 500;
const STORED_AT_ONCE = 1_000;

/**
 * Fourth stage: lets the engine look again at what it was unsure of, part after part for about `budget` milliseconds,
 * stores what that changes in the answers of this job, and says how many distinct answers remain.
 */
export async function reviewStage(
  db: Db,
  ref: JobRef,
  engine: CodingEngine,
  budget = DEFAULT_BUDGET,
): Promise<{ remaining: number }> {
  const job = await requireRunning(db, ref);
  const { groups, task } = await readWork(db, job);
  const deadline = performance.now() + budget;
  if (task.codes.length === 0) return { remaining: 0 };
  const representatives = groups.map(({ representative }) => representative);
  const codings = await readCodings(db, job, groups);
  let done = job.checkpoint.reviewed ?? 0;
  await whileRunning(db, ref, async (signal) => {
    while (done < groups.length) {
      const part = { from: done, to: Math.min(groups.length, done + engine.reviewSize) };
      const { value, usage } = await engine.review(task, representatives, codings, { signal, part });
      let unnoted = usage;
      for (const codingsAfter of inParts(value, STORED_AT_ONCE)) {
        const from = done;
        const changed = codingsAfter.flatMap((after, index) =>
          changesOf(groups[from + index], codings[from + index], after),
        );
        done = from + codingsAfter.length;
        await storeChanges(db, ref, engine, { changed, usage: unnoted, reviewed: done });
        codingsAfter.forEach((after, index) => {
          codings[from + index] = after;
        });
        unnoted = NO_USAGE;
      }
      if (performance.now() > deadline) break;
    }
  });
  return { remaining: groups.length - done };
}

/** What the engine gave to the first answer of each group. */
async function readCodings(db: Db, job: RunningJob, groups: readonly Group[]): Promise<AnswerCoding[]> {
  const codings: AnswerCoding[] = [];
  for (const part of inParts(groups, READ_AT_ONCE)) {
    const ids = part.map(({ answers: [first] }) => first?.id ?? "");
    const mentions = await readMentions(db, job, ids, "engine");
    for (const [index, { representative }] of part.entries()) {
      codings.push({ answerId: representative.id, mentions: mentions.get(ids[index] ?? "") ?? [] });
    }
  }
  return codings;
}

/** The codes of these answers by their ids, in the order of mention; of one source where given. */
export async function readMentions(
  db: Db,
  { organizationId }: QuestionScope,
  ids: readonly string[],
  source?: "engine",
): Promise<Map<string, Mention[]>> {
  const rows = await db
    .select({
      responseId: assignments.responseId,
      codeId: assignments.codeId,
      confidence: assignments.confidence,
      evidence: assignments.evidence,
      mentionSentiment: assignments.mentionSentiment,
    })
    .from(assignments)
    .where(
      and(
        eq(assignments.organizationId, organizationId),
        isOneOf(assignments.responseId, ids),
        source && eq(assignments.source, source),
      ),
    )
    .orderBy(asc(assignments.responseId), asc(assignments.position));
  const mentions = new Map<string, Mention[]>();
  for (const { responseId, ...mention } of rows) {
    const list = mentions.get(responseId) ?? [];
    mentions.set(responseId, list);
    list.push(mention);
  }
  return mentions;
}

function changesOf(group: Group | undefined, before: AnswerCoding | undefined, after: AnswerCoding): CodedResponse[] {
  if (!group || JSON.stringify(after.mentions) === JSON.stringify(before?.mentions)) return [];
  return group.answers.map((answer) => ({ id: answer.id, mentions: mentionsIn(answer, after.mentions) }));
}

async function storeChanges(
  db: Db,
  ref: JobRef,
  engine: CodingEngine,
  { changed, usage, reviewed }: { changed: readonly CodedResponse[]; usage: EngineUsage; reviewed: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await replaceAssignments(tx, await holdJob(tx, ref), engine.version, changed);
    await advanceJob(tx, ref, { usage, engine: engine.version, checkpoint: { reviewed } });
  });
}

/** Replaces the engine's codes of answers that this job coded and no person has reviewed since. */
async function replaceAssignments(
  tx: Db,
  job: RunningJob,
  engine: string,
  coded: readonly CodedResponse[],
): Promise<void> {
  if (coded.length === 0) return;
  const { organizationId } = job;
  const ids = coded.map(({ id }) => id);
  const own = await tx
    .select({ id: responses.id })
    .from(responses)
    .where(and(eq(responses.organizationId, organizationId), isOneOf(responses.id, ids), isCodedBy(job)));
  const replaced = new Set(own.map(({ id }) => id));
  await forgetAssignments(tx, organizationId, [...replaced]);
  await storeAssignments(
    tx,
    { organizationId, engine },
    coded.filter(({ id }) => replaced.has(id)),
  );
}

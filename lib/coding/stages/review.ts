import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import type { AnswerCoding, CodingEngine, EngineUsage, Mention } from "@/lib/engines/engine";
import { advanceJob, holdJob, type JobRef, type RunningJob, requireRunning } from "@/lib/jobs/hold-job";
import { whileRunning } from "@/lib/jobs/while-running";
import { inParts, inTurns } from "@/lib/parts";
import { readAnswerIds } from "@/lib/responses/answer-pages";
import { type FlaggedAnswer, type Group, mentionsIn } from "../group-equal";
import { forgetAssignments, storeAssignments } from "../store-assignments";
import { isCodedBy, readWork } from "./question-work";
import { readMentions } from "./read-mentions";
import { reviewCircles } from "./review-circles";

const DEFAULT_BUDGET = 15_000;
const READ_AT_ONCE = 500;
const COMPARED_AT_ONCE = 2_000;
const STORED_AT_ONCE = 1_000;

/**
 * Fourth stage: lets the engine look again at what it was unsure of, circle after circle for about `budget`
 * milliseconds, stores what that changes in the answers of this job, and says how many distinct answers remain. What
 * one look changes is stored at once: however often the stage is stopped, the other circles are as they were.
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
  const own = await readAnswerIds(db, job, isCodedBy(job));
  let done = job.checkpoint.reviewed ?? 0;
  let end = 0;
  await whileRunning(db, ref, async (signal) => {
    for (const { members, atOnce } of await reviewCircles(engine, task, groups, signal)) {
      const start = end;
      end += members.length;
      const circle = members.map((number) => groups[number] as Group);
      if (!circle.some(({ answers }) => answers.some(({ id }) => own.has(id)))) done = Math.max(done, end);
      if (done >= end) continue;
      const codings = await readCodings(db, job, circle);
      while (done < end) {
        const part = { from: done - start, to: Math.min(circle.length, done - start + atOnce) };
        done = start + part.to;
        const representatives = circle.map(({ representative }) => representative);
        const { value, usage } = await engine.review(task, representatives, codings, { signal, part });
        const changed = await exchange(circle, codings, part.from, value);
        await storeChanges(db, ref, engine, { changed, usage, reviewed: done });
        if (performance.now() > deadline) return;
      }
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

type Change = { answer: FlaggedAnswer; mentions: readonly Mention[] };

/** Puts the codings that were reviewed in the place of those from `from` on, and returns what that changes. */
async function exchange(
  circle: readonly Group[],
  codings: AnswerCoding[],
  from: number,
  reviewed: readonly AnswerCoding[],
): Promise<Change[]> {
  const changed: Change[] = [];
  let number = from;
  for await (const part of inTurns(reviewed, COMPARED_AT_ONCE)) {
    for (const after of part) {
      const { answers = [] } = circle[number] ?? {};
      const isChanged = JSON.stringify(after.mentions) !== JSON.stringify(codings[number]?.mentions);
      if (isChanged) for (const answer of answers) changed.push({ answer, mentions: after.mentions });
      codings[number++] = after;
    }
  }
  return changed;
}

async function storeChanges(
  db: Db,
  ref: JobRef,
  engine: CodingEngine,
  { changed, usage, reviewed }: { changed: readonly Change[]; usage: EngineUsage; reviewed: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await holdJob(tx, ref);
    for (const part of inParts(changed, STORED_AT_ONCE)) await replaceAssignments(tx, job, engine.version, part);
    await advanceJob(tx, ref, { usage, engine: engine.version, checkpoint: { reviewed } });
  });
}

/** Replaces the engine's codes of answers that this job coded and no person has reviewed since. */
async function replaceAssignments(tx: Db, job: RunningJob, engine: string, changed: readonly Change[]): Promise<void> {
  const { organizationId } = job;
  const ids = changed.map(({ answer }) => answer.id);
  const own = await tx
    .select({ id: responses.id })
    .from(responses)
    .where(and(eq(responses.organizationId, organizationId), isOneOf(responses.id, ids), isCodedBy(job)));
  const replaced = new Set(own.map(({ id }) => id));
  await forgetAssignments(tx, organizationId, [...replaced]);
  const coded = changed.filter(({ answer }) => replaced.has(answer.id));
  await storeAssignments(
    tx,
    { organizationId, engine },
    coded.map(({ answer, mentions }) => ({ id: answer.id, mentions: mentionsIn(answer, mentions) })),
  );
}

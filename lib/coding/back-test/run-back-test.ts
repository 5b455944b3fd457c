import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { backTests } from "@/db/schema/back-tests";
import { responses } from "@/db/schema/responses";
import type { AnswerFlag } from "@/db/schema/terms";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { inParts } from "@/lib/data/parts";
import { type AnswerCoding, type CodingEngine, coderOf, EngineError, type EngineUsage } from "@/lib/engines/engine";
import { onBehalfOf } from "@/lib/engines/on-behalf-of";
import { AppError } from "@/lib/errors/app-error";
import { endJob } from "@/lib/jobs/end-job";
import { advanceJob, type JobRef, lockJob, type RunningJob, requireRunning } from "@/lib/jobs/lock-job";
import type { PreparedAnswer } from "@/lib/preparation/prepare";
import { prepareInWorker } from "@/lib/preparation/prepare-in-worker";
import { returnQuestion } from "@/lib/questions/question-status";
import { rowsOf } from "@/lib/questions/rows-of";
import { draw } from "@/lib/responses/draw";
import { whileCallerWaits } from "@/lib/workers/caller";
import { isBillable } from "../charge";
import { readQuestion } from "../job/read-question";
import { whileAsking } from "../job/while-asking";
import { ROUND_MS } from "../parameters";
import { groupEqual } from "../pipeline/answer-groups";
import { codeByTask } from "../pipeline/code-in-memory";
import { backTestTask } from "./prepare-back-test";

/** Distinct answers that are coded and stored at once. */
const AT_ONCE = 200;

/**
 * Codes waiting answers of a back-test for about `budget` milliseconds; returns how many distinct ones remain, or 0 if
 * the model refuses the first ones, all of them. If the engine fails, what it coded before is stored.
 */
export async function backTestRound(db: Db, ref: JobRef, engine: CodingEngine, budget = ROUND_MS): Promise<number> {
  const job = await requireRunning(db, ref);
  const { answers, waiting } = await readTested(db, job);
  const codebook = await readCodebook(db, job);
  const { context, task } = await backTestTask(db, job, codebook);
  const open = groupEqual(answers).filter((group) => group.answers.some(({ id }) => waiting.has(id)));
  const flagsOf = new Map(answers.map(({ id, flags }) => [id, flags]));
  const deadline = performance.now() + budget;
  let left = open.length;
  let isCoded = answers.some(({ id }) => !waiting.has(id));
  for (const groups of inParts(open, AT_ONCE)) {
    const usages: EngineUsage[] = [];
    const noted = new Map<string, AnswerCoding>();
    const note = (usage: EngineUsage, codings: readonly AnswerCoding[]) => {
      usages.push(usage);
      for (const coding of codings) noted.set(coding.answerId, coding);
    };
    const save = (codings: readonly AnswerCoding[]) =>
      store(db, job, codings, { flagsOf, usages, engine: coderOf(engine, task) });
    const code = () => codeByTask(onBehalfOf(job.organizationId, engine), { context, groups, task }, note);
    const codings = await whileAsking(db, job, engine, (signal) => whileCallerWaits(signal, code)).catch(
      async (error) => {
        if (error instanceof EngineError) await save([...noted.values()]);
        throw error;
      },
    );
    await save(codings);
    left -= groups.length;
    isCoded ||= codings.some(({ notCoded }) => !notCoded);
    if (!isCoded) return 0;
    if (performance.now() > deadline) break;
  }
  return left;
}

/** Ends a back-test. The question is as it was before. Throws VALIDATION_ERROR if the engine coded no answer. */
export async function finishBackTest(db: Db, ref: JobRef): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await lockJob(tx, ref);
    const [tested] = await tx.select({ codes: backTests.codes }).from(backTests).where(isOf(job));
    const answers = Object.values(tested?.codes ?? {}).filter((codes) => codes !== null).length;
    if (answers === 0) throw new AppError("VALIDATION_ERROR", "The model coded none of the answers.");
    const { modelCalls: calls, inputTokens, outputTokens, modelCost: cost } = job;
    const usage = { calls, inputTokens, outputTokens, cost };
    await tx.update(backTests).set({ usage, finishedAt: sql`now()` }).where(isOf(job));
    const { projectId: project_id, questionId: question_id, charged: credits_used } = job;
    const result = { project_id, question_id, responses_coded: answers, credits_used };
    await endJob(tx, job, { status: "completed", result, processed: job.total });
    await returnQuestion(tx, job, job.statusBefore);
  });
}

/** The answers of a job's back-test, prepared as when it was accepted, and the ids of those that wait to be coded. */
async function readTested(db: Db, job: RunningJob): Promise<{ answers: PreparedAnswer[]; waiting: Set<string> }> {
  const [tested] = await db.select({ codes: backTests.codes }).from(backTests).where(isOf(job));
  const ids = Object.keys(tested?.codes ?? {});
  const found = await db
    .select({ id: responses.id, text: responses.text })
    .from(responses)
    .where(and(rowsOf(responses, job), isOneOf(responses.id, ids)))
    .orderBy(draw, responses.id);
  const { language, codingType, wording: question } = (await readQuestion(db, job)).context;
  const answers = await prepareInWorker(found, { question, language, codingType }, { group: job.organizationId });
  return { answers, waiting: new Set(ids.filter((id) => tested?.codes[id] === null)) };
}

type Flags = ReadonlyMap<string, readonly AnswerFlag[]>;

/** Stores codings with the job's progress. Answers that the engine could not code leave the test, and are free. */
async function store(
  db: Db,
  job: RunningJob,
  codings: readonly AnswerCoding[],
  { flagsOf, usages, engine }: { flagsOf: Flags; usages: readonly EngineUsage[]; engine: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockJob(tx, job);
    const [before] = await tx.select({ codes: backTests.codes }).from(backTests).where(isOf(job));
    const fresh = codings.filter(({ answerId }) => before?.codes[answerId] === null);
    const coded = fresh.filter(({ notCoded }) => !notCoded);
    const failed = fresh.flatMap(({ notCoded, answerId }) => (notCoded ? [answerId] : []));
    const charged = coded.filter(({ answerId }) => isBillable(flagsOf.get(answerId) ?? [])).length;
    const idsOf = ({ mentions }: AnswerCoding) => mentions.map(({ codeId }) => codeId);
    const codes = Object.fromEntries(coded.map((coding) => [coding.answerId, idsOf(coding)]));
    await tx
      .update(backTests)
      .set({
        codes: sql`(${backTests.codes} || ${JSON.stringify(codes)}::jsonb) - ${`{${failed.join(",")}}`}::text[]`,
        creditsUsed: sql`${backTests.creditsUsed} + ${charged}::integer`,
        engine,
      })
      .where(isOf(job));
    await advanceJob(tx, job, { processed: fresh.length, charged, engine });
    for (const usage of usages) await advanceJob(tx, job, { usage });
  });
}

const isOf = ({ organizationId, questionId, id }: RunningJob) =>
  and(eq(backTests.organizationId, organizationId), eq(backTests.questionId, questionId), eq(backTests.jobId, id));

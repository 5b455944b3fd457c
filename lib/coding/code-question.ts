import { and, asc, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { JobUsage } from "@/db/schema/jobs";
import { projects, questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import { type Codebook, countCodes } from "@/lib/codebook/codebook";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { storeCodebook } from "@/lib/codebook/store-codebook";
import { advanceJob, type ClaimedJob } from "@/lib/jobs/claim-job";
import { completeJob } from "@/lib/jobs/finish-job";
import { isBillable, isJunk } from "./charge";
import { addUsage, codingTask, generateCodebook, NO_USAGE, type QuestionContext } from "./code-work-list";
import type { CodingEngine, CodingTask, EngineUsage } from "./engines/engine";
import { oneCallResult } from "./one-call-result";
import type { PreparedAnswer } from "./prepare/prepare";
import { prepareInWorker } from "./prepare/prepare-in-worker";
import { storeAssignments } from "./store-assignments";
import { markCoded, readCodings, replaceAssignments } from "./stored-codings";
import { mentionsIn, type WorkItem, workList } from "./work-list";

/** The codebook could not be built; `cause` says why. */
export class CodebookFailure extends Error {
  override readonly name = "CodebookFailure";
}

/**
 * Codes the answers of a job's question that are not coded yet: prepare, codebook, classify in batches, review,
 * settle. Each batch is stored with its progress in one transaction, so a process that takes the job over goes on
 * where the last one stopped, and nothing is coded or charged twice.
 */
export async function codeQuestion(db: Db, job: ClaimedJob, engine: CodingEngine): Promise<void> {
  const { context, projectId } = await readContext(db, job);
  const answers = await readAnswers(db, job);
  const { wording, language, codingType } = context;
  const prepared = await prepareInWorker(answers, { question: wording, language, codingType });
  const items = workList(answers, prepared);
  const run = { db, job, engine, context, items, usage: NO_USAGE };

  const codebook = await ensureCodebook(run);
  const corpus = items.map(({ representative }) => representative.text);
  const task = codingTask(context, codebook, corpus, []);
  await codeJunk(run, answers, prepared);
  await classifyInBatches(run, task, new Map(prepared.map((answer) => [answer.id, answer])));
  await reviewAndFinish(run, task, { codebook, projectId, answers });
}

type StoredAnswer = { id: string; externalId: string; text: string; coded: boolean };

type Run = {
  db: Db;
  job: ClaimedJob;
  engine: CodingEngine;
  context: QuestionContext;
  items: WorkItem<StoredAnswer>[];
  usage: EngineUsage;
};

async function readContext(db: Db, { organizationId, questionId }: ClaimedJob) {
  const [row] = await db
    .select({
      projectId: projects.id,
      temporary: projects.temporary,
      language: projects.language,
      codingType: questions.codingType,
      text: questions.text,
    })
    .from(questions)
    .innerJoin(
      projects,
      and(eq(projects.organizationId, questions.organizationId), eq(projects.id, questions.projectId)),
    )
    .where(and(eq(questions.organizationId, organizationId), eq(questions.id, questionId)));
  if (!row) throw new Error("the question of the job is gone");
  const { projectId, temporary, language, codingType, text } = row;
  return { projectId, context: { language, codingType, wording: temporary ? null : text } };
}

async function readAnswers(db: Db, { organizationId, questionId }: ClaimedJob): Promise<StoredAnswer[]> {
  const rows = await db
    .select({
      id: responses.id,
      externalId: responses.externalId,
      text: responses.text,
      codedAt: responses.codedAt,
      reviewed: responses.reviewed,
    })
    .from(responses)
    .where(and(eq(responses.organizationId, organizationId), eq(responses.questionId, questionId)))
    .orderBy(asc(responses.position));
  return rows.map(({ codedAt, reviewed, ...answer }) => ({ ...answer, coded: reviewed || codedAt !== null }));
}

async function ensureCodebook(run: Run): Promise<Codebook> {
  const { db, job, engine, context, items } = run;
  const existing = await readCodebook(db, job);
  if (countCodes(existing) > 0) return existing;
  const representatives = items.map(({ representative }) => representative);
  const generated = await generateCodebook(engine, context, representatives).catch((cause) => {
    throw new CodebookFailure("no codebook", { cause });
  });
  run.usage = addUsage(run.usage, generated.usage);
  await db.transaction(async (tx) => {
    await advanceJob(tx, job);
    await storeCodebook(tx, job, generated.codebook);
  });
  return generated.codebook;
}

/** Junk is processed, not coded: it gets its flags and counts as done. */
async function codeJunk({ db, job }: Run, answers: StoredAnswer[], prepared: PreparedAnswer[]): Promise<void> {
  const junk = prepared.filter(({ flags }, index) => isJunk(flags) && !answers[index]?.coded);
  if (junk.length === 0) return;
  await db.transaction(async (tx) => {
    await advanceJob(tx, job, { processed: junk.length, charged: 0 });
    await markCoded(tx, job.organizationId, junk);
  });
}

async function classifyInBatches(run: Run, task: CodingTask, preparedById: ReadonlyMap<string, PreparedAnswer>) {
  const { db, job, engine, items } = run;
  const open = items
    .map(({ representative, answers }) => ({ representative, answers: answers.filter(({ coded }) => !coded) }))
    .filter(({ answers }) => answers.length > 0);
  for (let from = 0; from < open.length; from += engine.batchSize) {
    const batch = open.slice(from, from + engine.batchSize);
    const representatives = batch.map(({ representative }) => representative);
    const { value, usage } =
      task.codes.length > 0 ? await engine.classify(task, representatives) : { value: [], usage: NO_USAGE };
    run.usage = addUsage(run.usage, usage);
    const coded = batch.flatMap(({ answers }, index) =>
      answers.map((answer) => ({ id: answer.id, mentions: mentionsIn(answer, value[index]?.mentions ?? []) })),
    );
    const done = coded.flatMap(({ id }) => preparedById.get(id) ?? []);
    const charged = done.filter(({ flags }) => isBillable(flags)).length;
    await db.transaction(async (tx) => {
      await advanceJob(tx, job, { processed: coded.length, charged });
      await storeAssignments(tx, { organizationId: job.organizationId, engine: engine.version }, coded);
      await markCoded(tx, job.organizationId, done);
    });
  }
}

async function reviewAndFinish(
  run: Run,
  task: CodingTask,
  { codebook, projectId, answers }: { codebook: Codebook; projectId: string; answers: StoredAnswer[] },
): Promise<void> {
  const { db, job, engine, items } = run;
  const codings = await readCodings(db, job);
  const representatives = items.map(({ representative }) => representative);
  const before = items.map(({ answers: [first] }, index) => ({
    answerId: representatives[index]?.id ?? "",
    mentions: codings.get(first?.id ?? "") ?? [],
  }));
  const { value, usage } =
    task.codes.length > 0 ? await engine.review(task, representatives, before) : { value: before, usage: NO_USAGE };
  const changed = items.flatMap(({ answers: group }, index) => {
    const mentions = value[index]?.mentions ?? [];
    if (JSON.stringify(mentions) === JSON.stringify(before[index]?.mentions)) return [];
    return group
      .filter(({ coded }) => !coded)
      .map((answer) => ({ id: answer.id, mentions: mentionsIn(answer, mentions) }));
  });
  for (const { id, mentions } of changed) codings.set(id, mentions);
  const codedAnswer = ({ id, externalId }: StoredAnswer) => ({ externalId, mentions: codings.get(id) ?? [] });

  await db.transaction(async (tx) => {
    await replaceAssignments(tx, { organizationId: job.organizationId, engine: engine.version }, changed);
    await completeJob(tx, job, {
      usage: jobUsage(engine, addUsage(run.usage, usage)),
      result: (creditsUsed) =>
        resultOf(job, {
          projectId,
          questionId: job.questionId,
          creditsUsed,
          codebook,
          answers: answers.map(codedAnswer),
        }),
    });
  });
}

/** A one-call job answers with everything that it coded, any other job with where to read it. */
function resultOf({ type }: ClaimedJob, coded: Parameters<typeof oneCallResult>[0]) {
  if (type === "one_call") return oneCallResult(coded);
  const { projectId, questionId, creditsUsed, answers } = coded;
  return { project_id: projectId, question_id: questionId, responses_coded: answers.length, credits_used: creditsUsed };
}

const jobUsage = (engine: CodingEngine, usage: EngineUsage): JobUsage => ({
  engine: engine.version,
  calls: usage.calls,
  input_tokens: usage.inputTokens,
  output_tokens: usage.outputTokens,
});

import { LRUCache } from "lru-cache";
import type { Db } from "@/db/client";
import { codesHashOf, readManual, readManualVersion } from "@/lib/codebook/coding-manual";
import { readCodebook } from "@/lib/codebook/read-codebook";
import type { JobRef, RunningJob } from "@/lib/jobs/lock-job";
import { answerPages } from "@/lib/responses/answer-pages";
import { readExamples } from "@/lib/responses/read-examples";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { type AnswerGroup, addToGroups } from "../pipeline/answer-groups";
import type { QuestionAnswers, QuestionWork } from "../pipeline/coding-store";
import { codingTask } from "../pipeline/coding-task";
import { readQuestion } from "./read-question";

const MAX_BYTES = 256 * MEBIBYTE;
/** Bytes of memory that an answer takes in addition to its characters. */
const BYTES_PER_ANSWER = 500;
const BYTES_PER_CHARACTER = 2;
/** Milliseconds that answers stay in the cache after their last use. */
const KEPT_FOR = 120_000;

type Kept = {
  groups: readonly AnswerGroup[];
  work?: QuestionWork & { codebookVersion: number; manualVersion: string | undefined };
};

/**
 * The answers that this process has read for its jobs, cached from one stage to the next. They cannot become outdated:
 * nobody adds, changes or deletes answers of a question while a job of it is open. A stage in another process reads
 * them again.
 */
const kept = new LRUCache<string, Kept>({
  maxSize: MAX_BYTES,
  sizeCalculation: sizeOf,
  ttl: KEPT_FOR,
  ttlAutopurge: true,
  updateAgeOnGet: true,
});

/** All answers of a job's question. They must be prepared. */
export async function readJobAnswers(db: Db, job: RunningJob): Promise<QuestionAnswers> {
  const { context } = await readQuestion(db, job);
  return { context, groups: (await readKept(db, job, context.language)).groups };
}

/**
 * The answers with the engine's task. The task is made again only when the version of the codebook or of its manual
 * changes. It is not made again when people review answers while the job runs, because the engine would then have to
 * learn the new task in every stage.
 */
export async function readJobWork(db: Db, job: RunningJob): Promise<QuestionWork> {
  const { context, codebookVersion } = await readQuestion(db, job);
  const known = await readKept(db, job, context.language);
  const manualVersion = await readManualVersion(db, job);
  if (known.work?.codebookVersion === codebookVersion && known.work.manualVersion === manualVersion) return known.work;
  const codebook = await readCodebook(db, job);
  const examples = await readExamples(db, job, { until: job.createdAt });
  const { groups } = known;
  const manual = await readManual(db, job, codesHashOf(codebook));
  const task = { ...codingTask(context, codebook, examples), manual };
  known.work = { codebookVersion, manualVersion, context, groups, task };
  return known.work;
}

/** Drops the cached answers of a job that has ended. */
export const forgetWork = ({ id }: JobRef): void => void kept.delete(id);

async function readKept(db: Db, job: RunningJob, language: string): Promise<Kept> {
  const known = kept.get(job.id);
  if (known) return known;
  const read: Kept = { groups: await readGroups(db, job, language) };
  kept.set(job.id, read);
  return read;
}

/** If a person coded an answer before any preparation, its language is unknown; the question's language is used. */
async function readGroups(db: Db, job: RunningJob, language: string): Promise<AnswerGroup[]> {
  const groups = new Map<string, AnswerGroup>();
  for await (const page of answerPages(db, job)) {
    addToGroups(
      groups,
      page.map(({ id, text, flags, ...answer }) => ({ id, text, flags, language: answer.language ?? language })),
    );
  }
  return [...groups.values()];
}

function sizeOf({ groups }: Kept): number {
  let bytes = 1;
  for (const { answers } of groups) {
    for (const { text } of answers) bytes += BYTES_PER_ANSWER + BYTES_PER_CHARACTER * text.length;
  }
  return bytes;
}

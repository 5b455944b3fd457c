import type { Db } from "@/db/client";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { completeJob } from "@/lib/jobs/end-job";
import { holdJob, type JobRef, type RunningJob } from "@/lib/jobs/hold-job";
import { oneCallResult } from "../one-call-result";
import { readAnswers, readContext } from "./question-work";
import { readMentions } from "./review";

/** Last stage: the result, the charge and the end of the job, all in one transaction. */
export async function finishStage(db: Db, ref: JobRef): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await holdJob(tx, ref);
    await completeJob(tx, job, await resultOf(tx, job));
  });
}

/** A one-call job answers with everything that it coded, any other with where to read it. */
async function resultOf(tx: Db, job: RunningJob) {
  const { questionId, charged, total } = job;
  const { projectId } = await readContext(tx, job);
  if (job.type !== "one_call") {
    return { project_id: projectId, question_id: questionId, responses_coded: total, credits_used: charged };
  }
  const mentions = await readMentions(tx, job);
  const answers = await readAnswers(tx, job);
  return oneCallResult({
    projectId,
    questionId,
    creditsUsed: charged,
    codebook: await readCodebook(tx, job),
    answers: answers.map(({ id, externalId }) => ({ externalId, mentions: mentions.get(id) ?? [] })),
  });
}

import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { completeJob } from "@/lib/jobs/end-job";
import { type JobRef, lockJob, type RunningJob } from "@/lib/jobs/lock-job";
import { noteCodeChanges } from "./code-changes";
import { isCodedBy, isFlaggedJunk, isOfQuestion, readTried } from "./job-answers";
import { forgetWork } from "./job-work";
import { noteCoder } from "./note-coder";
import { readQuestion } from "./read-question";
import { storeResults } from "./store-results";

/** Stores the result, settles the charge and ends the job, all in one transaction. */
export async function finishStage(db: Db, ref: JobRef): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await lockJob(tx, ref);
    await keepPasses(tx, job);
    if (job.type === "auto_coding") await noteCoder(tx, job);
    await completeJob(tx, job, await (job.type === "one_call" ? storeResults(tx, job) : summary(tx, job)));
  });
  forgetWork(ref);
}

async function keepPasses(tx: Db, { organizationId, questionId, checkpoint: { passes } }: RunningJob): Promise<void> {
  if (!passes || passes.compared === 0) return;
  await tx
    .update(questions)
    .set({ passes })
    .where(and(eq(questions.organizationId, organizationId), eq(questions.id, questionId)));
}

/** The result of a job that is not a one-call job: only counts, because the codes are stored with the answers. */
async function summary(tx: Db, job: RunningJob) {
  const { projectId, codebookVersion } = await readQuestion(tx, job);
  return {
    project_id: projectId,
    question_id: job.questionId,
    responses_coded: job.total,
    credits_used: job.charged,
    ...(await countDoubtful(tx, job)),
    not_coded: (await readTried(tx, job)).notCoded,
    codebook_version: codebookVersion,
    codes_added: await codesAdded(tx, job),
    code_changes: await noteCodeChanges(tx, job),
  };
}

async function countDoubtful(tx: Db, job: RunningJob) {
  const has = (condition: SQL) => sql`exists (select from ${assignments} a
    where a.organization_id = responses.organization_id and a.response_id = responses.id and ${condition})`;
  const [counted] = await tx
    .select({
      without_codes: sql<number>`(count(*) filter (where not ${has(sql`true`)} and not (${isFlaggedJunk()})))::integer`,
      low_confidence: sql<number>`(count(*) filter (where ${has(sql`a.confidence = 'low'`)}))::integer`,
    })
    .from(responses)
    .where(and(isOfQuestion(job), isCodedBy(job)));
  return { without_codes: counted?.without_codes ?? 0, low_confidence: counted?.low_confidence ?? 0 };
}

async function codesAdded(tx: Db, job: RunningJob) {
  const ids = new Set(job.checkpoint.extended?.codeIds);
  if (ids.size === 0) return [];
  return (await readCodebook(tx, job)).flatMap((category) =>
    category.codes
      .filter(({ id }) => ids.has(id))
      .map(({ id, name, codeNumber }) => ({ code_id: id, code_number: codeNumber, name, category: category.name })),
  );
}

import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import { questions } from "@/db/schema/projects";
import { publishEvent } from "@/lib/webhooks/publish-event";

/** Puts `job.completed` or `job.failed` into the outbox of webhooks, in the transaction that ends the job. */
export async function publishJobEnd(tx: Db, ref: { organizationId: string; id: string }): Promise<void> {
  const { organizationId } = ref;
  const [job] = await tx
    .select({
      id: jobs.id,
      status: jobs.status,
      projectId: sql<string | null>`coalesce(${questions.projectId}, (${jobs.result}->>'project_id')::uuid)`,
      questionId: jobs.questionId,
      processed: jobs.processed,
      charged: jobs.charged,
      errorCode: jobs.errorCode,
      errorMessage: jobs.errorMessage,
      finishedAt: jobs.finishedAt,
    })
    .from(jobs)
    .leftJoin(questions, and(eq(questions.organizationId, jobs.organizationId), eq(questions.id, jobs.questionId)))
    .where(and(eq(jobs.organizationId, organizationId), eq(jobs.id, ref.id)));
  if (!job) return;
  const timestamp = (job.finishedAt ?? new Date()).toISOString();
  if (job.status === "failed") {
    const error = { code: job.errorCode ?? "", message: job.errorMessage ?? "" };
    await publishEvent(tx, organizationId, { event: "job.failed", job_id: job.id, error, timestamp });
    return;
  }
  await publishEvent(tx, organizationId, {
    event: "job.completed",
    job_id: job.id,
    project_id: job.projectId,
    question_id: job.questionId,
    result: { responses_coded: job.processed, credits_used: job.charged },
    timestamp,
  });
}

import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import type { JobType } from "@/db/schema/terms";
import { publishEvent } from "@/lib/webhooks/publish-event";
import type { JobOutcome } from "@/lib/webhooks/webhook-payload";

/** Puts `job.completed` or `job.failed` into the outbox of webhooks. Call it in the transaction that ends the job. */
export async function publishJobEnd(tx: Db, ref: { organizationId: string; id: string }): Promise<void> {
  const { organizationId } = ref;
  const [job] = await tx
    .select({
      id: jobs.id,
      type: jobs.type,
      status: jobs.status,
      projectId: jobs.projectId,
      questionId: jobs.questionId,
      processed: jobs.processed,
      counts: sql<Record<
        string,
        number
      > | null>`case when ${jobs.type} not in ('one_call', 'auto_coding', 'back_test') then ${jobs.result} end`,
      charged: jobs.charged,
      errorCode: jobs.errorCode,
      errorMessage: jobs.errorMessage,
      finishedAt: jobs.finishedAt,
    })
    .from(jobs)
    .where(and(eq(jobs.organizationId, organizationId), eq(jobs.id, ref.id)));
  if (!job) return;
  const timestamp = (job.finishedAt ?? new Date()).toISOString();
  if (job.status === "failed") {
    const error = { code: job.errorCode ?? "", message: job.errorMessage ?? "" };
    await publishEvent(tx, organizationId, { event: "job.failed", job_id: job.id, type: job.type, error, timestamp });
    return;
  }
  await publishEvent(tx, organizationId, {
    event: "job.completed",
    job_id: job.id,
    project_id: job.projectId,
    question_id: job.questionId,
    timestamp,
    ...outcomeOf(job),
  });
}

type Ended = { type: JobType; processed: number; charged: number; counts: Record<string, number> | null };

/**
 * A short summary of what the job did. An upload reports how many answers it added; only coding jobs report how many
 * answers they coded.
 */
function outcomeOf({ type, processed, charged: credits_used, counts }: Ended): JobOutcome {
  const counted = (name: string) => counts?.[name] ?? 0;
  const brought = { uploaded: counted("uploaded"), updated: counted("updated"), total: counted("total") };
  switch (type) {
    case "one_call":
    case "auto_coding":
    case "back_test":
      return { type, result: { responses_coded: processed, credits_used } };
    case "translation":
      return { type, result: { responses_translated: counted("responses_translated"), credits_used } };
    case "codebook_generation": {
      const made = { version: counted("version"), categories: counted("categories"), codes: counted("codes") };
      return { type, result: { ...made, credits_used } };
    }
    case "file_upload": {
      const left = { duplicates: counted("duplicates"), skipped_count: counted("skipped_count") };
      return { type, result: { ...brought, ...left, credits_used } };
    }
    case "connection_import":
      return { type, result: { ...brought, skipped_count: counted("skipped_count"), credits_used } };
  }
}

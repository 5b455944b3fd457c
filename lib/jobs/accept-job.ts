import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { type Commit, commitOn } from "@/db/commit";
import { jobs } from "@/db/schema/jobs";
import { type Caller, credentialOf } from "@/lib/auth/caller";
import { reserveCredits } from "@/lib/credits/reservation";
import type { Forecast } from "@/lib/engines/engine";
import { newJobId } from "@/lib/ids/new-id";
import type { QuestionPath } from "@/lib/questions/find-question";
import { moveQuestion } from "@/lib/questions/question-status";
import { requireIdle } from "@/lib/questions/require-idle";
import { estimateSeconds } from "./estimate-seconds";
import { requireRoomForJob } from "./room";

export type AcceptedJob = { job_id: string; status: "queued"; estimated_seconds: number };

export type NewJob = QuestionPath & {
  /** How many answers the job will process. */
  total: number;
  /** Credits to reserve until the job ends. */
  credits: number;
  type: "auto_coding" | "codebook_generation" | "back_test" | "translation";
  /** The expected use of a language model, if known. */
  forecast?: Forecast | undefined;
  /** The options of the job, which its durable function parses. */
  options: Record<string, unknown>;
};

/**
 * Queues a job on a question and reserves its credits, in one transaction. No other job can start on the question until
 * this one ends. `whileLocked` runs first in that transaction, while nobody else can change the question. Throws
 * JOB_ALREADY_RUNNING; INSUFFICIENT_CREDITS; CONFLICT if too many jobs wait; and what `whileLocked` throws.
 */
export async function acceptJob(
  db: Db,
  caller: Caller,
  { projectId, questionId, total, credits, type, forecast, options }: NewJob,
  {
    commit = commitOn(db),
    whileLocked,
  }: { commit?: Commit<AcceptedJob>; whileLocked?: (tx: Db, jobId: string) => Promise<void> } = {},
): Promise<AcceptedJob> {
  const { organizationId } = caller;
  const scope = { organizationId, questionId };
  const id = newJobId();
  return commit(async (tx) => {
    const statusBefore = await moveQuestion(tx, scope, "job_accepted");
    await requireIdle(tx, scope);
    await whileLocked?.(tx, id);
    await requireRoomForJob(tx, organizationId);
    const work = {
      description: `${type === "translation" ? "Translation" : "Coding"} of {name}, ${id}`,
      subjectId: questionId,
    };
    const reservation = { amount: credits, ...work, expiresAfter: null };
    const reservationId = credits > 0 ? await reserveCredits(tx, caller, reservation) : null;
    await tx.insert(jobs).values({
      ...scope,
      projectId,
      id,
      type,
      statusBefore,
      reservationId,
      total,
      options: { ...options, actor: credentialOf(caller) },
      createdAt: sql`clock_timestamp()`,
    });
    return {
      job_id: id,
      status: "queued",
      estimated_seconds: await estimateSeconds(tx, type, { answers: total, forecast }),
    };
  });
}

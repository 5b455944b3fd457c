import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import { questions } from "@/db/schema/projects";
import type { Caller } from "@/lib/auth/caller";
import { chargeFor } from "@/lib/coding/charge";
import { prepareInWorker } from "@/lib/coding/prepare/prepare-in-worker";
import { reserveCredits } from "@/lib/credits/reservation";
import { violates } from "@/lib/database-errors";
import { AppError } from "@/lib/errors";
import { newJobId } from "@/lib/ids";
import { type QuestionPath, requireQuestion } from "@/lib/questions/find-question";
import { readUncoded } from "@/lib/responses/read-uncoded";
import type { AcceptedJob } from "./accept-one-call-job";
import { estimateSeconds } from "./estimate-seconds";

/**
 * Queues a job that codes the answers of a question that are not coded yet, generating a codebook where it has none.
 * NO_DATA without such answers, JOB_ALREADY_RUNNING while another job of the question is open, INSUFFICIENT_CREDITS.
 */
export async function acceptCodingJob(db: Db, caller: Caller, path: QuestionPath): Promise<AcceptedJob> {
  const { organizationId } = caller;
  const { questionId } = path;
  const { text, language, codingType } = await requireQuestion(db, caller, path);
  const answers = await readUncoded(db, { organizationId, questionId });
  if (answers.length === 0) throw new AppError("NO_DATA", "This question has no answers that are not coded yet.");
  const { billable } = chargeFor(await prepareInWorker(answers, { question: text, language, codingType }));
  const id = newJobId();
  const open = { organizationId, id, type: "auto_coding" as const, questionId, total: answers.length };
  await db
    .transaction(async (tx) => {
      const reservation = { amount: billable, description: `Coding, ${id}`, expiresAfter: null };
      const reservationId = await reserveCredits(tx, caller, reservation);
      await tx.insert(jobs).values({ ...open, reservationId });
      await tx
        .update(questions)
        .set({ status: "coding", updatedAt: sql`now()` })
        .where(and(eq(questions.organizationId, organizationId), eq(questions.id, questionId)));
    })
    .catch((error) => {
      if (!violates(error, "jobs_open_by_question")) throw error;
      throw new AppError("JOB_ALREADY_RUNNING", "A job of this question has not finished. Wait for it.");
    });
  return { job_id: id, status: "queued", estimated_seconds: await estimateSeconds(db, answers.length) };
}

import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { Commit } from "@/db/commit";
import { questions } from "@/db/schema/projects";
import type { Caller } from "@/lib/auth/caller";
import { requireFrame } from "@/lib/codebook/frames";
import { countFreeRun } from "@/lib/credits/free-runs";
import type { CodingEngine, NamedGuidance } from "@/lib/engines/engine";
import { AppError } from "@/lib/errors/app-error";
import { type AcceptedJob, acceptJob } from "@/lib/jobs/accept-job";
import { currentEngine } from "@/lib/model-settings/current-engine";
import { type QuestionPath, requireQuestion } from "@/lib/questions/find-question";
import { counted } from "@/lib/text/figures";
import type { GenerationOptions, RequestsChoice } from "./job-options";

/**
 * Queues a job that builds a codebook from a question's answers and replaces the present one; free of charge. The
 * choice of `requests` is kept with the question. Throws NO_DATA without answers, VALIDATION_ERROR for an unknown
 * frame, and if the minimum frequency is higher than the number of answers, JOB_ALREADY_RUNNING while another job of
 * the question is open, RATE_LIMITED after too many codebooks of a model.
 */
export async function acceptGenerationJob(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  {
    engine,
    frame: named = "auto",
    requests,
    ...given
  }: GenerationOptions & RequestsChoice & Partial<NamedGuidance> & { engine?: CodingEngine },
  commit?: Commit<AcceptedJob>,
): Promise<AcceptedJob> {
  const { responseCount: total } = await requireQuestion(db, caller, path);
  if (total === 0) throw new AppError("NO_DATA", "This question has no answers. Upload some first.");
  const options = { ...given, frame: await requireFrame(db, caller, named) };
  if ((options.minFrequency ?? 0) > total) {
    throw new AppError(
      "VALIDATION_ERROR",
      `A code is to have at least ${counted(options.minFrequency ?? 0, "answer")}, but the question has only ${counted(total, "answer")}.`,
      {
        issues: [{ path: "min_frequency", message: `must be at most ${total}, the number of answers` }],
      },
    );
  }
  const job = { type: "codebook_generation" as const, ...path, total, credits: 0, options };
  const isAsked = and(eq(questions.organizationId, caller.organizationId), eq(questions.id, path.questionId));
  const whileLocked = async (tx: Db) => {
    if (requests !== undefined) await tx.update(questions).set({ requests }).where(isAsked);
    await countFreeRun(tx, caller, engine ?? (await currentEngine(tx)), "Codebook for {name}", path.questionId);
  };
  return acceptJob(db, caller, job, { whileLocked, ...(commit && { commit }) });
}

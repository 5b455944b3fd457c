import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { Commit } from "@/db/commit";
import { backTests } from "@/db/schema/back-tests";
import type { Caller } from "@/lib/auth/caller";
import { codesHashOf } from "@/lib/codebook/coding-manual";
import { type AcceptedJob, acceptJob } from "@/lib/jobs/accept-job";
import { currentEngine } from "@/lib/model-settings/current-engine";
import { type QuestionPath, scopeOf } from "@/lib/questions/find-question";
import { requireIdle } from "@/lib/questions/require-idle";
import { chargeFor } from "../charge";
import { type BackTestSize, prepareBackTest } from "./prepare-back-test";

/**
 * Queues a back-test: codes answers that people have decided anew, without learning from these decisions and without
 * changing the answers' codes. It takes the place of the question's last one. Costs as much as coding the answers.
 * Throws NOT_FOUND, EMPTY_CODEBOOK, NO_DATA, JOB_ALREADY_RUNNING, INSUFFICIENT_CREDITS.
 */
export async function acceptBackTest(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  size: BackTestSize,
  commit?: Commit<AcceptedJob>,
): Promise<AcceptedJob> {
  const scope = scopeOf(caller, path);
  await requireIdle(db, scope);
  const { codebook, answers } = await prepareBackTest(db, caller, path, size);
  const row = {
    codesHash: codesHashOf(codebook),
    codes: Object.fromEntries(answers.map(({ id }) => [id, null])),
    usage: { calls: 0, inputTokens: 0, outputTokens: 0, cost: null },
    ...{ engine: null, creditsUsed: 0, finishedAt: null },
  };
  const whileLocked = async (tx: Db, jobId: string) => {
    await tx
      .insert(backTests)
      .values({ ...scope, jobId, ...row })
      .onConflictDoUpdate({
        target: [backTests.organizationId, backTests.questionId],
        set: { jobId, ...row, createdAt: sql`now()` },
      });
  };
  const credits = chargeFor(answers).billable;
  const options = { localEngine: (await currentEngine(db)).name === "local" };
  const job = { type: "back_test" as const, ...path, total: answers.length, credits, options };
  return acceptJob(db, caller, job, { whileLocked, ...(commit && { commit }) });
}

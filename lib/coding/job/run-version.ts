import { and, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import { keepAnswers } from "@/lib/codebook/assignment-history";
import { changeCodebookInTransaction } from "@/lib/codebook/change-codebook";
import { countCodes } from "@/lib/codebook/codebook";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { advanceJob, type RunningJob } from "@/lib/jobs/lock-job";
import { actorOf, codingOptionsOf } from "../job-options";
import { isOpen } from "./job-answers";

const SUMMARIES = {
  uncoded: "Coded answers that had not been coded.",
  changed: "Coded the answers again that changed codes affect.",
  all: "Coded all answers again.",
};

/**
 * Records the version of the codebook that stands for this run. The codes that answers had before the run are stored
 * with the previous version. They are stored batch by batch, just before new codes replace them, so that a run which
 * codes nothing stores nothing. If the job also generates the codebook (one-call coding), the first version of the
 * codebook also stands for the run.
 */
export async function noteRun(tx: Db, job: RunningJob): Promise<void> {
  if (job.type !== "auto_coding" || job.checkpoint.versionBefore !== undefined) return;
  if (countCodes(await readCodebook(tx, job)) === 0) return;
  const { version } = await changeCodebookInTransaction(
    tx,
    job,
    { change: "run", actor: actorOf(job) },
    (_, codebook) => ({
      codebook,
      summary: SUMMARIES[codingOptionsOf(job).mode],
      touched: sql`select id from ${responses} where false`,
    }),
  );
  await advanceJob(tx, job, { checkpoint: { versionBefore: version - 1 } });
}

/**
 * Stores the codes and state of answers that the run is about to code. For answers that the run reopened when it
 * extended the codebook, nothing is stored here, because `saveExtension` has stored their codes.
 */
export async function keepBeforeRun(tx: Db, job: RunningJob, answerIds: readonly string[]): Promise<void> {
  const { versionBefore, extended } = job.checkpoint;
  if (versionBefore === undefined || extended || answerIds.length === 0) return;
  await keepAnswers(tx, { ...job, version: versionBefore }, and(isOneOf(responses.id, answerIds), isOpen(job)));
}

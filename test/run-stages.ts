import type { Db } from "@/db/client";
import type { CodingEngine } from "@/lib/coding/engines/engine";
import { buildCodebookStage } from "@/lib/coding/stages/build-codebook";
import { classifyStage } from "@/lib/coding/stages/classify";
import { finishStage } from "@/lib/coding/stages/finish";
import { prepareStage } from "@/lib/coding/stages/prepare";
import { reviewStage } from "@/lib/coding/stages/review";
import { dispatchJobs } from "@/lib/jobs/dispatch-jobs";
import type { JobRef } from "@/lib/jobs/hold-job";

/** The jobs that leave the queue now. */
export async function dispatched(db: Db, atOnce = 100): Promise<JobRef[]> {
  const announced: JobRef[] = [];
  await dispatchJobs(db, async (jobs) => void announced.push(...jobs), atOnce);
  return announced;
}

/** Runs a dispatched job's stages one after another, as the durable function does. */
export async function runStages(db: Db, job: JobRef, engine: CodingEngine): Promise<void> {
  await prepareStage(db, job);
  await buildCodebookStage(db, job, engine);
  while ((await classifyStage(db, job, engine)).remaining > 0);
  await reviewStage(db, job, engine);
  await finishStage(db, job);
}

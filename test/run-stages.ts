import type { Db } from "@/db/client";
import { buildCodebookStage } from "@/lib/coding/stages/build-codebook";
import { classifyStage } from "@/lib/coding/stages/classify";
import { extendCodebookStage } from "@/lib/coding/stages/extend-codebook";
import { finishStage } from "@/lib/coding/stages/finish";
import { prepareStage } from "@/lib/coding/stages/prepare";
import { reviewStage } from "@/lib/coding/stages/review";
import type { CodingEngine } from "@/lib/engines/engine";
import { dispatchJobs } from "@/lib/jobs/dispatch-jobs";
import type { JobRef } from "@/lib/jobs/hold-job";

/** Takes the jobs that may start now from the queue. */
export async function dispatched(db: Db, atOnce = 100): Promise<JobRef[]> {
  const announced: JobRef[] = [];
  await dispatchJobs(db, async (jobs) => void announced.push(...jobs.map(refOf)), atOnce);
  return announced;
}

const refOf = ({ organizationId, id }: JobRef): JobRef => ({ organizationId, id });

/** Runs the stages of a dispatched job one after another, as the durable function does. */
export async function runStages(db: Db, job: JobRef, engine: CodingEngine): Promise<void> {
  await prepareStage(db, job);
  await buildCodebookStage(db, job, engine);
  while ((await classifyStage(db, job, engine)).remaining > 0);
  if ((await extendCodebookStage(db, job, engine)).added > 0) {
    while ((await classifyStage(db, job, engine)).remaining > 0);
  }
  while ((await reviewStage(db, job, engine)).remaining > 0);
  await finishStage(db, job);
}

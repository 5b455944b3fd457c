import type { Db } from "@/db/client";
import { jobStore } from "@/lib/coding/job/job-store";
import { codeAnswers } from "@/lib/coding/pipeline/code-answers";
import type { CodingEngine } from "@/lib/engines/engine";
import { dispatchJobs } from "@/lib/jobs/dispatch-jobs";
import type { JobRef } from "@/lib/jobs/lock-job";

/** Takes the jobs that may start now from the queue. */
export async function dispatched(db: Db, atOnce = 100): Promise<JobRef[]> {
  const announced: JobRef[] = [];
  await dispatchJobs(db, async (jobs) => void announced.push(...jobs.map(refOf)), atOnce);
  return announced;
}

const refOf = ({ organizationId, id }: JobRef): JobRef => ({ organizationId, id });

/** Runs the stages of a dispatched job one after another, as the durable function does. */
export const runStages = (db: Db, job: JobRef, engine: CodingEngine): Promise<void> =>
  codeAnswers(jobStore(db, job, engine));

import { withoutParameters } from "@/lib/database-errors";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { type Announce, dispatchJobs } from "@/lib/jobs/dispatch-jobs";
import { log } from "@/lib/log";
import { inngest } from "./client";
import { JOB_DISPATCHED } from "./events";

const announce: Announce = async (jobs) => {
  await inngest.send(jobs.map((job) => ({ name: JOB_DISPATCHED, data: job })));
};

/** Starts the durable function for every job that may run now. */
export const dispatch = () => dispatchJobs(db, announce, env.JOBS_AT_ONCE);

/** The same without waiting; a failure is mended by the next call, which every web process makes every few seconds. */
export function dispatchSoon(): void {
  dispatch().catch((error) => log.warn({ error: withoutParameters(error) }, "dispatching jobs failed"));
}

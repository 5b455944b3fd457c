import type { Db } from "@/db/client";
import { selectEngine } from "@/lib/coding/select-engine";
import { withoutParameters } from "@/lib/database-errors";
import { log } from "@/lib/log";
import { claimJob } from "./claim-job";
import { runJob } from "./run-job";

const AT_ONCE = 2;
let running = 0;

/** Runs waiting jobs in this process until none is left, a few at a time; safe to call often and from everywhere. */
export async function dispatchJobs(db: Db): Promise<void> {
  while (running < AT_ONCE) {
    running += 1;
    try {
      const job = await claimJob(db);
      if (!job) return;
      await Promise.all([runJob(db, job, selectEngine()), dispatchJobs(db)]);
    } catch (error) {
      log.error({ error: withoutParameters(error) }, "dispatching jobs failed");
      return;
    } finally {
      running -= 1;
    }
  }
}

import { type Announce, dispatchJobs } from "@/lib/jobs/dispatch-jobs";
import { announceRuns } from "@/lib/refinement/suggestion-runs";
import { withoutParameters } from "@/lib/runtime/database-errors";
import { db } from "@/lib/runtime/db";
import { env } from "@/lib/runtime/env";
import { log } from "@/lib/runtime/log";
import { announceDeliveries } from "@/lib/webhooks/announce-deliveries";
import { inngest } from "./client";
import { DELIVERY_DUE, jobDispatched, SUGGESTIONS_DUE } from "./events";
import { isStandingBy } from "./reachable";

const announce: Announce = async (jobs) => {
  await inngest.send(jobs.map(({ type, ...data }) => ({ name: jobDispatched(type), data })));
};

/**
 * Starts the durable functions of all jobs that may run now, and of waiting deliveries and suggestions. Does nothing if
 * this machine's runner stands by, because the machine whose runner works then starts them.
 */
export async function dispatch(): Promise<void> {
  if (await isStandingBy()) return;
  await announceDeliveries(db, async (deliveries) => {
    await inngest.send(deliveries.map((delivery) => ({ name: DELIVERY_DUE, data: delivery })));
  });
  await announceRuns(db, async (due) => {
    await inngest.send(due.map((data) => ({ name: SUGGESTIONS_DUE, data })));
  });
  await dispatchJobs(db, announce, env.JOBS_AT_ONCE);
}

/**
 * Like `dispatch`, but does not wait for it. If it fails, nothing is lost, because every web process dispatches every
 * two seconds.
 */
export function dispatchSoon(): void {
  dispatch().catch((error) => log.warn({ error: withoutParameters(error) }, "dispatching failed"));
}

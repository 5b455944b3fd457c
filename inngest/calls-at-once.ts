import { mostRunning } from "@/lib/jobs/dispatch-jobs";

/**
 * How many calls of functions other than jobs may run at once; those of jobs are limited by their queue
 * (`lib/jobs/dispatch-jobs.ts`). The local runner's own limit is the sum of all, so that no kind of work waits for
 * another.
 */
export const DELIVERIES = { all: 8, ofOrganization: 4 };
export const SUGGESTIONS = { all: 4, ofOrganization: 2 };
/** Each scheduled function makes one call at a time. */
export const UPKEEP = { limit: 1 };
/** Calls kept for the scheduled functions, of which there are three; one is spare. */
const OF_UPKEEP = 4;

/** The highest `JOBS_AT_ONCE` for which the local runner keeps calls. */
const MOST_JOBS = 100;

/** The calls that the local runner makes at once, if `jobsAtOnce` is configured. */
export const callsAtOnce = (jobsAtOnce: number): number =>
  mostRunning(Math.min(jobsAtOnce, MOST_JOBS)) + DELIVERIES.all + SUGGESTIONS.all + OF_UPKEEP;

/** The concurrency of a function of which each organization, and all together, may have some calls under way. */
export const shared = ({ all, ofOrganization }: typeof DELIVERIES) =>
  [{ key: "event.data.organizationId", limit: ofOrganization }, { limit: all }] as const;

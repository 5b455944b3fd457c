import { mostRunning } from "@/lib/jobs/dispatch-jobs";

/**
 * The most calls of functions that run at once, for functions other than those of jobs, which are limited by their
 * queue (`lib/jobs/dispatch-jobs.ts`). The local runner's own limit is the sum of all, so that no kind of work waits
 * for another.
 */
export const DELIVERIES = { all: 8, ofOrganization: 4 };
export const SUGGESTIONS = { all: 4, ofOrganization: 2 };
/** Each scheduled function makes one call at a time. */
export const UPKEEP = { limit: 1 };
/** The calls that are reserved for the scheduled functions. There are three such functions; one call is spare. */
const OF_UPKEEP = 4;

/** If `JOBS_AT_ONCE` is higher than this, the local runner makes no further calls at once. */
const MAX_JOBS = 100;

/** The most calls that the local runner makes at once, by the configured `JOBS_AT_ONCE`. */
export const callsAtOnce = (jobsAtOnce: number): number =>
  mostRunning(Math.min(jobsAtOnce, MAX_JOBS)) + DELIVERIES.all + SUGGESTIONS.all + OF_UPKEEP;

/** The concurrency setting of a function that has one limit per organization and one for all organizations together. */
export const shared = ({ all, ofOrganization }: typeof DELIVERIES) =>
  [{ key: "event.data.organizationId", limit: ofOrganization }, { limit: all }] as const;

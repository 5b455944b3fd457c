import type { Client } from "@/lib/api/client/client";
import { JobFailedError, JobTimeoutError } from "@/lib/api/client/errors";
import type { CompletedJob, JobType } from "@/lib/api/client/wait-for-job";

/** Milliseconds after which a job counts as hanging. */
const TIMEOUT = 600_000;

/** What the soak asked for and got; it is compared with the credits charged and the webhooks sent. */
export type Tally = {
  /** Milliseconds of each call. */
  calls: number[];
  jobs: string[];
  studies: number;
  /** Credits by the replies and by the results of jobs. */
  credits: number;
  /** Everything that went wrong, in words. */
  faults: string[];
};

export const newTally = (): Tally => ({ calls: [], jobs: [], studies: 0, credits: 0, faults: [] });

/** Waits for a job and notes it; returns null, with a fault noted, if it fails or hangs. */
export async function waitForOutcome<Type extends JobType>(
  client: Client,
  id: string,
  type: Type,
  { jobs, faults }: Tally,
): Promise<CompletedJob<Type> | null> {
  try {
    const job = await client.waitForJob(id, { type, timeout: TIMEOUT });
    jobs.push(id);
    return job;
  } catch (error) {
    if (!(error instanceof JobFailedError || error instanceof JobTimeoutError)) throw error;
    faults.push(error.message);
    return null;
  }
}

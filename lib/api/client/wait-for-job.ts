import type { CallOptions } from "./call";
import { JobFailedError } from "./errors";
import { pause } from "./pause";
import type { Job } from "./resources";

const GROWTH = 1.3;
const MOST_GROWTH = 10;

export type CompletedJob = Job & { status: "completed"; result: NonNullable<Job["result"]> };

export type WaitOptions = {
  signal?: AbortSignal | undefined;
  onProgress?: (progress: Job["progress"], job: Job) => void;
  /** Milliseconds before the second look (500 unless given); the pauses grow to ten times that. */
  pollInterval?: number;
};

/** Looks at a job until it has completed; JobFailedError where it failed or was cancelled. */
export async function waitForJob(
  getJob: (id: string, options: CallOptions) => Promise<Job>,
  id: string,
  { signal, onProgress, pollInterval = 500 }: WaitOptions = {},
): Promise<CompletedJob> {
  for (let wait = pollInterval; ; wait = Math.min(wait * GROWTH, pollInterval * MOST_GROWTH)) {
    const job = await getJob(id, { signal });
    onProgress?.(job.progress, job);
    if (isCompleted(job)) return job;
    if (job.status === "failed") throw new JobFailedError(job);
    await pause(wait, signal);
  }
}

const isCompleted = (job: Job): job is CompletedJob => job.status === "completed";

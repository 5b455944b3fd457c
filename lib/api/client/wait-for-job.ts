import type { CallOptions } from "./call";
import { JobFailedError, JobTimeoutError } from "./errors";
import { pause } from "./pause";
import type { Job } from "./resources";

const GROWTH = 1.3;
const MAX_GROWTH = 10;

export type JobType = Job["type"];

/** A job that has completed, with the result of its type. */
export type CompletedJob<Type extends JobType = JobType> = Completed<Extract<Job, { type: Type }>>;
type Completed<One> = One extends Job ? One & { status: "completed"; result: NonNullable<One["result"]> } : never;

export type WaitOptions = {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Job["progress"], job: Job) => void) | undefined;
  /** Milliseconds between the first two polls (500 unless given); the pauses grow to ten times that. */
  pollInterval?: number | undefined;
  /** Milliseconds after which waiting ends. Without it, waiting ends only with the job. */
  timeout?: number | undefined;
};

/** Polls a job until it has completed. Throws JobFailedError if it failed or was cancelled, and JobTimeoutError. */
export async function waitForJob<Type extends JobType = JobType>(
  getJob: (id: string, options: CallOptions) => Promise<Job>,
  id: string,
  options: WaitOptions & { type?: Type | undefined } = {},
): Promise<CompletedJob<Type>> {
  const { signal, onProgress, pollInterval = 500, timeout = Number.POSITIVE_INFINITY, type } = options;
  const end = Date.now() + timeout;
  for (let wait = pollInterval; ; wait = Math.min(wait * GROWTH, pollInterval * MAX_GROWTH)) {
    const job = await getJob(id, { signal });
    if (type !== undefined && job.type !== type)
      throw new TypeError(`The job ${id} has the type ${job.type}, not ${type}.`);
    onProgress?.(job.progress, job);
    if (job.status === "completed") return job as CompletedJob<Type>;
    if (job.status === "failed") throw new JobFailedError(job);
    const left = end - Date.now();
    if (left <= 0) throw new JobTimeoutError(job, timeout);
    await pause(Math.min(wait, left), signal);
  }
}

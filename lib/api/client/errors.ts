import type { ErrorCode, Job } from "./resources";

/** One thing that is wrong with an input: where, or the row and column of a file. */
export type Issue = { path: string; message: string; row?: number; column?: string | null };

/** An error as the service tells it. */
export type ErrorBody = {
  code: string;
  message: string;
  request_id?: string;
  doc_url?: string;
  issues?: Issue[];
  required?: number;
  remaining?: number;
  job_id?: string;
};

/** The service refused a call or failed at it. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** A documented error code, or `HTTP_<status>` where a proxy answered instead of the service. */
  readonly code: ErrorCode | (string & {});
  readonly requestId: string | null;
  readonly docUrl: string | null;
  /** What is wrong with the input: one issue for each place. */
  readonly issues: Issue[];
  /** With INSUFFICIENT_CREDITS: the credits that the call needs, and those that are left. */
  readonly required: number | null;
  readonly remaining: number | null;
  /** With JOB_ALREADY_RUNNING: the job that is in the way. */
  readonly jobId: string | null;
  /** Seconds after which the service asks to repeat the call. */
  readonly retryAfter: number | null;

  constructor(status: number, error: ErrorBody, retryAfter: number | null = null) {
    super(error.message);
    this.status = status;
    this.code = error.code;
    this.requestId = error.request_id ?? null;
    this.docUrl = error.doc_url ?? null;
    this.issues = error.issues ?? [];
    this.required = error.required ?? null;
    this.remaining = error.remaining ?? null;
    this.jobId = error.job_id ?? null;
    this.retryAfter = retryAfter;
  }
}

/** No answer came: the service cannot be reached, or took longer than the timeout. */
export class ConnectionError extends Error {
  override readonly name = "ConnectionError";
}

/** A job that was waited for failed or was cancelled. */
export class JobFailedError extends Error {
  override readonly name = "JobFailedError";
  readonly code: string;
  readonly job: Job;

  constructor(job: Job) {
    super(job.error?.message ?? "The job failed without a reason.");
    this.code = job.error?.code ?? "CODING_FAILED";
    this.job = job;
  }
}

import type { ErrorCode, Job } from "./resources";

/** One error in an input: its path, or the row and column of a file. */
export type Issue = { path: string; message: string; row?: number; column?: string | null };

/** An error as the service sends it. */
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
  override readonly name: string = "ApiError";
  readonly status: number;
  /** A documented error code, or `HTTP_<status>` if a proxy replied instead of the service. */
  readonly code: ErrorCode | (string & {});
  readonly requestId: string | null;
  readonly docUrl: string | null;
  /** The errors in the input, one issue for each place. */
  readonly issues: Issue[];
  /** With INSUFFICIENT_CREDITS: the credits that the call needs, and those that are left. */
  readonly required: number | null;
  readonly remaining: number | null;
  /** With JOB_ALREADY_RUNNING: the id of the running job. */
  readonly jobId: string | null;
  /** Seconds to wait before the call is repeated. */
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

/** 401: no credential, or one that is unknown, expired or revoked. */
export class AuthenticationError extends ApiError {
  override readonly name = "AuthenticationError";
}

/** 402: the charge exceeds the balance; `required` and `remaining` are credits. */
export class CreditsError extends ApiError {
  override readonly name = "CreditsError";
}

/** 403: the credential lacks the scope that the message names. */
export class PermissionError extends ApiError {
  override readonly name = "PermissionError";
}

/** 404: there is no such record for this organization. */
export class NotFoundError extends ApiError {
  override readonly name = "NotFoundError";
}

/** 409: the state of a record prevents the call, for instance the running job `jobId`. */
export class ConflictError extends ApiError {
  override readonly name = "ConflictError";
}

/** 413, 422: the request is too large or not valid; `issues` lists the errors. */
export class ValidationError extends ApiError {
  override readonly name = "ValidationError";
}

/** 429: too many requests in this minute, or too many free runs of a language model on this day. */
export class RateLimitError extends ApiError {
  override readonly name = "RateLimitError";
}

/** 5xx: the service failed, and so did all retries. */
export class ServiceError extends ApiError {
  override readonly name = "ServiceError";
}

const BY_STATUS: Record<number, typeof ApiError> = {
  401: AuthenticationError,
  402: CreditsError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  413: ValidationError,
  422: ValidationError,
  429: RateLimitError,
};

/** The error for a status, as one of the classes above. */
export function apiError(status: number, error: ErrorBody, retryAfter: number | null): ApiError {
  const Family = BY_STATUS[status] ?? (status >= 500 ? ServiceError : ApiError);
  return new Family(status, error, retryAfter);
}

/** No reply came: the service cannot be reached, or took longer than the timeout. */
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

/** Waiting for a job took too long. The job itself goes on; `job` is its state at the last poll. */
export class JobTimeoutError extends Error {
  override readonly name = "JobTimeoutError";
  readonly job: Job;

  constructor(job: Job, timeout: number) {
    super(`The job ${job.id} has not ended within ${timeout} ms; it is ${job.status}.`);
    this.job = job;
  }
}

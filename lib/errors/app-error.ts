/** Every error code of the service. `lib/api/errors.ts` has their HTTP statuses. */
export const ERROR_CODES = [
  "VALIDATION_ERROR",
  "UNAUTHORIZED",
  "INSUFFICIENT_SCOPE",
  "INSUFFICIENT_CREDITS",
  "NOT_FOUND",
  "METHOD_NOT_ALLOWED",
  "CONFLICT",
  "NOT_GROUPED",
  "JOB_ALREADY_RUNNING",
  "EMPTY_CODEBOOK",
  "NO_DATA",
  "PAYLOAD_TOO_LARGE",
  "RATE_LIMITED",
  "INTERNAL_ERROR",
  "SPSS_SERVICE_ERROR",
  "SPSS_NOT_CONFIGURED",
  "SERVICE_UNAVAILABLE",
  "CODING_FAILED",
  "CODEBOOK_GENERATION_FAILED",
  "CANCELLED",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** One error in an input: its place (`responses[3].text`, or the row and column of a file) and what to do about it. */
export type Issue = { path: string; message: string; row?: number; column?: string | null };

/** The values in a message as separate fields, for programs: credits required and remaining, the running job. */
export type ErrorDetails = { required?: number; remaining?: number; job_id?: string };

/** A failure that is reported to the caller; its message is written for the caller. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  /** Seconds after which a repeat may succeed. */
  readonly retryAfter: number | undefined;
  readonly details: ErrorDetails;

  constructor(
    code: ErrorCode,
    message: string,
    options: { cause?: unknown; issues?: Issue[]; retryAfter?: number; details?: ErrorDetails } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.issues = options.issues;
    this.retryAfter = options.retryAfter;
    this.details = options.details ?? {};
  }
}

/** The most issues that an error lists. */
export const MAX_ISSUES = 100;

/** A VALIDATION_ERROR whose message names the first field that is wrong: "`url` must name a public host." */
export function invalidInput(issues: readonly [Issue, ...Issue[]]): AppError {
  const [{ path, message }] = issues;
  return new AppError("VALIDATION_ERROR", `\`${path}\` ${message}.`, { issues: issues.slice(0, MAX_ISSUES) });
}

/** A VALIDATION_ERROR for a form. The messages of its issues are sentences, shown beside their fields. */
export const invalidForm = (issues: Issue[]): AppError =>
  new AppError("VALIDATION_ERROR", issues.map(({ message }) => message).join(" "), { issues });

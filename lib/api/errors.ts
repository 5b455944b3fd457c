import type { ErrorCode } from "@/lib/errors/app-error";

export type ErrorTerms = {
  /** HTTP status; null for a code that appears only in a job's `error`. */
  status: number | null;
  meaning: string;
  remedy: string;
};

/** All error codes, each with its HTTP status, its meaning and what a client can do about it. */
export const ERRORS: Record<ErrorCode, ErrorTerms> = {
  VALIDATION_ERROR: {
    status: 422,
    meaning: "The body, a query parameter, a path parameter or a header is not what the operation takes.",
    remedy:
      "Read `issues`: each entry names the place in the request and what it should be. Correct it and send again.",
  },
  UNAUTHORIZED: {
    status: 401,
    meaning: "The request carries no credential, or one that does not exist.",
    remedy:
      "Send an API key in the `x-api-key` header, or a bearer token in `Authorization`. An expired token must be renewed.",
  },
  INSUFFICIENT_SCOPE: {
    status: 403,
    meaning:
      "The credential lacks the scope that the operation needs, or the key is revoked or has expired; or the person's role does not allow it.",
    remedy:
      "The message names the scope, or says who may do it. Create a key or request a token that has the scope, or ask an owner or admin.",
  },
  INSUFFICIENT_CREDITS: {
    status: 402,
    meaning:
      "The estimated charge exceeds the balance, and the plan allows no negative balance. Nothing was coded or charged.",
    remedy:
      "Top up, wait for the next monthly grant, or send fewer answers. `POST /v2/credits/estimate` tells the charge for free.",
  },
  NOT_FOUND: {
    status: 404,
    meaning:
      "The address, or the project, question, job or other record that it names, does not exist for this organization.",
    remedy:
      "Check the id and that the credential belongs to the organization that owns it. Jobs expire 24 hours after they finish.",
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    meaning: "The address exists but does not take this HTTP method.",
    remedy: "Use one of the methods in the `Allow` header.",
  },
  CONFLICT: {
    status: 409,
    meaning:
      "The request does not fit the present state: one with the same `Idempotency-Key` is still running, the record has changed since it was read, or a limit is reached.",
    remedy:
      "Read the message. Wait for the first request and repeat it to get its reply; read the record again and repeat the change; or delete what is no longer needed.",
  },
  NOT_GROUPED: {
    status: 409,
    meaning: "The question belongs to no group, and the operation needs one.",
    remedy: "Create a group, add the question to it and send the request again, or use the operation's plain variant.",
  },
  JOB_ALREADY_RUNNING: {
    status: 409,
    meaning: "The question has a job that has not finished. One job runs on a question at a time.",
    remedy: "Wait for the job, or cancel it, and send the request again.",
  },
  EMPTY_CODEBOOK: {
    status: 422,
    meaning: "The question has no codebook, so its answers cannot be coded.",
    remedy: "Generate or import a codebook first.",
  },
  NO_DATA: {
    status: 422,
    meaning: "There is nothing to work on: no answers, none left to code, or a survey without open-ended questions.",
    remedy: "Upload answers first. To code answers again that have codes, use the mode `changed` or `all`.",
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    meaning: "The body is over the size that the operation takes.",
    remedy: "Split the answers into several requests.",
  },
  RATE_LIMITED: {
    status: 429,
    meaning:
      "The credential has used up its requests for this minute, the address has sent too many without a valid one, or the organization has used up today's free runs of a language model.",
    remedy: "Wait for the seconds in `Retry-After`. `X-RateLimit-Reset` tells when the minute ends, as Unix seconds.",
  },
  INTERNAL_ERROR: {
    status: 500,
    meaning: "The service failed in a way that it did not expect.",
    remedy: "Repeat the request with the same `Idempotency-Key`. If it fails again, report the `request_id`.",
  },
  SPSS_SERVICE_ERROR: {
    status: 502,
    meaning: "The SPSS component could not write the file.",
    remedy: "Repeat the request; if it fails again, report the `request_id`.",
  },
  SPSS_NOT_CONFIGURED: {
    status: 501,
    meaning: "This installation has no SPSS component.",
    remedy: "Export as xlsx, csv or triple-s, or ask the operator to configure the component.",
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    meaning: "The database, the job runner or the model provider cannot be reached for the moment.",
    remedy: "Repeat the request with the same `Idempotency-Key` after the seconds in `Retry-After`.",
  },
  CODING_FAILED: {
    status: null,
    meaning:
      "A job failed while it coded answers, or built the codebook for them. What it had coded is kept and charged, nothing else is.",
    remedy: "Read the job's message, then start the job again: it goes on with the answers that are not coded.",
  },
  CODEBOOK_GENERATION_FAILED: {
    status: null,
    meaning: "A job that generates a codebook could not build one from the answers.",
    remedy: "Read the job's message. Try again, send more answers, or import a codebook.",
  },
  CANCELLED: {
    status: null,
    meaning: "The job was cancelled. What it had coded is kept and charged.",
    remedy: "Start the job again to code the rest.",
  },
};

/** The last part of the address of a code's page: in lower case with hyphens, such as `not-found`. */
export const errorSlug = (code: ErrorCode) => code.toLowerCase().replaceAll("_", "-");

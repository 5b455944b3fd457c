import { ERRORS } from "@/lib/api/errors";
import { ERROR_CODES } from "@/lib/errors/app-error";

const byStatus = (one: keyof typeof ERRORS, other: keyof typeof ERRORS) =>
  (ERRORS[one].status ?? 0) - (ERRORS[other].status ?? 0);

/** Error codes of replies, ordered by status. */
export const REPLY_ERRORS = ERROR_CODES.filter((code) => ERRORS[code].status !== null).sort(byStatus);

/** Error codes that occur only in a job's `error`. */
export const JOB_ERRORS = ERROR_CODES.filter((code) => ERRORS[code].status === null);

import { z } from "zod";
import { ERROR_CODES, type ErrorCode } from "@/lib/errors/app-error";
import { env } from "@/lib/runtime/env";
import { issue, jobId } from "../contract/values";
import { ERRORS, errorSlug } from "../errors";

/** The body of every failure. */
export const errorEnvelope = z
  .object({
    success: z.literal(false),
    error: z.object({
      code: z.string().meta({
        description: "Branch on this. Further codes may come; treat one that you do not know by the HTTP status",
        examples: [...ERROR_CODES],
      }),
      message: z.string().meta({ description: "What went wrong and what to do, for people" }),
      request_id: z.uuid().meta({ description: "Tells the request apart in the service's log" }),
      doc_url: z.url().meta({ description: "The page of the code" }),
      issues: z
        .array(issue)
        .optional()
        .meta({ description: "With VALIDATION_ERROR: each place in the request that is not as it should be" }),
      required: z
        .int()
        .optional()
        .meta({ description: "With INSUFFICIENT_CREDITS: the credits that the request needs" }),
      remaining: z.int().optional().meta({ description: "With INSUFFICIENT_CREDITS: the credits that are left" }),
      job_id: jobId.optional().meta({ description: "With JOB_ALREADY_RUNNING: the job that is in the way" }),
      retry_after: z.int().optional().meta({ description: "Seconds after which to repeat, as in `Retry-After`" }),
    }),
  })
  .meta({ id: "Error" });

/** Example messages for common cases; other codes use their meaning. */
const MESSAGES: Partial<Record<ErrorCode, string>> = {
  VALIDATION_ERROR: "responses must hold at least one answer.",
  INSUFFICIENT_SCOPE: "Required scope: coding:write",
  INSUFFICIENT_CREDITS: "Your organization has 12 credits remaining but this request requires 80.",
};

const messageOf = (code: ErrorCode) =>
  MESSAGES[code] ?? `${ERRORS[code].meaning.split(". ")[0]?.replaceAll("`", "").replace(/\.$/, "")}.`;

/** The body of a reply that fails with this code; for a code of jobs, the job's `error`. */
export function errorExample(code: ErrorCode) {
  if (ERRORS[code].status === null) return { code, message: messageOf(code) };
  return {
    success: false,
    error: {
      code,
      message: messageOf(code),
      request_id: "0198f2c4-7b1e-7c55-9d0a-3f6f0a1c2b3d",
      doc_url: `${env.APP_URL}/docs/errors/${errorSlug(code)}`,
      ...(code === "VALIDATION_ERROR" && { issues: [{ path: "responses", message: "Hold at least one answer." }] }),
    },
  };
}

import { ERRORS, errorSlug } from "@/lib/api/errors";
import type { ErrorCode } from "@/lib/errors";
import { CodeSample } from "../ui/code-sample";

/** The messages of everyday cases; the others are introduced by their meaning. */
const MESSAGES: Partial<Record<ErrorCode, string>> = {
  VALIDATION_ERROR: "responses must hold at least one answer.",
  INSUFFICIENT_SCOPE: "Required scope: coding:write",
  INSUFFICIENT_CREDITS: "Your organization has 12 credits remaining but this request requires 80.",
};

/** A body, or a job, that ends in this error. */
export function ErrorExample({ code }: { code: ErrorCode }) {
  const { status, meaning } = ERRORS[code];
  const message = MESSAGES[code] ?? `${meaning.split(". ")[0]?.replaceAll("`", "").replace(/\.$/, "")}.`;
  if (status === null) {
    const job = { status: "failed", error: { code, message } };
    return <CodeSample label="From GET /v2/jobs/{jobId}">{JSON.stringify(job, null, 2)}</CodeSample>;
  }
  const body = {
    success: false,
    error: {
      code,
      message,
      request_id: "0198f2c4-7b1e-7c55-9d0a-3f6f0a1c2b3d",
      doc_url: `https://coding.example/docs/errors/${errorSlug(code)}`,
      ...(code === "VALIDATION_ERROR" && { issues: [{ path: "responses", message: "Hold at least one answer." }] }),
    },
  };
  return <CodeSample label={`HTTP ${status}`}>{JSON.stringify(body, null, 2)}</CodeSample>;
}

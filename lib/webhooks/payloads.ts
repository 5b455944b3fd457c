import type { WebhookEvent } from "@/db/schema/terms";

/** The body of each webhook event, field by field. */
export type WebhookPayload =
  | {
      event: "job.completed";
      job_id: string;
      /** Null for work that belongs to no single project or question. */
      project_id: string | null;
      question_id: string | null;
      result: { responses_coded: number; credits_used: number };
      timestamp: string;
      /** Only on test deliveries. */
      test?: true;
    }
  | { event: "job.failed"; job_id: string; error: { code: string; message: string }; timestamp: string }
  | { event: "balance.low"; organization_id: string; credits_remaining: number; threshold: number; timestamp: string };

const NO_ID = "00000000-0000-0000-0000-000000000000";

/** A `job.completed` with empty ids and zero counts, to test a receiver. */
export const testPayload = (now: Date): WebhookPayload & { event: WebhookEvent } => ({
  event: "job.completed",
  job_id: `job_${"0".repeat(24)}`,
  project_id: NO_ID,
  question_id: NO_ID,
  result: { responses_coded: 0, credits_used: 0 },
  timestamp: now.toISOString(),
  test: true,
});

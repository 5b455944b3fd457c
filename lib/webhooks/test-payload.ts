import type { WebhookPayload } from "./webhook-payload";

const NO_ID = "00000000-0000-0000-0000-000000000000";

/** A `job.completed` with empty ids and zero counts, to test a receiver. */
export const testPayload = (now: Date): WebhookPayload => ({
  event: "job.completed",
  job_id: `job_${"0".repeat(24)}`,
  type: "one_call",
  project_id: NO_ID,
  question_id: NO_ID,
  result: { responses_coded: 0, credits_used: 0 },
  timestamp: now.toISOString(),
  test: true,
});

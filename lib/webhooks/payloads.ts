import type { JobType, WebhookEvent } from "@/db/schema/terms";

/** What a job of each type did, in short; the whole is the job's own result. */
export type JobOutcome =
  | {
      type: "one_call" | "auto_coding";
      /** `responses_coded` counts the answers processed, with codes or without. */
      result: { responses_coded: number; credits_used: number };
    }
  | {
      type: "codebook_generation";
      result: { version: number; categories: number; codes: number; credits_used: number };
    }
  | {
      type: "file_upload";
      result: {
        uploaded: number;
        updated: number;
        duplicates: number;
        total: number;
        skipped_count: number;
        credits_used: number;
      };
    }
  | {
      type: "connection_import";
      result: { uploaded: number; updated: number; total: number; skipped_count: number; credits_used: number };
    };

/** The body of each webhook event, field by field. */
export type WebhookPayload =
  | ({
      event: "job.completed";
      job_id: string;
      /** Null for work that belongs to no single project or question. */
      project_id: string | null;
      question_id: string | null;
      timestamp: string;
      /** Only on test deliveries. */
      test?: true;
    } & JobOutcome)
  | {
      event: "job.failed";
      job_id: string;
      type: JobType;
      error: { code: string; message: string };
      timestamp: string;
    }
  | { event: "balance.low"; organization_id: string; credits_remaining: number; threshold: number; timestamp: string };

const NO_ID = "00000000-0000-0000-0000-000000000000";

/** A `job.completed` with empty ids and zero counts, to test a receiver. */
export const testPayload = (now: Date): WebhookPayload & { event: WebhookEvent } => ({
  event: "job.completed",
  job_id: `job_${"0".repeat(24)}`,
  type: "one_call",
  project_id: NO_ID,
  question_id: NO_ID,
  result: { responses_coded: 0, credits_used: 0 },
  timestamp: now.toISOString(),
  test: true,
});

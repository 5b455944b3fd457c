/** A short summary of each type of job; `GET /v2/jobs/{id}` has the full result. */
export type JobOutcome =
  | {
      type: "one_call" | "auto_coding" | "back_test";
      /** `responses_coded` counts the answers processed, with codes or without. */
      result: { responses_coded: number; credits_used: number };
    }
  | { type: "translation"; result: { responses_translated: number; credits_used: number } }
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

/**
 * The body of each webhook event. The same event may come twice; `job_id` and `event` tell them apart. The packaged
 * client ships a copy of this file, so it imports nothing.
 */
export type WebhookPayload =
  | ({
      event: "job.completed";
      job_id: string;
      /** Null for work that belongs to no single project or question. */
      project_id: string | null;
      question_id: string | null;
      timestamp: string;
      /** True on the delivery that a test of the webhook sends. */
      test?: true;
    } & JobOutcome)
  | {
      event: "job.failed";
      job_id: string;
      type: JobOutcome["type"];
      error: { code: string; message: string };
      timestamp: string;
    }
  | { event: "balance.low"; organization_id: string; credits_remaining: number; threshold: number; timestamp: string };

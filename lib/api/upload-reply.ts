import type { FileOutcome } from "@/lib/uploads/upload-file";
import { Preview, Reply } from "./reply";

/** Answers with the loaded answers, with the preview of a dry run, or with the job that loads a large file. */
export function uploadReply(outcome: FileOutcome): Reply {
  if (outcome.mode === "preview") return new Preview(200, outcome.preview);
  if (outcome.mode === "sync") return new Reply(200, outcome.result);
  return new Reply(202, outcome.job, { mode: "async", poll_url: `/v2/jobs/${outcome.job.job_id}` });
}

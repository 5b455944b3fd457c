import type { JobProgress } from "@/lib/live/job-progress";
import { counted, whole } from "../ui/figures";

/** The stage of a job in words. Empty and unreadable cells (`junk`) are not counted as answers. */
export function stageWords({ type, status, processed, total, junk }: JobProgress): string {
  if (status === "queued") return "Waiting for its turn";
  if (status === "completed") return "Done";
  if (status === "failed") return "Stopped";
  if (type === "codebook_generation") return "Reading the answers, building the codebook";
  if (type === "file_upload") return `Loading answers, ${whole(processed)} of ${whole(total)}`;
  if (type === "connection_import") return `Importing answers, ${whole(processed)} so far`;
  if (type === "back_test") return `Testing the machine, ${whole(processed)} of ${counted(total, "answer")}`;
  if (type === "translation") return `Translating, ${whole(processed)} of ${counted(total, "answer")}`;
  if (processed <= junk) return "Reading the answers";
  if (processed < total) return `Coding answers, ${whole(processed - junk)} of ${whole(total - junk)}`;
  return "Checking the codes";
}

/**
 * The remaining time in words, at the speed so far; empty while it can't be estimated. It can't be estimated while a
 * codebook is built, because the progress of that job covers only the preparation of the answers.
 */
export function remainingWords({ type, startedAt, updatedAt, processed, total, junk, status }: JobProgress): string {
  if (type === "codebook_generation" || startedAt === null || status !== "processing") return "";
  if (processed <= junk || processed >= total) return "";
  const seconds = Math.ceil((((updatedAt - startedAt) / (processed - junk)) * (total - processed)) / 1000);
  return seconds < 60 ? `about ${Math.max(1, seconds)} s left` : `about ${Math.ceil(seconds / 60)} min left`;
}

/** Says in words what a completed job has done. */
export function doneWords({ type, total, junk, notCoded, charged }: JobProgress): string {
  if (type === "codebook_generation") return "The codebook is built";
  if (type === "file_upload") return `${counted(total, "row")} loaded`;
  if (type === "connection_import") return `${counted(total, "respondent")} read`;
  if (type === "back_test") return `Test done: ${counted(total, "answer")}, ${counted(charged, "credit")} used`;
  if (type === "translation") return `Answers translated, ${counted(charged, "credit")} used`;
  return `${counted(total - junk - notCoded, "answer")} coded, ${counted(charged, "credit")} used`;
}

/** What a completed job has left out, in words; empty if nothing. */
export function leftOutWords({ junk, notCoded }: JobProgress): string {
  return [
    junk > 0 && `${whole(junk)} empty or unreadable, free`,
    notCoded > 0 && `${whole(notCoded)} not coded by the model, free`,
  ]
    .filter(Boolean)
    .join(" · ");
}

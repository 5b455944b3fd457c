import type { JobProgress } from "@/lib/live/job-progress";

/**
 * The share of a job's work that is done, from 0 to 1; null in a stage that nothing measures, such as building a
 * codebook, whose progress only tells that the answers are prepared.
 */
export function measuredShare({ type, status, processed, total, junk }: JobProgress): number | null {
  if (status === "completed" || status === "failed") return 1;
  if (status === "queued" || type === "codebook_generation" || type === "connection_import") return null;
  return processed > junk && processed < total ? processed / total : null;
}

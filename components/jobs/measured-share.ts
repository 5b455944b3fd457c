import type { JobProgress } from "@/lib/live/job-progress";

/**
 * The share of a job's work that is done, from 0 to 1; null if it is unknown. It is unknown while a codebook is built
 * (the progress covers only the preparation of the answers), and during an import, whose total is not known.
 */
export function measuredShare({ type, status, processed, total, junk }: JobProgress): number | null {
  if (status === "completed" || status === "failed") return 1;
  if (status === "queued" || type === "codebook_generation" || type === "connection_import") return null;
  return processed > junk && processed < total ? processed / total : null;
}

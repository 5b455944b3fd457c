"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import type { JobProgress } from "@/lib/live/job-progress";
import { stageWords } from "../jobs/job-words";
import { useLiveJob } from "../jobs/use-live-job";

/** The progress of a running import. When it ends, the page is reloaded. */
export function ImportProgress({ job: initial }: { job: JobProgress }) {
  const job = useLiveJob(initial);
  const router = useRouter();
  const hasEnded = job.status === "completed" || job.status === "failed";
  useEffect(() => {
    if (hasEnded) router.refresh();
  }, [hasEnded, router]);
  return (
    <span role="status" className="figures">
      {stageWords(job)}
    </span>
  );
}

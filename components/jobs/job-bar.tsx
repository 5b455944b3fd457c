"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { toast } from "sonner";
import type { JobProgress } from "@/lib/live/job-progress";
import { useIsCoder } from "../shell/coder-context";
import { useGo } from "../shell/use-go";
import { Button } from "../ui/button";
import { counted } from "../ui/figures";
import { passFocusOn } from "../ui/keep-focus";
import { ProgressBar } from "../ui/progress-bar";
import { doneWords, leftOutWords, remainingWords, stageWords } from "./job-words";
import { measuredShare } from "./measured-share";
import { cancelJob } from "./queries";
import { useLiveJob } from "./use-live-job";

type JobBarProps = { job: JobProgress; path: string; mayCancel: boolean };

/** The progress of the job on the question, and a button to cancel it. When the job ends, the page is reloaded. */
export function JobBar({ job: initial, path, mayCancel }: JobBarProps) {
  const job = useLiveJob(initial);
  const cancel = useMutation({ mutationFn: () => cancelJob(job.id) });
  useEnding(job, path);
  const showsCredits = !useIsCoder() && job.charged > 0;
  const isCancelled = cancel.isPending || cancel.isSuccess;
  const words = stageWords(job);
  const isOver = job.status === "completed" || job.status === "failed";
  return (
    <section aria-label="Work under way" className="flex-none border-b border-line bg-canvas px-4 py-2 sm:px-6">
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className="figures font-[550]">
          {words}
        </p>
        <p className="type-small figures text-ink-3">
          {[remainingWords(job), showsCredits && `${counted(job.charged, "credit")} used`].filter(Boolean).join(" · ")}
        </p>
        {mayCancel && !isOver && (
          <Button
            ref={passFocusOn}
            type="button"
            look="ghost"
            className="ms-auto"
            aria-disabled={isCancelled}
            onClick={() => isCancelled || cancel.mutate()}
          >
            Cancel
          </Button>
        )}
      </div>
      <ProgressBar label={words} share={measuredShare(job)} />
    </section>
  );
}

/** Says once how the job ended, and reloads the page. */
function useEnding(job: JobProgress, path: string): void {
  const router = useRouter();
  const go = useGo();
  const queries = useQueryClient();
  const isAtResults = usePathname() === path;
  const isAnnounced = useRef(false);
  useEffect(() => {
    if (isAnnounced.current || job.status === "queued" || job.status === "processing") return;
    isAnnounced.current = true;
    if (job.status === "completed") {
      const description = leftOutWords(job);
      toast.success(doneWords(job), {
        ...(description && { description }),
        ...(!isAtResults && resultsOf(job, path, go)),
      });
    } else toast.error(job.error?.message || "The work stopped. What was done is kept.");
    queries.invalidateQueries({ queryKey: ["questions"] });
    router.refresh();
  }, [job, path, isAtResults, router, go, queries]);
}

/** After coding, the message leads to the results from the question's other pages. */
function resultsOf({ type }: JobProgress, path: string, go: (path: string) => void) {
  if (type === "back_test") return { action: { label: "Compare", onClick: () => go(`${path}/quality/back-test`) } };
  return type === "auto_coding" ? { action: { label: "See results", onClick: () => go(path) } } : {};
}

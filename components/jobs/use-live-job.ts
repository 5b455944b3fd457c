"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { JobProgress } from "@/lib/live/job-progress";
import { jobQuery, liveJobAddress } from "./queries";

const POLL_MS = 2000;

const hasEnded = (job: JobProgress | undefined) => job?.status === "completed" || job?.status === "failed";

/**
 * The progress of a job, kept up to date by server-sent events or, if these don't get through, by polling every two
 * seconds.
 */
export function useLiveJob(initial: JobProgress): JobProgress {
  const { id } = initial;
  const queries = useQueryClient();
  const [mustPoll, setMustPoll] = useState(false);
  const { data: job = initial } = useQuery({
    ...jobQuery(id),
    initialData: initial,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (mustPoll && !hasEnded(state.data) ? POLL_MS : false),
  });
  const ended = hasEnded(job);
  useEffect(() => {
    if (ended || mustPoll) return;
    const events = new EventSource(liveJobAddress(id));
    events.onmessage = ({ data }) => queries.setQueryData(jobQuery(id).queryKey, JSON.parse(data));
    events.onerror = () => {
      events.close();
      setMustPoll(true);
    };
    return () => events.close();
  }, [id, ended, mustPoll, queries]);
  return job;
}

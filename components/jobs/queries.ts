import { queryOptions } from "@tanstack/react-query";
import type { JobProgress } from "@/lib/live/job-progress";
import { api } from "../workbench/api";
import { read } from "../workbench/read";

export const liveJobAddress = (jobId: string) => `/api/workbench/jobs/${jobId}/live`;

/** The progress of a job. */
export const jobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ["jobs", jobId],
    queryFn: ({ signal }) => read<JobProgress>(`/jobs/${jobId}`, signal),
  });

export const cancelJob = (jobId: string) => api.jobs.cancel(jobId);

import { queryOptions } from "@tanstack/react-query";
import { api, pages } from "../workbench/api";

export const liveJobAddress = (jobId: string) => `/api/workbench/jobs/${jobId}/live`;

/** The progress of a job. */
export const jobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ["jobs", jobId],
    queryFn: ({ signal }) => pages.job(jobId, { signal }),
  });

export const cancelJob = (jobId: string) => api.jobs.cancel(jobId);

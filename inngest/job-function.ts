import type { GetStepTools } from "inngest";
import type { JobType } from "@/db/schema/terms";
import { failJob, type JobError } from "@/lib/jobs/end-job";
import type { JobRef } from "@/lib/jobs/lock-job";
import { db } from "@/lib/runtime/db";
import { inngest } from "./client";
import { dispatch } from "./dispatch";
import { jobDispatched, jobRef } from "./events";

/**
 * The number of retries, so that a job survives an hour in which a model's provider is unreachable: the local runner's
 * pauses add up to 70 minutes.
 */
export const RETRIES = 13;

type JobFunction = {
  id: string;
  name: string;
  types: readonly JobType[];
  /** The job's work as durable steps; each runs through `stage`. */
  work: (ref: JobRef, step: GetStepTools<typeof inngest>) => Promise<void>;
  /** The error of the job if its last attempt failed with this message. */
  failure: (message: string) => JobError;
};

/** The durable function for jobs of these types: does the work, marks a job that fails, and dispatches the next job. */
export const jobFunction = ({ id, name, types, work, failure }: JobFunction) =>
  inngest.createFunction(
    {
      id,
      name,
      triggers: types.map((type) => ({ event: jobDispatched(type) })),
      retries: RETRIES,
      concurrency: { key: "event.data.id", limit: 1 },
      async onFailure({ event, error, step }) {
        const ref = jobRef.parse(event.data.event.data);
        await step.run("fail", () => failJob(db, ref, failure(error.message)));
        await step.run("dispatch-next", dispatch);
      },
    },
    async ({ event, step }) => {
      await work(jobRef.parse(event.data), step);
      await step.run("dispatch-next", dispatch);
    },
  );

import { withoutParameters } from "@/lib/database-errors";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { failJob } from "@/lib/jobs/end-job";
import { JobLost } from "@/lib/jobs/hold-job";
import { log } from "@/lib/log";
import { loadRowsStage, readRowsStage } from "@/lib/uploads/upload-job";
import { inngest } from "./client";
import { dispatch } from "./dispatch";
import { jobDispatched, jobRef } from "./events";

const RETRIES = 8;
const UNEXPECTED = "The service failed unexpectedly. Nothing of the file was loaded; send it again.";

/** Loads a file of answers: reads its rows, makes answers of them all at once; then the next job's turn. */
export const loadUpload = inngest.createFunction(
  {
    id: "load-upload",
    name: "Load a file of answers",
    triggers: { event: jobDispatched("file_upload") },
    retries: RETRIES,
    concurrency: { key: "event.data.id", limit: 1 },
    async onFailure({ event, step }) {
      const ref = jobRef.parse(event.data.event.data);
      await step.run("fail", () => failJob(db, ref, { code: "INTERNAL_ERROR", message: UNEXPECTED }));
      await step.run("dispatch-next", dispatch);
    },
  },
  async ({ event, step }) => {
    const ref = jobRef.parse(event.data);
    const isRead = await step.run("read-rows", () => stage(ref, () => readRowsStage(db, ref)));
    if (isRead) await step.run("load-rows", () => stage(ref, () => loadRowsStage(db, ref)));
    await step.run("dispatch-next", dispatch);
  },
);

/** Whether to go on: a job that ended meanwhile has nothing left to do, and a file with mistakes ends it here. */
async function stage(ref: { organizationId: string; id: string }, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof JobLost) return false;
    if (error instanceof AppError) {
      await failJob(db, ref, error);
      return false;
    }
    log.error({ error: withoutParameters(error) }, "a stage of an upload failed");
    throw new Error(UNEXPECTED);
  }
}

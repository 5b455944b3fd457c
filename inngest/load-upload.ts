import { AppError } from "@/lib/errors/app-error";
import type { JobRef } from "@/lib/jobs/lock-job";
import { db } from "@/lib/runtime/db";
import { loadRowsStage, readRowsStage } from "@/lib/uploads/upload-job";
import { jobFunction } from "./job-function";
import { stage } from "./stage";

const UNEXPECTED = "The service failed unexpectedly. Nothing of the file was loaded; send it again.";

/** Loads a file of answers: reads its rows, then makes answers of all of them at once. */
export const loadUpload = jobFunction({
  id: "load-upload",
  name: "Load a file of answers",
  types: ["file_upload"],
  async work(ref, step) {
    const isRead = await step.run("read-rows", () => isDone(ref, () => readRowsStage(db, ref)));
    if (isRead) await step.run("load-rows", () => isDone(ref, () => loadRowsStage(db, ref)));
  },
  failure: () => ({ code: "INTERNAL_ERROR", message: UNEXPECTED }),
});

/** True if the work was done. False if the job has ended, as it does if the file has errors. */
async function isDone(ref: JobRef, work: () => Promise<void>): Promise<boolean> {
  const failureOf = (error: unknown) => (error instanceof AppError ? error : null);
  const done = await stage(ref, () => work().then(() => true), { unexpected: UNEXPECTED, failureOf });
  return done ?? false;
}

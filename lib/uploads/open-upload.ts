import type { Db } from "@/db/client";
import { AppError } from "@/lib/errors/app-error";
import { CHUNK } from "@/lib/files/stage-file";
import { stagedSource } from "@/lib/files/staged-source";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import type { ReadOptions } from "@/lib/tables/table";
import { bundledEntry, type Entry } from "@/lib/workers/entry";
import type { RunCall } from "@/lib/workers/worker";
import { WorkerError } from "@/lib/workers/worker-error";
import { inWorker } from "@/lib/workers/workers";
import type { FileCalls } from "./received-file";
import type { UploadCalls } from "./worker";

/** Names a staged file. */
export type UploadRef = { organizationId: string; id: string; name: string; size: number };

/** Milliseconds. A MiB is read and written in about 0.5 s (`npm run bench:upload`). */
const MIN_DEADLINE = 60_000;
const DEADLINE_PER_BYTE = 10_000 / MEBIBYTE;

export const uploadEntry = bundledEntry<UploadCalls>("uploads");

/**
 * Reads a staged file in a worker, which holds the file in memory as long as `work` runs. Throws VALIDATION_ERROR if
 * this takes too much time or memory.
 */
export async function withUpload<Value>(
  db: Db,
  upload: UploadRef,
  { options, inJob, entry = uploadEntry }: { options: ReadOptions; inJob: boolean; entry?: Entry<FileCalls> },
  work: (run: RunCall) => Promise<Value>,
): Promise<Value> {
  const deadline = MIN_DEADLINE + DEADLINE_PER_BYTE * upload.size;
  try {
    return await inWorker(
      async (run) => {
        try {
          await sendFile({ run, entry }, db, upload, options);
          return await work(run);
        } finally {
          await run(entry, "leave", {}).catch(() => {});
        }
      },
      { isLong: inJob, deadline, group: upload.organizationId },
    );
  } catch (cause) {
    if (!(cause instanceof WorkerError) || !cause.exceeded) throw cause;
    const message = `Reading the file takes too much ${cause.exceeded}. Save it again as CSV, or split it into several files.`;
    throw new AppError("VALIDATION_ERROR", message, { cause, issues: [{ path: "file", message }] });
  }
}

async function sendFile(
  { run, entry }: { run: RunCall; entry: Entry<FileCalls> },
  db: Db,
  upload: UploadRef,
  options: ReadOptions,
): Promise<void> {
  const { name, size } = upload;
  await run(entry, "receive", { name, size, options });
  const source = stagedSource(db, upload);
  for (let at = 0; at < size; at += CHUNK) {
    const bytes = await source.read(at, Math.min(at + CHUNK, size));
    await run(entry, "fill", { at, bytes });
  }
}

import type { Db } from "@/db/client";
import { AppError } from "@/lib/errors/app-error";
import { valueFrom } from "@/lib/errors/worker-result";
import { stagedSource } from "@/lib/files/staged-source";
import { piecesOf } from "@/lib/tables/byte-source";
import { bundledEntry } from "@/lib/workers/entry";
import { WorkerError } from "@/lib/workers/worker-error";
import { runInWorker } from "@/lib/workers/workers";
import type { Judgement } from "./judge-answers";
import type { CodebookReading, ReadCodebook } from "./read-codebook-file";
import type { CodebookCalls } from "./worker";

/**
 * Milliseconds. Reading a file of 10 MiB takes up to 3 s, judging 3,000 answers takes 0.3 s; the deadline allows for a
 * machine ten times slower.
 */
const DEADLINE = 30_000;

const entry = bundledEntry<CodebookCalls>("codebook");

/**
 * Reads an uploaded codebook file in a worker. Throws VALIDATION_ERROR for errors in the file, and if reading it takes
 * too much time or memory.
 */
export async function readStagedCodebook(
  db: Db,
  organizationId: string,
  file: { id: string; name: string; size: number },
  reading: CodebookReading,
): Promise<ReadCodebook> {
  const pieces: Uint8Array[] = [];
  for await (const piece of piecesOf(stagedSource(db, { ...file, organizationId }))) pieces.push(piece);
  const options = { isLong: false, deadline: DEADLINE, group: organizationId };
  const found = await runInWorker(entry, "read", { name: file.name, pieces, reading }, options).catch((cause) => {
    if (!(cause instanceof WorkerError) || !cause.exceeded) throw cause;
    const message = `Reading the file takes too much ${cause.exceeded}. Save it again as CSV.`;
    throw new AppError("VALIDATION_ERROR", message, { cause, issues: [{ path: "file", message }] });
  });
  return valueFrom(found);
}

/** Runs `judgeAnswers` off the event loop. */
export function judgeInWorker(
  organizationId: string,
  input: { answers: readonly string[]; wording: string; language: string },
): Promise<Judgement> {
  return runInWorker(entry, "judge", input, { isLong: false, deadline: DEADLINE, group: organizationId });
}

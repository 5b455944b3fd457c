import { AppError } from "@/lib/errors/app-error";
import type { OpenGroup } from "@/lib/tables/write-sav/pack-cases";
import { elementsOf } from "@/lib/tables/write-sav/sav-file";
import type { Compression } from "@/lib/tables/write-sav/write-dictionary";
import { bundledEntry } from "@/lib/workers/entry";
import { WorkerError } from "@/lib/workers/worker-error";
import { runInWorker } from "@/lib/workers/workers";
import type { ExportedCase } from "../exported-case";
import { answersAtOnce } from "../read-answers";
import type { ExportCalls } from "../worker";
import type { SavPlan } from "./sav-plan";

/** Elements of 8 bytes that a worker packs in one call: about 50 ms. */
const ELEMENTS_AT_ONCE = 1_000_000;
/** Milliseconds that a worker may take for a page. */
const DEADLINE = 30_000;

const entry = bundledEntry<ExportCalls>("export");

/** Reads the cases of a file in pages of this many. */
export type ReadCases = (pageSize: number) => AsyncGenerator<ExportedCase[]>;

/**
 * Yields the pieces of a file, with its cases packed by bytecode. A worker writes each piece without waiting for the
 * receiver. The dictionary is written before this returns. Throws SPSS_SERVICE_ERROR.
 */
export async function writeInWorker(
  { organizationId, plan, readCases }: { organizationId: string; plan: SavPlan; readCases: ReadCases },
  compression: Compression,
): Promise<AsyncGenerator<Uint8Array, void>> {
  const demand = { isLong: false, deadline: DEADLINE, group: organizationId };
  const { bytes, widths } = await explained(() => runInWorker(entry, "dictionary", { plan, compression }, demand));
  const write = (input: Omit<Parameters<ExportCalls["cases"]>[0], "plan" | "widths">) =>
    explained(() => runInWorker(entry, "cases", { plan, widths, ...input }, demand));
  const pages = readCases(answersAtOnce(elementsIn(widths), ELEMENTS_AT_ONCE));
  return piecesOf(bytes, pages, plan.cases, write);
}

type Write = (input: { cases: ExportedCase[]; before: OpenGroup | null; isLast: boolean }) => Promise<{
  bytes: Uint8Array;
  open: OpenGroup;
}>;

async function* piecesOf(
  dictionary: Uint8Array,
  pages: AsyncGenerator<ExportedCase[]>,
  expected: number,
  write: Write,
): AsyncGenerator<Uint8Array, void> {
  yield dictionary;
  let before: OpenGroup | null = null;
  let written = 0;
  for await (const cases of pages) {
    const { bytes, open } = await write({ cases, before, isLast: false });
    before = open;
    written += cases.length;
    yield bytes;
  }
  // The dictionary states the number of cases. A file with fewer would be damaged, so the download fails instead.
  if (written !== expected) throw new AppError("CONFLICT", "Answers were deleted or changed meanwhile. Export again.");
  yield (await write({ cases: [], before, isLast: true })).bytes;
}

const elementsIn = (widths: Int32Array): number => widths.reduce((sum, width) => sum + elementsOf(width), 0);

async function explained<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof WorkerError)) throw cause;
    throw new AppError("SPSS_SERVICE_ERROR", "The SPSS file could not be written.", { cause });
  }
}

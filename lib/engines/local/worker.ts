import { LRUCache } from "lru-cache";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { WORKERS } from "@/lib/workers/parameters";
import { serve } from "@/lib/workers/serve";
import type { AnswerCoding, CodebookRequest, CodingTask, EngineAnswer } from "../engine";
import type { HeldOut, JudgedCoding } from "../learner";
import { draftCodebook, findFrame } from "./codebook/generate";
import { learnTask, type TaskModel } from "./task-model";

/** Bytes of trained tasks that all workers together keep: enough for twenty jobs of 5,000 answers at once. */
const MAX_BYTES = 768 * MEBIBYTE;
/**
 * Milliseconds after which a task that is not used leaves the cache. If twenty jobs take turns, each returns to its
 * task within a minute.
 */
const KEPT_FOR = 120_000;
/**
 * The estimated size of a trained task, measured on invented answers: 8 MiB with 500 answers, 25 with 5,000, 35 with
 * 20,000; 26 with 2,000 of which 1,000 were reviewed.
 */
const MIN_PER_TASK = 6 * MEBIBYTE;
const MAX_PER_TASK = 40 * MEBIBYTE;
/** Each code beyond this number adds `BYTES_PER_CODE`: a task with 2,000 codes and 500 answers takes about 200 MiB. */
const CODES_WITHIN = 200;
const BYTES_PER_CODE = 100 * 1024;
/**
 * The size of a task with the largest codebook. Each worker can keep one, because a task must be learnt and kept before
 * it can be used.
 */
const LARGEST_TASK = MAX_PER_TASK + BYTES_PER_CODE * (2_000 - CODES_WITHIN);
const BYTES_PER_REVIEWED_CHARACTER = 200;

const models = new LRUCache<string, TaskModel>({
  maxSize: Math.max(LARGEST_TASK, Math.floor(MAX_BYTES / (WORKERS - 1))),
  ttl: KEPT_FOR,
  ttlAutopurge: true,
  updateAgeOnGet: true,
});

/**
 * Calls about a task return null if this worker has not learnt the task. The caller then makes it learn the task, and
 * calls again.
 */
const handlers = {
  generate: (request: CodebookRequest) => draftCodebook(request),
  findFrame: (request: CodebookRequest) => findFrame(request),
  /** Learns a task and caches it under `key`. */
  learn: ({ key, ...task }: CodingTask & { key: string }): void => {
    models.set(key, learnTask(task), { size: sizeOf(task) });
  },
  classify: ({ key, answers }: { key: string; answers: readonly EngineAnswer[] }): AnswerCoding[] | null =>
    models.get(key)?.codeAll(answers) ?? null,
  judge: ({ key, answers }: { key: string; answers: readonly EngineAnswer[] }): JudgedCoding[] | null =>
    models.get(key)?.judgeAll(answers) ?? null,
  heldOut: ({ key }: { key: string }): readonly HeldOut[] | null => models.get(key)?.heldOut ?? null,
};

export type EngineCalls = typeof handlers;
export default serve(handlers, () => {
  const task = { codingType: "qualitative", language: "en", question: null, examples: [] } as const;
  const text = "The staff were friendly, but the room was noisy.";
  const codes = [
    { id: "1", category: "Stay", name: "Friendly staff", definition: null, sentiment: "Positive" },
    { id: "2", category: "Stay", name: "Noisy room", definition: null, sentiment: "Negative" },
  ] as const;
  learnTask({ ...task, codes }).codeAll([{ id: "1", text, language: "en" }]);
});

function sizeOf({ codes, examples }: CodingTask): number {
  let bytes = MIN_PER_TASK;
  for (const { text } of examples) bytes += BYTES_PER_REVIEWED_CHARACTER * text.length;
  return Math.min(MAX_PER_TASK, bytes) + BYTES_PER_CODE * Math.max(0, codes.length - CODES_WITHIN);
}

import { LRUCache } from "lru-cache";
import { serve } from "@/lib/threads/serve";
import type { AnswerCoding, CodebookRequest, CodingTask, EngineAnswer } from "../engine";
import { generateCodebook } from "./codebook/generate";
import { familyOf } from "./review";
import { learnTask, type TaskModel } from "./task-model";

/** Bytes of trained tasks that a thread keeps; the latest one always. */
const MOST_BYTES = 128 * 1024 * 1024;
/** What a trained task takes: for itself, and per character of the texts that it was learnt from. */
const BYTES_PER_TASK = 4 * 1024 * 1024;
const BYTES_PER_CHARACTER = 120;
/** Milliseconds since its last use. A job takes up its task again within seconds. */
const KEPT_FOR = 60_000;

const models = new LRUCache<string, TaskModel>({
  maxSize: MOST_BYTES,
  ttl: KEPT_FOR,
  ttlAutopurge: true,
  updateAgeOnGet: true,
});

const handlers = {
  generate: (request: CodebookRequest) => generateCodebook(request),
  knows: ({ key }: { key: string }): boolean => models.has(key),
  /** Learns a task and keeps it under `key`. */
  learn: ({ key, ...task }: CodingTask & { key: string }): void => {
    models.set(key, learnTask(task), { size: Math.min(MOST_BYTES, sizeOf(task)) });
  },
  classify: ({ key, answers }: { key: string; answers: readonly EngineAnswer[] }): AnswerCoding[] => {
    const model = learnt(key);
    return answers.map((answer) => model.code(answer));
  },
  families: ({ answers }: { answers: readonly EngineAnswer[] }) => answers.map(familyOf),
  review: (input: { key: string; answers: readonly EngineAnswer[]; codings: readonly AnswerCoding[] }) =>
    learnt(input.key).review(input.answers, input.codings),
};

export type EngineCalls = typeof handlers;
export default serve(handlers);

function learnt(key: string): TaskModel {
  const model = models.get(key);
  if (!model) throw new Error("This thread has not learnt the task.");
  return model;
}

function sizeOf({ corpus, examples }: CodingTask): number {
  let characters = 0;
  for (const text of corpus) characters += text.length;
  for (const { text } of examples) characters += text.length;
  return BYTES_PER_TASK + BYTES_PER_CHARACTER * characters;
}

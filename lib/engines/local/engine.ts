import { evenly } from "@/lib/parts";
import type { AnswerCoding, CodingEngine, CodingTask, EngineOptions, EngineResult } from "../engine";
import { callWorker, type Lane } from "./worker/host";
import { learnable, taskKey } from "./worker/task-key";

const MOST_READ = 20_000;
/** Names are found faster than themes, and the more answers are read the more spellings are known. */
const MOST_READ_FOR_NAMES = 100_000;
const QUICK_ANSWERS = 200;
const QUICK_CORPUS = 1_000;

/**
 * The engine that needs no network and no pretrained model: it learns from the codebook's wording,
 * the answers themselves and those that people coded. Works in threads of its own; what it learnt
 * of a task is kept there, so that many batches of one task learn it once. Deterministic.
 */
export const localEngine: CodingEngine = {
  name: "local",
  version: "local/1",
  batchSize: 2_000,
  reviewSize: 1_000,

  async generateCodebook(request, options) {
    const answers = evenly(request.answers, request.codingType === "entity" ? MOST_READ_FOR_NAMES : MOST_READ);
    const lane = answers.length <= QUICK_ANSWERS ? "quick" : "heavy";
    return counted(await callWorker(lane, "generate", { ...request, answers }, options?.signal));
  },

  async classify(task, answers, options) {
    return withTask(task, options, (lane, key) => callWorker(lane, "classify", { key, answers }, options?.signal));
  },

  async familiesOf(task, answers, options) {
    return counted(await callWorker(laneOf(task), "families", { answers }, options?.signal));
  },

  async review(task, answers, codings, options) {
    const { value, usage } = await withTask(task, options, (lane, key) =>
      callWorker(lane, "review", { key, answers, codings }, options?.signal),
    );
    return { value: options?.part ? value.slice(options.part.from, options.part.to) : value, usage };
  },
};

type Attempt = (lane: Lane, key: string) => Promise<AnswerCoding[] | "unknown">;

async function withTask(
  task: CodingTask,
  options: EngineOptions | undefined,
  attempt: Attempt,
): Promise<EngineResult<AnswerCoding[]>> {
  const lane = laneOf(task);
  const key = await taskKey(task);
  for (;;) {
    const codings = await attempt(lane, key);
    if (codings !== "unknown") return counted(codings);
    const { codes, corpus, examples, ...rest } = learnable(task);
    await callWorker(lane, "learn", { key, task: { codes, corpus, examples, ...rest } }, options?.signal);
  }
}

const laneOf = ({ corpus, examples }: CodingTask): Lane =>
  corpus.length + examples.length <= QUICK_CORPUS ? "quick" : "heavy";

function counted<Value>(value: Value): EngineResult<Value> {
  return { value, usage: { calls: 0, inputTokens: 0, outputTokens: 0 } };
}

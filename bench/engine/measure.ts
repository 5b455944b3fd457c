import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { RESOLUTION, watchTurns } from "@/bench/main-thread";
import { processorTime } from "@/bench/processor-time";
import { baselines } from "@/bench/quality/baselines";
import { watchMemory } from "@/e2e/support/process-memory";
import { inParts } from "@/lib/data/parts";
import { classifyAll } from "@/lib/engines/classify-all";
import type { AnswerCoding } from "@/lib/engines/engine";
import { localEngine } from "@/lib/engines/local/engine";
import { codes, inventedAnswers, taskOf } from "./answers";

/** Answers of a warm-up task that goes to the same worker as the measured one. */
const WARMING = 1_100;
const OPTIONS = { granularity: 5, maxCodes: 50, minFrequency: 2, includeOther: true };

/**
 * Codes invented answers in the worker, drafts a codebook from them, and compares the speed of both with TF-IDF cosine
 * over the same answers in the same process. A ratio above 1 is faster than TF-IDF.
 */
export async function measureEngine(size: number): Promise<void> {
  const endWatch = await watchMemory(process.pid);
  const answers = inventedAnswers(size);
  const task = taskOf();
  const texts = answers.map(({ text }) => text);
  const words = new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []));
  console.log(`\n${size} answers, ${words.size} words, ${codes.length} codes`);
  const plain = await timed(async () => {
    const [cosine] = baselines(codes, texts, task.language);
    for (const { text } of answers) cosine?.classify(text);
  });
  const rate = (name: string, { seconds, delay }: Timed<unknown>, count = size) =>
    console.log(
      `${name.padEnd(32)} ${seconds.toFixed(2).padStart(7)} s ${Math.round(count / seconds)
        .toString()
        .padStart(
          8,
        )} answers/s ${(((count / seconds) * plain.seconds) / size).toFixed(2).padStart(6)} of cosine${delay}`,
    );
  rate("TF-IDF cosine", { ...plain, delay: "" });
  const { delay: usual } = await timed(() => pause(2_000));
  console.log(`nothing, for comparison${usual}`);

  await localEngine.classify(taskOf(), answers.slice(0, WARMING));
  const learning = await timed(() => localEngine.classify(task, []));
  const classifying = await timed(async () => {
    const codings: AnswerCoding[] = [];
    for (const part of inParts(answers, localEngine.batchSize)) {
      codings.push(...(await classifyAll(localEngine, task, part)));
    }
    return codings;
  });
  const seconds = learning.seconds + classifying.seconds;
  rate("learn", learning);
  rate("classify", classifying);
  rate("learn, classify", { value: null, seconds, delay: "" });
  const generating = await timed(() => localEngine.generateCodebook({ ...task, answers, options: OPTIONS }));
  rate("generate a codebook", generating);
  const { memory } = await endWatch();
  console.log(`peak memory of a worker ${Math.round(memory)} MiB`);
}

type Timed<Value> = { value: Value; seconds: number; delay: string };

/**
 * Runs the work; returns the processor seconds of this process and its workers, the longest event-loop delay, and the
 * processor time within that delay.
 */
async function timed<Value>(work: () => Promise<Value>): Promise<Timed<Value>> {
  const monitor = monitorEventLoopDelay({ resolution: RESOLUTION });
  monitor.enable();
  const longestTurn = watchTurns();
  const began = await processorTime();
  const value = await work();
  const seconds = (await processorTime()) - began;
  monitor.disable();
  const longest = Math.max(0, Math.round(monitor.max / 1e6 - RESOLUTION));
  return { value, seconds, delay: `, longest delay ${longest} ms, ${Math.round(longestTurn())} ms of CPU` };
}

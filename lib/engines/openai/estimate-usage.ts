import { type CodingTask, type EngineAnswer, type EngineUsage, NO_USAGE } from "../engine";
import { costOf, type Prices } from "../model-prices";
import { fixedExamples } from "./examples";
import { numberCodes } from "./frame";
import type { Asker } from "./model";
import {
  BYTES_PER_TOKEN,
  CODES_EXPECTED,
  MAX_CODES_IN_MANUAL,
  MIN_CACHED_CHARACTERS,
  REVIEWED_SHARE,
  SECONDS_PER_ANSWER,
  TOKENS_OF_A_CODING,
  TOKENS_OF_A_NEW_CODE,
  TOKENS_OF_AN_ENTRY,
  TOKENS_OF_RULES,
} from "./parameters";
import { codingInstructions } from "./prompts";
import { evenRuns } from "./runs";

type Options = { prices?: { coding?: Prices | undefined; review?: Prices | undefined }; writesManual?: boolean };

/**
 * Estimates the calls and tokens for coding distinct answers, from the prompts that would really be sent. Guesses are
 * the length of replies, the number of answers that will be reviewed, and the size of a codebook or manual that has not
 * been written yet.
 */
export function estimateUsage(
  asker: Pick<Asker, "answersPerPrompt" | "concurrency">,
  task: CodingTask,
  answers: readonly Pick<EngineAnswer, "text">[],
  { prices = {}, writesManual = false }: Options = {},
): EngineUsage {
  if (answers.length === 0) return NO_USAGE;
  const frame = numberCodes(task.codes);
  const codes = frame.size || CODES_EXPECTED;
  const newCodebook = frame.size === 0 ? codes * TOKENS_OF_A_NEW_CODE : 0;
  const newManual = writesManual && codes <= MAX_CODES_IN_MANUAL ? codes * TOKENS_OF_RULES : 0;
  const instructions = tokensOf(codingInstructions(task, frame, fixedExamples(task.examples, frame))) + newCodebook;
  const system = instructions + newManual;
  const texts = answers.reduce((sum, { text }) => sum + tokensOf(text) + TOKENS_OF_AN_ENTRY, 0);
  const isCached = BYTES_PER_TOKEN * system >= MIN_CACHED_CHARACTERS;
  /** The work of this many prompts that together hold `share` of the answers. */
  const prompts = (calls: number, share: number): Work => ({
    calls,
    inputTokens: Math.round(calls * system + share * texts),
    cachedTokens: isCached ? Math.max(0, calls - 1) * system : 0,
    outputTokens: Math.round(share * answers.length * TOKENS_OF_A_CODING),
  });
  const calls = evenRuns(answers, asker).length;
  const coding = prompts(calls, 1);
  const review = prompts(Math.ceil(REVIEWED_SHARE * calls), REVIEWED_SHARE);
  const work = [
    { ...coding, cost: costOf(coding, prices.coding) },
    ...[review, writing(newCodebook, texts), writing(newManual, instructions)].map((part) => ({
      ...part,
      cost: costOf(part, prices.review),
    })),
  ];
  const sumOf = (key: keyof Work) => work.reduce((sum, part) => sum + part[key], 0);
  return {
    asked: answers.length,
    calls: sumOf("calls"),
    failedCalls: 0,
    inputTokens: sumOf("inputTokens"),
    cachedTokens: sumOf("cachedTokens"),
    outputTokens: sumOf("outputTokens"),
    cost: sumIfKnown(work.map(({ cost }) => cost)),
  };
}

type Work = Pick<EngineUsage, "calls" | "inputTokens" | "cachedTokens" | "outputTokens">;

/** The work of one call that writes a codebook or manual of this many tokens; none if it is 0. */
const writing = (outputTokens: number, inputTokens: number): Work =>
  outputTokens === 0
    ? { calls: 0, inputTokens: 0, cachedTokens: 0, outputTokens }
    : { calls: 1, inputTokens, cachedTokens: 0, outputTokens };

/** The sum of costs; undefined if any of them is unknown. */
const sumIfKnown = (costs: readonly (number | undefined)[]): number | undefined =>
  costs.reduce((sum, cost) => (sum === undefined || cost === undefined ? undefined : sum + cost), 0);

/** The estimated seconds that the model needs for this number of answers. */
export function secondsFor(
  { answersPerPrompt, concurrency }: Pick<Asker, "answersPerPrompt" | "concurrency">,
  answers: number,
): number {
  const waves = Math.ceil((answers * (1 + REVIEWED_SHARE)) / (answersPerPrompt * concurrency));
  return waves * Math.min(answers, answersPerPrompt) * SECONDS_PER_ANSWER;
}

const tokensOf = (text: string) => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);

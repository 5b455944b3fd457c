import { type CodingTask, type EngineAnswer, type EngineUsage, NO_USAGE } from "../engine";
import { costOf, type Prices } from "../model-prices";
import { fixedExamples } from "./examples";
import { numberCodes } from "./frame";
import type { Asker } from "./model";
import {
  BYTES_PER_TOKEN,
  CODES_EXPECTED,
  LEAST_CACHED_CHARACTERS,
  MOST_CODES_IN_MANUAL,
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
 * Estimates the calls and tokens for coding distinct answers. The prompts are the real ones; the length of replies, the
 * number of reviewed answers, and the size of a codebook or manual not yet written are guesses.
 */
export function estimateUsage(
  asker: Pick<Asker, "answersPerPrompt" | "concurrency">,
  task: CodingTask,
  answers: readonly Pick<EngineAnswer, "text">[],
  { prices = {}, writesManual = false }: Options = {},
): EngineUsage {
  if (answers.length === 0) return NO_USAGE;
  const frame = numberCodes(task.codes);
  const newCodes = frame.size === 0 ? CODES_EXPECTED * TOKENS_OF_A_NEW_CODE : 0;
  const codes = frame.size || CODES_EXPECTED;
  const newRules = writesManual && codes <= MOST_CODES_IN_MANUAL ? codes * TOKENS_OF_RULES : 0;
  const known = tokensOf(codingInstructions(task, frame, fixedExamples(task.examples, frame))) + newCodes;
  const system = known + newRules;
  const texts = answers.reduce((sum, { text }) => sum + tokensOf(text) + TOKENS_OF_AN_ENTRY, 0);
  const isCached = BYTES_PER_TOKEN * system >= LEAST_CACHED_CHARACTERS;
  const asking = (calls: number, share: number) => ({
    inputTokens: Math.round(calls * system + share * texts),
    cachedTokens: isCached ? Math.max(0, calls - 1) * system : 0,
    outputTokens: Math.round(share * answers.length * TOKENS_OF_A_CODING),
  });
  const calls = evenRuns(answers, asker).length;
  const calledAgain = Math.ceil(REVIEWED_SHARE * calls);
  const building = { inputTokens: newCodes && texts, cachedTokens: 0, outputTokens: newCodes };
  const ruling = { inputTokens: newRules && known, cachedTokens: 0, outputTokens: newRules };
  const coding = asking(calls, 1);
  const parts = [coding, asking(calledAgain, REVIEWED_SHARE), building, ruling];
  const sumOf = (key: keyof typeof coding) => parts.reduce((sum, part) => sum + part[key], 0);
  const costs = parts.map((part) => costOf(part, part === coding ? prices.coding : prices.review));
  return {
    asked: answers.length,
    calls: calls + calledAgain + (newCodes && 1) + (newRules && 1),
    failedCalls: 0,
    inputTokens: sumOf("inputTokens"),
    cachedTokens: sumOf("cachedTokens"),
    outputTokens: sumOf("outputTokens"),
    cost: costs.reduce((sum, cost) => (sum === undefined || cost === undefined ? undefined : sum + cost), 0),
  };
}

/** The estimated seconds that the model needs for this number of answers. */
export function secondsFor(
  { answersPerPrompt, concurrency }: Pick<Asker, "answersPerPrompt" | "concurrency">,
  answers: number,
): number {
  const waves = Math.ceil((answers * (1 + REVIEWED_SHARE)) / (answersPerPrompt * concurrency));
  return waves * Math.min(answers, answersPerPrompt) * SECONDS_PER_ANSWER;
}

const tokensOf = (text: string) => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);

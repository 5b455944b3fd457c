import { type CodingTask, type EngineAnswer, type EngineUsage, NO_USAGE } from "../engine";
import { costOf, type Prices } from "../model-prices";
import { examplesOf } from "./examples";
import { numberCodes } from "./frame";
import type { Asker } from "./model";
import {
  BYTES_PER_TOKEN,
  CODES_EXPECTED,
  LEAST_CACHED_CHARACTERS,
  REVIEWED_SHARE,
  SECONDS_PER_ANSWER,
  TOKENS_OF_A_CODING,
  TOKENS_OF_A_NEW_CODE,
  TOKENS_OF_AN_ENTRY,
} from "./parameters";
import { codingInstructions } from "./prompts";
import { promptRuns } from "./runs";

/**
 * About what coding distinct answers will ask of the model. The prompts are those that will be sent; how long the replies
 * are, how many answers are reviewed and how large a codebook is that has yet to be built is guessed.
 */
export function estimateUsage(
  { answersPerPrompt }: Pick<Asker, "answersPerPrompt">,
  task: CodingTask,
  answers: readonly Pick<EngineAnswer, "text">[],
  prices?: Prices,
): EngineUsage {
  if (answers.length === 0) return { ...NO_USAGE, cost: costOf(NO_USAGE, prices) };
  const frame = numberCodes(task.codes);
  const newCodes = frame.size === 0 ? CODES_EXPECTED * TOKENS_OF_A_NEW_CODE : 0;
  const system = tokensOf(codingInstructions(task, frame, examplesOf(task.examples, frame).fixed)) + newCodes;
  const texts = answers.reduce((sum, { text }) => sum + tokensOf(text) + TOKENS_OF_AN_ENTRY, 0);
  const calls = Math.ceil(promptRuns(answers, answersPerPrompt).length * (1 + REVIEWED_SHARE));
  const isCached = BYTES_PER_TOKEN * system >= LEAST_CACHED_CHARACTERS;
  const tokens = {
    inputTokens: Math.round(calls * system + texts * (1 + REVIEWED_SHARE)) + (newCodes && texts),
    cachedTokens: isCached ? (calls - 1) * system : 0,
    outputTokens: Math.round(answers.length * (1 + REVIEWED_SHARE) * TOKENS_OF_A_CODING) + newCodes,
  };
  return { calls: newCodes ? calls + 1 : calls, failedCalls: 0, ...tokens, cost: costOf(tokens, prices) };
}

/** About how many seconds the model takes for so many answers. */
export function secondsFor(
  { answersPerPrompt, concurrency }: Pick<Asker, "answersPerPrompt" | "concurrency">,
  answers: number,
): number {
  const waves = Math.ceil((answers * (1 + REVIEWED_SHARE)) / (answersPerPrompt * concurrency));
  return waves * Math.min(answers, answersPerPrompt) * SECONDS_PER_ANSWER;
}

const tokensOf = (text: string) => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);

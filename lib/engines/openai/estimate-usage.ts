import { type CodebookRequest, type CodingTask, type EngineAnswer, type EngineUsage, NO_USAGE } from "../engine";
import { costOf, type Prices } from "../model-prices";
import { mergePrompt, proposePrompt, wantedCodes } from "./codebook-prompts";
import { fixedExamples } from "./examples";
import { numberCodes } from "./frame";
import type { Asker } from "./model";
import {
  ANSWERS_CHECKED,
  BYTES_PER_TOKEN,
  CODES_ALLOWED,
  MAX_CODES_IN_MANUAL,
  MAX_REVIEWED_SHARE,
  MIN_ANSWERS_FOR_CHECK,
  MIN_CACHED_CHARACTERS,
  SECONDS_PER_ANSWER,
  TOKENS_OF_A_CODING,
  TOKENS_OF_A_NEW_CODE,
  TOKENS_OF_AN_ENTRY,
  TOKENS_OF_RULES,
} from "./parameters";
import { codingInstructions } from "./prompts";
import { evenRuns } from "./runs";
import { chooseByTheme, dealIntoParts, fitIntoPrompts } from "./sample";

type Options = { prices?: { coding?: Prices | undefined; review?: Prices | undefined }; writesManual?: boolean };

/**
 * Estimates the calls and tokens for coding distinct answers, from the prompts that would really be sent. Guesses are
 * the length of replies, the number of answers in doubt (as many as a review may ask about), and the size of a codebook
 * or manual that has not been written yet.
 */
export function estimateUsage(
  asker: Pick<Asker, "answersPerPrompt" | "concurrency">,
  task: CodingTask,
  answers: readonly Pick<EngineAnswer, "text">[],
  { prices = {}, writesManual = false }: Options = {},
): EngineUsage {
  if (answers.length === 0) return NO_USAGE;
  const frame = numberCodes(task.codes);
  const codes = frame.size || wantedCodes(draftRequest(task, answers));
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
  const reviewed = Math.ceil(MAX_REVIEWED_SHARE * answers.length);
  const review = prompts(Math.ceil(reviewed / asker.answersPerPrompt), reviewed / answers.length);
  const drafting = frame.size === 0 ? draftingWork(task, answers, newCodebook) : [];
  const isChecked = frame.size === 0 && answers.length >= MIN_ANSWERS_FOR_CHECK && task.codingType !== "entity";
  const checks = Math.ceil(ANSWERS_CHECKED / asker.answersPerPrompt);
  const check = isChecked ? [prompts(checks, ANSWERS_CHECKED / answers.length)] : [];
  const work = [
    { ...coding, cost: costOf(coding, prices.coding) },
    ...[review, ...drafting, ...check, writing(newManual, instructions)].map((part) => ({
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

/** The calls that draft a codebook from as many answers as prompts can hold, and the one that merges their drafts. */
function draftingWork(task: CodingTask, answers: readonly Pick<EngineAnswer, "text">[], codebook: number): Work[] {
  const all = answers.map(({ text }) => ({ text, count: 1 }));
  const sample = fitIntoPrompts(all)
    ? all
    : chooseByTheme(
        all,
        all.map(() => null),
      );
  const request = draftRequest(task, answers);
  const parts = dealIntoParts(sample).map((part) => {
    const { system, user } = proposePrompt(request, part);
    return writing(codebook, tokensOf(system) + tokensOf(user));
  });
  return parts.length > 1
    ? [...parts, writing(codebook, tokensOf(mergePrompt(request, []).system) + parts.length * codebook)]
    : parts;
}

const draftRequest = (task: CodingTask, answers: readonly Pick<EngineAnswer, "text">[]): CodebookRequest => ({
  ...task,
  answers: answers.map(({ text }, index) => ({ id: String(index), text, language: task.language })),
  options: { granularity: 3, maxCodes: CODES_ALLOWED, minFrequency: 1, includeOther: true },
});

/** The sum of costs; undefined if any of them is unknown. */
const sumIfKnown = (costs: readonly (number | undefined)[]): number | undefined =>
  costs.reduce((sum, cost) => (sum === undefined || cost === undefined ? undefined : sum + cost), 0);

/** The estimated seconds that the model needs for this number of answers. */
export function secondsFor(
  { answersPerPrompt, concurrency }: Pick<Asker, "answersPerPrompt" | "concurrency">,
  answers: number,
): number {
  const waves = Math.ceil((answers * (1 + MAX_REVIEWED_SHARE)) / (answersPerPrompt * concurrency));
  return waves * Math.min(answers, answersPerPrompt) * SECONDS_PER_ANSWER;
}

const tokensOf = (text: string) => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);

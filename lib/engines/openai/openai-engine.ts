import { type AnswerCoding, type CodingEngine, type CodingTask, coderOf } from "../engine";
import type { Prices } from "../model-prices";
import { classify } from "./classify";
import { estimateUsage, secondsFor } from "./estimate-usage";
import { generateCodebook, type ThemesOf } from "./generate-codebook";
import { isOutside } from "./is-outside";
import { masked } from "./masked";
import { type Asker, connectModel } from "./model";
import {
  ANSWERS_PER_PROMPT,
  CONCURRENT_REQUESTS,
  REQUEST_TIMEOUT_MS,
  REVIEWED_PER_CODED,
  WAVES_PER_CALL,
} from "./parameters";
import { phrase } from "./phrase";
import { review } from "./review";
import { versionOf } from "./version";
import { newWarmth } from "./warmth";
import { writeManual } from "./write-manual";

export type OpenaiSettings = {
  /** Left out for servers that need none. */
  apiKey?: string | undefined;
  /** An OpenAI-compatible address up to and including `/v1`; by default OpenAI's own. */
  baseUrl?: string | undefined;
  model?: string | undefined;
  /** OpenAI's Chat Completions, by default, or its Responses interface. */
  api?: "chat" | "responses" | undefined;
  /** Tells the answers' themes where only a sample of them fits into prompts; by default it is spread evenly. */
  themesOf?: ThemesOf;
  /** Milliseconds without a sign of a reply. */
  timeoutMs?: number | undefined;
  /** Requests in flight at once within one call of the engine. */
  concurrency?: number | undefined;
  /** The most answers of one prompt. */
  answersPerPrompt?: number | undefined;
  temperature?: number | undefined;
  /** Sent as it is to models that reason, for instance `low`. */
  reasoningEffort?: string | undefined;
  /** What its tokens cost. */
  prices?: Prices | undefined;
  /** A larger model at the same address, for codebooks, their rules, and answers whose codes are in doubt. */
  larger?: { model: string; prices?: Prices | undefined } | undefined;
};

const DEFAULT_MODEL = "gpt-4.1-mini";

/** The engine that asks a language model of any provider that speaks one of OpenAI's interfaces. */
export function openaiEngine(settings: OpenaiSettings): CodingEngine {
  const {
    themesOf = async () => [],
    model = DEFAULT_MODEL,
    timeoutMs = REQUEST_TIMEOUT_MS,
    concurrency = CONCURRENT_REQUESTS,
    answersPerPrompt = ANSWERS_PER_PROMPT,
    api = "chat",
    temperature = 0,
    larger,
    ...address
  } = settings;
  const askerOf = (named: { model: string; prices?: Prices | undefined }): Asker => {
    const connect = connectModel({ ...address, api, timeoutMs, temperature, ...named });
    return { connect, concurrency, answersPerPrompt, isWarm: newWarmth() };
  };
  const asker = askerOf({ model, prices: address.prices });
  const thorough = larger ? askerOf(larger) : asker;
  const reviewerOf = (task: CodingTask) => larger && coderOf({ ...engine, version: versionOf(larger.model) }, task);
  const engine: CodingEngine = {
    name: "openai",
    version: versionOf(model),
    batchSize: answersPerPrompt * concurrency * WAVES_PER_CALL,
    reviewSize: answersPerPrompt * concurrency * REVIEWED_PER_CODED,
    generateCodebook: (request, options) => generateCodebook(thorough, themesOf, request, options?.signal),
    writeManual: (request, options) => writeManual(thorough, request, options?.signal),
    classify: (task, answers, options) =>
      classify(asker, task, answers, { signal: options?.signal, reviewer: thorough, coder: reviewerOf(task) }),
    async review(task, answers, codings, options) {
      const { value, ...rest } = await review(thorough, task, answers, codings, options);
      return {
        value: signed(value, codings, reviewerOf(task)),
        ...rest,
      };
    },
    estimateUsage: (task, answers) =>
      estimateUsage(asker, task, answers, { coding: address.prices, review: (larger ?? address).prices }),
    secondsFor: (answers) => secondsFor(asker, answers),
    phrase: (sentences, options) => phrase(asker, sentences, options?.signal),
  };
  return masked(engine, { isOutside: isOutside(settings.baseUrl) });
}

/** The codings of a review, those that it has not left as they were with their coder, where that is another model. */
function signed(reviewed: AnswerCoding[], before: readonly AnswerCoding[], coder: string | undefined): AnswerCoding[] {
  if (!coder) return reviewed;
  const kept = new Set(before);
  return reviewed.map((coding) => (kept.has(coding) ? coding : { ...coding, coder }));
}

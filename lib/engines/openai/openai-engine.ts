import { type AnswerCoding, type CodingTask, coderOf, type ReviewingEngine } from "../engine";
import type { Prices } from "../model-prices";
import { classify } from "./classify";
import { estimateUsage, secondsFor } from "./estimate-usage";
import { type FindFrame, generateCodebook, type ThemesOf } from "./generate-codebook";
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
import { sentBeginnings } from "./sent-beginnings";
import { estimateTranslation, translate } from "./translate";
import { versionOf } from "./version";
import { writeManual } from "./write-manual";

export type OpenaiSettings = {
  /** The provider's key. It is optional, because some servers need none. */
  apiKey?: string | undefined;
  /** Base URL of an OpenAI-compatible server, up to and including `/v1`; OpenAI's own by default. */
  baseUrl?: string | undefined;
  model?: string | undefined;
  /** OpenAI's Chat Completions API (the default) or its Responses API. */
  api?: "chat" | "responses" | undefined;
  /**
   * Finds the themes of the answers, to draw a sample if prompts cannot hold all answers. Without it, the sample is
   * spread evenly.
   */
  themesOf?: ThemesOf;
  /** Finds the frame with which a codebook begins. Without it, codebooks begin with own frames alone. */
  findFrame?: FindFrame;
  /** Milliseconds without any part of a reply. */
  timeoutMs?: number | undefined;
  /** Parallel requests within one engine call. */
  concurrency?: number | undefined;
  /** The most answers per prompt. */
  answersPerPrompt?: number | undefined;
  temperature?: number | undefined;
  /** Sent to reasoning models as it is, for instance `low`. */
  reasoningEffort?: string | undefined;
  /** The prices of the model's tokens. */
  prices?: Prices | undefined;
  /**
   * A larger model at the same address. It is asked for codebooks, for coding manuals, and about answers whose codes
   * are in doubt.
   */
  larger?: { model: string; prices?: Prices | undefined } | undefined;
};

const DEFAULT_MODEL = "gpt-4.1-mini";

/** The engine that asks a language model, at any provider with one of OpenAI's APIs. */
export function openaiEngine(settings: OpenaiSettings): ReviewingEngine {
  const {
    themesOf = async () => [],
    findFrame = async () => null,
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
    return { connect, concurrency, answersPerPrompt, noteSent: sentBeginnings() };
  };
  const asker = askerOf({ model, prices: address.prices });
  const thorough = larger ? askerOf(larger) : asker;
  const reviewerOf = (task: CodingTask) => larger && coderOf({ ...engine, version: versionOf(larger.model) }, task);
  const engine: ReviewingEngine = {
    name: "openai",
    version: versionOf(model),
    batchSize: answersPerPrompt * concurrency * WAVES_PER_CALL,
    reviewSize: answersPerPrompt * concurrency * REVIEWED_PER_CODED,
    generateCodebook: (request, options) =>
      generateCodebook(thorough, { themesOf, findFrame }, request, options?.signal),
    writeManual: (request, options) => writeManual(thorough, request, options?.signal),
    classify: (task, answers, options) => classify(asker, task, answers, options?.signal),
    async review(task, answers, codings, options) {
      const { value, ...rest } = await review(thorough, task, answers, codings, options);
      return {
        value: signed(value, codings, reviewerOf(task)),
        ...rest,
      };
    },
    async forecast(task, answers, { writesManual = false } = {}) {
      const prices = { coding: address.prices, review: (larger ?? address).prices };
      return { usage: estimateUsage(asker, task, answers, { prices, writesManual }), otherSeconds: 0 };
    },
    secondsFor: (asked) => secondsFor(asker, asked),
    phrase: (sentences, options) => phrase(asker, sentences, options?.signal),
    translator: {
      translate: ({ language }, answers, options) => translate(asker, language, answers, options?.signal),
      estimate: (texts) => estimateTranslation(asker, texts, address.prices),
    },
  };
  return masked(engine, { isOutside: isOutside(settings.baseUrl) });
}

/** Sets `coder` on the codings that a review has changed, if another model reviews. */
function signed(reviewed: AnswerCoding[], before: readonly AnswerCoding[], coder: string | undefined): AnswerCoding[] {
  if (!coder) return reviewed;
  const kept = new Set(before);
  return reviewed.map((coding) => (kept.has(coding) ? coding : { ...coding, coder }));
}

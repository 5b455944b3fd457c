import type { CodingEngine } from "../engine";
import { classify } from "./classify";
import { generateCodebook, type ThemesOf } from "./generate-codebook";
import { connectModel } from "./model";
import { ANSWERS_PER_PROMPT, CONCURRENT_REQUESTS, REQUEST_TIMEOUT_MS, REVIEWED_PER_CODED } from "./parameters";
import { review } from "./review";
import { versionOf } from "./version";

export type OpenaiSettings = {
  /** Left out for servers that need none. */
  apiKey?: string | undefined;
  /** An OpenAI-compatible address up to and including `/v1`; by default OpenAI's own. */
  baseUrl?: string | undefined;
  model?: string | undefined;
  /** Tells the answers' themes where only a sample of them fits into prompts; by default it is spread evenly. */
  themesOf?: ThemesOf;
  /** Milliseconds for one request to the provider. */
  timeoutMs?: number;
  /** Requests in flight at once within one call of the engine. */
  concurrency?: number;
};

const DEFAULT_MODEL = "gpt-4.1-mini";

/** The engine that asks a language model through OpenAI's Chat Completions interface, of any provider. */
export function openaiEngine(settings: OpenaiSettings): CodingEngine {
  const {
    themesOf = async () => [],
    model = DEFAULT_MODEL,
    timeoutMs = REQUEST_TIMEOUT_MS,
    concurrency = CONCURRENT_REQUESTS,
    ...address
  } = settings;
  const asker = { connect: connectModel({ ...address, model, timeoutMs }), concurrency };
  return {
    name: "openai",
    version: versionOf(model),
    batchSize: ANSWERS_PER_PROMPT * concurrency,
    reviewSize: ANSWERS_PER_PROMPT * concurrency * REVIEWED_PER_CODED,
    generateCodebook: (request, options) => generateCodebook(asker, themesOf, request, options?.signal),
    classify: (task, answers, options) => classify(asker, task, answers, options?.signal),
    review: (task, answers, codings, options) => review(asker, task, answers, codings, options),
  };
}

import type { CodingEngine } from "../engine";
import { classify } from "./classify";
import { generateCodebook } from "./generate-codebook";
import { connectModel } from "./model";
import { review } from "./review";
import { ANSWERS_PER_PROMPT } from "./runs";
import { versionOf } from "./version";

export type OpenaiSettings = {
  /** Left out for servers that want none. */
  apiKey?: string | undefined;
  /** Any OpenAI-compatible address up to and including `/v1`; unset: OpenAI's own. */
  baseUrl?: string | undefined;
  model?: string | undefined;
  /** Milliseconds for one request to the provider. */
  timeoutMs?: number;
  /** Prompts in flight at once within one call of the engine. */
  concurrency?: number;
};

const DEFAULT_MODEL = "gpt-4.1-mini";
/** Only doubtful codings are asked about again. */
const REVIEWED_PER_CODED = 5;

/** The engine that asks a language model behind OpenAI's Chat Completions interface, whoever serves it. */
export function openaiEngine(settings: OpenaiSettings): CodingEngine {
  const { model = DEFAULT_MODEL, timeoutMs = 60_000, concurrency = 4, ...address } = settings;
  const asker = { ask: connectModel({ ...address, model, timeoutMs }), concurrency };
  return {
    name: "openai",
    version: versionOf(model),
    batchSize: ANSWERS_PER_PROMPT * concurrency,
    reviewSize: ANSWERS_PER_PROMPT * concurrency * REVIEWED_PER_CODED,
    generateCodebook: (request, options) => generateCodebook(asker, request, options?.signal),
    classify: (task, answers, options) => classify(asker, task, answers, options?.signal),
    review: (task, answers, codings, options) => review(asker, task, answers, codings, options),
  };
}

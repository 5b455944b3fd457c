import { createOpenAI } from "@ai-sdk/openai";
import {
  generateText,
  InvalidResponseDataError,
  jsonSchema,
  type LanguageModel,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  Output,
} from "ai";
import { z } from "zod";
import { assertUsableKey, toFailure } from "./failure";
import { type Features, initialFeatures, withoutRefused } from "./features";
import type { Meter } from "./meter";
import { meteredFetch } from "./metered-fetch";
import { RETRIES } from "./parameters";
import { type Prompt, withSchema } from "./prompts";
import { type ReadReply, readJson } from "./read-json";
import { REFUSAL } from "./refusal";

export type ModelRequest = { name: string; prompt: Prompt; schema: z.ZodType };

/**
 * Asks the model once. Throws a `PromptFailure` where another prompt may fare better, an `EngineError` where the
 * provider fails, or the reason of the signal where the caller aborted.
 */
export type Ask = (request: ModelRequest) => Promise<ReadReply>;

/** How one call of the engine gets at the model, and how many prompts it may have under way. */
export type Asker = { connect: (meter: Meter, signal?: AbortSignal) => Ask; concurrency: number };

export type Address = {
  apiKey?: string | undefined;
  baseUrl?: string | undefined;
  model: string;
  timeoutMs: number;
};

const OPENAI = "https://api.openai.com/v1";

/** A way to one model. It learns which optional features the server lacks and stops using them. */
export function connectModel(address: Address): Asker["connect"] {
  const apiKey = address.apiKey?.trim() ?? "";
  assertUsableKey(apiKey);
  let known = initialFeatures(address.model);

  return (meter, signal) => {
    const fetch = meteredFetch(meter, { timeoutMs: address.timeoutMs, anonymous: apiKey === "" });
    const provider = createOpenAI({ apiKey, baseURL: address.baseUrl ?? OPENAI, fetch });
    const model = provider.chat(address.model);
    return async (request) => {
      let features = known;
      for (;;) {
        try {
          return await askOnce(model, request, features, { meter, signal });
        } catch (error) {
          signal?.throwIfAborted();
          const narrower = withoutRefused(features, error);
          if (narrower === null) throw toFailure(error, { ...address, apiKey });
          features = narrower;
          known = narrower;
        }
      }
    };
  };
}

async function askOnce(
  model: LanguageModel,
  request: ModelRequest,
  features: Features,
  { meter, signal }: { meter: Meter; signal: AbortSignal | undefined },
): Promise<ReadReply> {
  const { $schema: _, ...schema } = z.toJSONSchema(request.schema, { target: "draft-7" });
  const prompt = features.jsonSchema ? request.prompt : withSchema(request.prompt, schema);
  try {
    const result = await generateText({
      model,
      system: prompt.system,
      prompt: prompt.user,
      maxRetries: RETRIES,
      output: features.jsonSchema
        ? Output.object({ schema: jsonSchema(schema as Parameters<typeof jsonSchema>[0]), name: request.name })
        : Output.json(),
      ...(features.temperature ? { temperature: 0 } : {}),
      ...(signal ? { abortSignal: signal } : {}),
    });
    note(meter, result.totalUsage);
    if (result.finishReason === "content-filter") throw REFUSAL;
    return await readJson(result.text);
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) {
      note(meter, error.usage);
      if (error.finishReason === "content-filter") throw REFUSAL;
      return readJson(error.text ?? "");
    }
    if (InvalidResponseDataError.isInstance(error)) {
      note(meter, undefined);
      return { json: undefined, cut: false };
    }
    throw error;
  }
}

function note(meter: Meter, usage: LanguageModelUsage | undefined): void {
  meter.add({
    calls: 1,
    inputTokens: usage?.inputTokens ?? 0,
    cachedTokens: usage?.inputTokenDetails.cacheReadTokens ?? 0,
    outputTokens: usage?.outputTokens ?? 0,
  });
}

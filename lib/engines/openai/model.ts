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
import type { EngineUsage } from "../engine";
import { abortable } from "./abortable";
import { assertUsableKey, toEngineError } from "./failure";
import { type Features, initialFeatures, withoutRefused } from "./features";
import { RETRIES } from "./parameters";
import { type Prompt, withSchema } from "./prompts";
import { readJson } from "./read-json";

export type ModelRequest = { name: string; prompt: Prompt; schema: z.ZodType };

/** `json` is undefined where the reply is not JSON. */
export type ModelReply = { json: unknown; usage: EngineUsage };

/** Asks the model once. Throws an `EngineError`, or the reason of the signal where the caller aborted. */
export type Ask = (request: ModelRequest, signal?: AbortSignal) => Promise<ModelReply>;

/** How to ask the model, and how many prompts at once. */
export type Asker = { ask: Ask; concurrency: number };

export type Address = {
  apiKey?: string | undefined;
  baseUrl?: string | undefined;
  model: string;
  timeoutMs: number;
};

const OPENAI = "https://api.openai.com/v1";

/** A connection to one model. It learns which optional features the server lacks and stops using them. */
export function connectModel(address: Address): Ask {
  const apiKey = address.apiKey?.trim() ?? "";
  assertUsableKey(apiKey);
  const provider = createOpenAI({
    apiKey,
    baseURL: address.baseUrl ?? OPENAI,
    fetch: fetchWithin(address.timeoutMs, { anonymous: apiKey === "" }),
  });
  const model = provider.chat(address.model);
  let known = initialFeatures(address.model);

  return async (request, signal) => {
    let features = known;
    for (;;) {
      try {
        return await askOnce(model, request, features, signal);
      } catch (error) {
        signal?.throwIfAborted();
        const narrower = withoutRefused(features, error);
        if (narrower === null) throw toEngineError(error, { ...address, apiKey });
        features = narrower;
        known = narrower;
      }
    }
  };
}

async function askOnce(
  model: LanguageModel,
  request: ModelRequest,
  features: Features,
  signal: AbortSignal | undefined,
): Promise<ModelReply> {
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
    return { json: readJson(result.text), usage: usageOf(result.totalUsage) };
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) {
      return { json: readJson(error.text ?? ""), usage: usageOf(error.usage) };
    }
    if (InvalidResponseDataError.isInstance(error)) return { json: undefined, usage: usageOf(undefined) };
    throw error;
  }
}

function usageOf(usage: LanguageModelUsage | undefined): EngineUsage {
  return { calls: 1, inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 };
}

/** A fetch whose time-out covers the whole reply, not only its headers. */
function fetchWithin(timeoutMs: number, { anonymous }: { anonymous: boolean }): typeof fetch {
  return (input, init) =>
    abortable(init?.signal, async (stop) => {
      const headers = new Headers(init?.headers);
      if (anonymous) headers.delete("authorization");
      const timer = setTimeout(() => stop.abort(new DOMException("Too late", "TimeoutError")), timeoutMs);
      try {
        const response = await fetch(input, { ...init, headers, signal: stop.signal });
        return new Response(await response.text(), response);
      } finally {
        clearTimeout(timer);
      }
    });
}

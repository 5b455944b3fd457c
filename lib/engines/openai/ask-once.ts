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
import { costOf, type Prices } from "../model-prices";
import type { Features } from "./features";
import type { Meter } from "./meter";
import type { ModelRequest } from "./model-request";
import { RETRIES } from "./parameters";
import { withSchema } from "./prompts";
import { type ReadReply, readJson } from "./read-json";
import { refusal } from "./refusal";

type Settings = {
  api: "chat" | "responses";
  features: Features;
  temperature: number;
  reasoningEffort?: string | undefined;
  prices?: Prices | undefined;
  meter: Meter;
  signal: AbortSignal | undefined;
};

/** Sends a request, repeats it if the provider is busy, and reads the reply. */
export async function askOnce(
  model: LanguageModel,
  request: ModelRequest,
  { api, features, temperature, reasoningEffort, prices, meter, signal }: Settings,
): Promise<ReadReply> {
  const schema = jsonSchemaOf(request.schema);
  const prompt = features.jsonSchema ? request.prompt : withSchema(request.prompt, schema);
  const note = (usage: LanguageModelUsage | undefined) => meter.add(spentOf(usage, prices));
  const asksToReason = features.reasoning && reasoningEffort !== undefined;
  // On the Responses API, the SDK sends the reasoning effort of a model that it does not know only if `forceReasoning`
  // is set. It then sends no temperature.
  const isForced = asksToReason && api === "responses";
  const reasoning = {
    ...(asksToReason && { reasoningEffort }),
    ...(isForced && { forceReasoning: true, systemMessageMode: "system" }),
  };
  try {
    const result = await generateText({
      model,
      system: prompt.system,
      prompt: prompt.user,
      maxRetries: RETRIES,
      output: features.jsonSchema
        ? Output.object({ schema: jsonSchema(schema as Parameters<typeof jsonSchema>[0]), name: request.name })
        : Output.json(),
      providerOptions: { openai: { store: false, ...reasoning } },
      ...(features.temperature && !isForced ? { temperature } : {}),
      ...(signal ? { abortSignal: signal } : {}),
    });
    note(result.totalUsage);
    return await readReply(result);
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) {
      note(error.usage);
      return readReply(error);
    }
    if (InvalidResponseDataError.isInstance(error)) {
      note(undefined);
      return { json: undefined, cut: false };
    }
    throw error;
  }
}

/** Reads a reply's JSON. Throws a refusal if a filter stopped the reply, or if it is in words alone. */
async function readReply({
  text = "",
  finishReason,
}: {
  text?: string | undefined;
  finishReason?: string | undefined;
}) {
  if (finishReason === "content-filter") throw refusal(text);
  const read = await readJson(text);
  if (read.said !== undefined && finishReason !== "length") throw refusal(read.said);
  return read;
}

/** Cached, because all prompts of a question have the same schema. */
const jsonSchemas = new WeakMap<z.ZodType, object>();

function jsonSchemaOf(schema: z.ZodType): object {
  const known = jsonSchemas.get(schema);
  if (known) return known;
  const { $schema: _, ...written } = z.toJSONSchema(schema, { target: "draft-7" });
  jsonSchemas.set(schema, written);
  return written;
}

function spentOf(usage: LanguageModelUsage | undefined, prices: Prices | undefined): Partial<EngineUsage> {
  const tokens = {
    inputTokens: usage?.inputTokens ?? 0,
    cachedTokens: usage?.inputTokenDetails.cacheReadTokens ?? 0,
    outputTokens: usage?.outputTokens ?? 0,
  };
  return { calls: 1, ...tokens, cost: costOf(tokens, prices) };
}

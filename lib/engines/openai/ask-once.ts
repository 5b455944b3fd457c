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
import type { Features } from "./features";
import type { Meter } from "./meter";
import type { ModelRequest } from "./model-request";
import { RETRIES } from "./parameters";
import { withSchema } from "./prompts";
import { type ReadReply, readJson } from "./read-json";
import { REFUSAL } from "./refusal";

type Settings = {
  features: Features;
  temperature: number;
  reasoningEffort?: string | undefined;
  meter: Meter;
  signal: AbortSignal | undefined;
};

/** Sends a request, with attempts again where the provider is busy, and reads the reply. */
export async function askOnce(
  model: LanguageModel,
  request: ModelRequest,
  { features, temperature, reasoningEffort, meter, signal }: Settings,
): Promise<ReadReply> {
  const { $schema: _, ...schema } = z.toJSONSchema(request.schema, { target: "draft-7" });
  const prompt = features.jsonSchema ? request.prompt : withSchema(request.prompt, schema);
  const reasoning = features.reasoning && reasoningEffort ? { reasoningEffort } : {};
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
      ...(features.temperature ? { temperature } : {}),
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

import { setMaxListeners } from "node:events";
import { createOpenAI } from "@ai-sdk/openai";
import { wrapLanguageModel } from "ai";
import type { Prices } from "../model-prices";
import { askOnce } from "./ask-once";
import { assertUsableKey, toFailure } from "./failure";
import { initialFeatures, withoutRefused } from "./features";
import type { Meter } from "./meter";
import { meteredFetch } from "./metered-fetch";
import type { ModelRequest } from "./model-request";
import { PromptFailure } from "./prompt-failure";
import type { ReadReply } from "./read-json";
import type { NoteSent } from "./sent-beginnings";
import { inStreams } from "./streaming";

/**
 * Asks the model once. Throws a `PromptFailure` if another prompt may succeed, an `EngineError` if the provider fails,
 * or the signal's reason if the caller aborted.
 */
export type Ask = ((request: ModelRequest) => Promise<ReadReply>) & {
  /** Resolves when the first reply begins. */
  begun: Promise<void>;
  /** Counts a call whose reply held nothing of use. */
  noteFailed(): void;
};

/** How one engine call reaches the model: the connection, the number of parallel prompts, and their size. */
export type Asker = {
  connect: (meter: Meter, signal?: AbortSignal) => Ask;
  concurrency: number;
  answersPerPrompt: number;
  noteSent: NoteSent;
};

export type Address = {
  apiKey?: string | undefined;
  baseUrl?: string | undefined;
  model: string;
  /** Which of OpenAI's APIs the server offers. */
  api: "chat" | "responses";
  /** Milliseconds without any part of a reply. A reply of which parts keep arriving may take longer. */
  timeoutMs: number;
  temperature: number;
  reasoningEffort?: string | undefined;
  prices?: Prices | undefined;
};

const OPENAI = "https://api.openai.com/v1";

/** Connects to one model. Learns which optional features the server lacks and stops using them. */
export function connectModel(address: Address): Asker["connect"] {
  const apiKey = address.apiKey?.trim() ?? "";
  assertUsableKey(apiKey);
  let known = initialFeatures(address.model);

  return (meter, signal) => {
    if (signal) setMaxListeners(0, signal);
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const fetch = meteredFetch(meter, { timeoutMs: address.timeoutMs, anonymous: apiKey === "", onReply: begin });
    const provider = createOpenAI({ apiKey, baseURL: address.baseUrl ?? OPENAI, fetch });
    const plain = address.api === "chat" ? provider.chat(address.model) : provider.responses(address.model);
    const streaming = wrapLanguageModel({ model: plain, middleware: inStreams });
    const noteFailed = () => meter.add({ failedCalls: 1 });
    const ask = async (request: ModelRequest) => {
      let features = known;
      for (;;) {
        try {
          const model = features.stream ? streaming : plain;
          return await askOnce(model, request, { ...address, features, meter, signal });
        } catch (error) {
          signal?.throwIfAborted();
          const narrower = withoutRefused(features, error);
          if (narrower === null) {
            if (error instanceof PromptFailure) noteFailed();
            throw toFailure(error, { ...address, apiKey });
          }
          features = narrower;
          known = narrower;
        }
      }
    };
    return Object.assign(ask, { begun, noteFailed });
  };
}

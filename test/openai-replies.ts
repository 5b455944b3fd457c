import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { ChatRequest } from "./openai-wire";

/**
 * A model's reply. `pace` streams it in ten pieces with this many milliseconds in between; `thinks` starts the stream
 * and sends the first text after this many milliseconds.
 */
export type Completion = {
  thinks?: number;
  finishReason?: "stop" | "length" | "content_filter";
  pace?: number;
  cachedTokens?: number;
} & ({ json: unknown } | { text: string } | { refusal: string });

const PIECES = 10;

/** Sends a model's reply as the request wants it: in one piece or as a stream, of either interface. */
export async function sendCompletion(outgoing: ServerResponse, request: ChatRequest, reply: Completion): Promise<void> {
  if (!request.stream) {
    outgoing.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(wholeChat(request, reply)));
    return;
  }
  outgoing.writeHead(200, { "content-type": "text/event-stream" });
  if (reply.thinks) {
    outgoing.flushHeaders();
    await pause(reply.thinks);
  }
  const events = request.api === "chat" ? chatEvents(request, reply) : responseEvents(request, reply);
  for (const event of events) {
    outgoing.write(`data: ${JSON.stringify(event)}\n\n`);
    if (reply.pace) await pause(reply.pace);
  }
  outgoing.end("data: [DONE]\n\n");
}

const said = (reply: Completion) =>
  "json" in reply ? JSON.stringify(reply.json) : "text" in reply ? reply.text : reply.refusal;

const contentOf = (reply: Completion) => ("refusal" in reply ? { refusal: reply.refusal } : { content: said(reply) });

function wholeChat(request: ChatRequest, reply: Completion) {
  const message = { role: "assistant", content: null, refusal: null, ...contentOf(reply) };
  const choices = [{ index: 0, message, finish_reason: reply.finishReason ?? "stop" }];
  return { ...head(request, "chat.completion"), choices, usage: chatUsage(request, reply) };
}

function chatEvents(request: ChatRequest, reply: Completion): object[] {
  const first = head(request, "chat.completion.chunk");
  const key = "refusal" in reply ? "refusal" : "content";
  const deltas = pieces(said(reply)).map((piece) => ({ [key]: piece }));
  return [
    { ...first, choices: [{ index: 0, delta: { role: "assistant" }, finish_reason: null }] },
    ...deltas.map((delta) => ({ ...first, choices: [{ index: 0, delta, finish_reason: null }] })),
    { ...first, choices: [{ index: 0, delta: {}, finish_reason: reply.finishReason ?? "stop" }] },
    { ...first, choices: [], usage: chatUsage(request, reply) },
  ];
}

function responseEvents(request: ChatRequest, reply: Completion): object[] {
  const item = { type: "message", id: "msg_test" };
  const place = { item_id: item.id, output_index: 0, content_index: 0 };
  const type = "refusal" in reply ? "response.refusal.delta" : "response.output_text.delta";
  const { prompt_tokens, completion_tokens, prompt_tokens_details } = chatUsage(request, reply);
  const usage = {
    input_tokens: prompt_tokens,
    input_tokens_details: prompt_tokens_details,
    output_tokens: completion_tokens,
    output_tokens_details: { reasoning_tokens: 0 },
  };
  const reasons = { length: "max_output_tokens", content_filter: "content_filter", stop: null };
  const reason = reasons[reply.finishReason ?? "stop"];
  return [
    { type: "response.created", response: { id: "resp_test", created_at: now(), model: request.model } },
    { type: "response.output_item.added", output_index: 0, item },
    ...pieces(said(reply)).map((delta) => ({ type, ...place, delta })),
    { type: "response.output_item.done", output_index: 0, item },
    {
      type: reason ? "response.incomplete" : "response.completed",
      response: { incomplete_details: reason && { reason }, usage },
    },
  ];
}

const now = () => Math.floor(Date.now() / 1000);

const head = ({ model }: ChatRequest, object: string) => ({ id: "chatcmpl-test", object, created: now(), model });

function chatUsage({ system, user }: ChatRequest, reply: Completion) {
  const [promptTokens, completionTokens] = [tokens(system) + tokens(user), tokens(said(reply))];
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
    prompt_tokens_details: { cached_tokens: reply.cachedTokens ?? 0 },
  };
}

function pieces(text: string): string[] {
  const size = Math.max(1, Math.ceil(text.length / PIECES));
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  );
}

/** The usual approximation: four characters per token. */
export function tokens(text: string): number {
  return Math.ceil(text.length / 4);
}

import { createServer, type ServerResponse } from "node:http";
import { type Completion, sendCompletion } from "./openai-replies";
import { type ChatRequest, parseChatRequest } from "./openai-wire";

/** A scripted reply: the content of a message, a refusal, an error, a raw body, or none at all. */
export type ScriptedReply =
  | Completion
  | { status: number; error: { message: string; code?: string }; headers?: Record<string, string> }
  | { raw: string }
  | { hang: true }
  /** Headers and the beginning of a body, then nothing more. */
  | { stall: true };

export type Script = (request: ChatRequest, call: number) => ScriptedReply | Promise<ScriptedReply>;

export type OpenaiServer = {
  /** The base URL, up to and including `/v1`. */
  url: string;
  /** Every well-formed request so far. */
  requests: ChatRequest[];
  /** The largest number of requests in progress at once. */
  mostAtOnce: number;
  /** The number of requests whose client left before the reply. */
  abandoned: number;
  close(): Promise<void>;
};

/**
 * An HTTP server on loopback with OpenAI's Chat Completions and Responses interfaces; a script decides the replies.
 * Like the real one, it refuses requests that the wire format does not allow.
 */
export async function startOpenaiServer(script: Script): Promise<OpenaiServer> {
  let atOnce = 0;
  const state: OpenaiServer = { url: "", requests: [], mostAtOnce: 0, abandoned: 0, close };
  const server = createServer(async (incoming, outgoing) => {
    state.mostAtOnce = Math.max(state.mostAtOnce, ++atOnce);
    outgoing.once("close", () => {
      atOnce -= 1;
      if (!outgoing.writableEnded) state.abandoned += 1;
    });
    const request = await parseChatRequest(incoming);
    if (typeof request === "string") {
      sendError(outgoing, 400, { message: request });
    } else {
      state.requests.push(request);
      send(outgoing, request, await script(request, state.requests.length));
    }
  });

  function close(): Promise<void> {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  state.url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/v1`;
  return state;
}

function send(outgoing: ServerResponse, request: ChatRequest, reply: ScriptedReply): void {
  if ("hang" in reply) return;
  if ("stall" in reply) outgoing.writeHead(200, { "content-type": "text/event-stream" }).write("data: {");
  else if ("status" in reply) sendError(outgoing, reply.status, reply.error, reply.headers);
  else if ("raw" in reply) outgoing.writeHead(200, { "content-type": "application/json" }).end(reply.raw);
  else void sendCompletion(outgoing, request, reply);
}

function sendError(
  outgoing: ServerResponse,
  status: number,
  error: { message: string; code?: string },
  headers: Record<string, string> = {},
): void {
  const detail = { message: error.message, type: "invalid_request_error", param: null, code: error.code ?? null };
  outgoing.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify({ error: detail }));
}

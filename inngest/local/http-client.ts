import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

export type HttpReply = { status: number; headers: IncomingMessage["headers"]; body: string };
export type HttpClient = { send: (message: Message) => Promise<HttpReply>; close: () => void };
type Message = {
  method: "POST" | "PUT";
  url: string;
  body: string;
  headers: Record<string, string>;
  timeoutMs: number;
};

/** Shorter than the 5 s after which a Node.js server by default closes an idle connection. */
const IDLE_MS = 4_000;

/** A client that keeps its connections open between calls. Unlike `fetch`, it waits for a reply as long as it is told. */
export function createHttpClient(): HttpClient {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
  return { send: (message) => send(message, agent), close: () => agent.destroy() };
}

/** True if the request reached no process, so that nothing can have begun. */
export const isUnreached = (error: unknown): boolean => Object(error).code === "ECONNREFUSED";

async function send({ method, url, body, headers, timeoutMs }: Message, agent: Agent): Promise<HttpReply> {
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const length = Buffer.byteLength(body).toString();
    const outgoing = request(url, {
      method,
      agent,
      timeout: timeoutMs,
      headers: { "content-type": "application/json", ...headers, "content-length": length },
    });
    outgoing.on("response", resolve);
    outgoing.on("error", reject);
    outgoing.on("timeout", () => outgoing.destroy(new Error(`${url} did not reply within ${timeoutMs / 1_000} s.`)));
    outgoing.end(body);
  });
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, body: await text(incoming) };
}

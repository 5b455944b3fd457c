import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";

export type HttpReply = { status: number; headers: IncomingMessage["headers"]; body: string };
export type HttpClient = {
  send: (message: Message) => Promise<HttpReply>;
  close: () => void;
};
type Message = {
  method: "POST" | "PUT";
  url: string;
  body: string;
  headers: Record<string, string>;
  timeoutMs: number;
};

// Shorter than the 5 s after which a Node.js server by default closes an idle connection.
const IDLE_MS = 4_000;
const UNREACHED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);

/** The call reached no process, so the function cannot have begun. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";
}

/** A client that keeps its connections open between calls. */
export function createHttpClient(): HttpClient {
  const http = new HttpAgent({ keepAlive: true, timeout: IDLE_MS });
  const https = new HttpsAgent({ keepAlive: true, timeout: IDLE_MS });
  return {
    send: (message) => send(message, message.url.startsWith("https:") ? https : http),
    close: () => {
      http.destroy();
      https.destroy();
    },
  };
}

function send({ method, url, body, headers, timeoutMs }: Message, agent: HttpAgent): Promise<HttpReply> {
  return new Promise((resolve, reject) => {
    const request = agent instanceof HttpsAgent ? httpsRequest : httpRequest;
    const length = Buffer.byteLength(body).toString();
    const outgoing = request(
      url,
      { method, agent, timeout: timeoutMs, headers: { ...headers, "content-length": length } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("error", reject);
        incoming.on("end", () => {
          if (!incoming.complete) reject(new Error("The connection closed before the reply was complete."));
          else
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              body: String(Buffer.concat(chunks)),
            });
        });
      },
    );
    outgoing.on("error", (error) => {
      const code = "code" in error ? String(error.code) : "";
      reject(
        UNREACHED.has(code) ? new UnreachableError(`${url} is not reachable (${code}).`, { cause: error }) : error,
      );
    });
    outgoing.on("timeout", () => outgoing.destroy(new Error(`${url} did not reply within ${timeoutMs / 1_000} s.`)));
    outgoing.end(body);
  });
}

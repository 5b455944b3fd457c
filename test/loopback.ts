import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
export type Answer = { status?: number; headers?: Record<string, string>; json?: unknown; text?: string } | "hang up";

/**
 * A server that gives the n-th request the n-th answer, and the last one to all later requests. It records the
 * requests.
 */
export async function startLoopback(...answers: (Answer | ((request: Received) => Answer | Promise<Answer>))[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "", url = "", headers } = request;
    const noted = { method, path: url, headers, body: Buffer.concat(chunks).toString() };
    const next = answers[Math.min(received.push(noted), answers.length) - 1] ?? {};
    const answer = typeof next === "function" ? await next(noted) : next;
    if (answer === "hang up") return void request.socket.destroy();
    const { status = 200, json, text } = answer;
    response.writeHead(status, {
      ...(json !== undefined && { "content-type": "application/json" }),
      ...answer.headers,
    });
    response.end(text ?? JSON.stringify(json));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

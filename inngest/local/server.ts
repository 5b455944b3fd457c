import { createServer, type IncomingMessage, type Server } from "node:http";
import { isOutage } from "@/db/outages";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";

export type Request = { method: string; path: string; headers: IncomingMessage["headers"]; body: string };
export type Reply = { status: number; body: object };
export type Handle = (request: Request) => Promise<Reply>;

/** The reply to a health check by which the web process learns that its runner stands by and runs no jobs. */
export const STANDING_BY = "standing by";

const MAX_BODY = 10 * MEBIBYTE;
const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);

/**
 * Serves requests on the loopback address. Refuses those with another host name: a page in a browser could otherwise
 * reach the runner by a domain of its own that resolves to 127.0.0.1 (DNS rebinding).
 */
export function serve(port: number, handle: Handle, log: (line: string) => void): Promise<Server> {
  const server = createServer({ keepAliveTimeout: 65_000 }, async (request, response) => {
    const { status, body } = await answer(request, handle).catch((error) => {
      if (isOutage(error)) return refusal(503, "PostgreSQL is not reachable.");
      log(`${request.method}: ${error instanceof Error ? error.stack : String(error)}`);
      return refusal(500, "Internal server error");
    });
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

export const refusal = (status: number, error: string): Reply => ({ status, body: { error, status } });

/** The reply to `GET /health`; any other request is for an address that does not exist. */
export async function health({ method, path }: Request, message: () => Promise<string>): Promise<Reply> {
  if (method === "GET" && path === "/health") return { status: 200, body: { status: 200, message: await message() } };
  return refusal(404, "The local runner does not offer this address.");
}

async function answer(request: IncomingMessage, handle: Handle): Promise<Reply> {
  const { method = "", url = "/", headers } = request;
  if (!LOOPBACK.has((headers.host ?? "").replace(/:\d+$/, ""))) return refusal(403, "Only loopback names are served.");
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MAX_BODY) chunks.push(chunk);
  }
  if (size > MAX_BODY) return refusal(413, "The body is too large.");
  const path = new URL(url, "http://127.0.0.1").pathname;
  return await handle({ method, path, headers, body: Buffer.concat(chunks).toString() });
}

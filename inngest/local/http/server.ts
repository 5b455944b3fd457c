import { createServer, type IncomingMessage, type Server } from "node:http";
import { isOutage } from "@/db/outages";
import { MEBIBYTE } from "@/lib/mebibyte";
import { isBearer } from "../signature";

export type Request = { params: string[]; headers: IncomingMessage["headers"]; body: string };
export type Reply = { status: number; body: unknown };
export type Route = { method: string; path: RegExp; handle: (request: Request) => Promise<Reply> };

const LARGEST_BODY = 10 * MEBIBYTE;
const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);

/**
 * Serves the routes on the loopback address. Refuses requests with another host name: a page in a browser could
 * otherwise reach the runner by a domain of its own that resolves to 127.0.0.1 (DNS rebinding).
 */
export function serve(port: number, routes: Route[], log: (line: string) => void): Promise<Server> {
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    answer(request, routes)
      .catch((error): Reply => {
        if (isOutage(error)) return { status: 503, body: { error: "PostgreSQL is not reachable.", status: 503 } };
        log(`${request.method} ${placeOf(request)}: ${error instanceof Error ? error.stack : String(error)}`);
        return { status: 500, body: { error: "Internal server error", status: 500 } };
      })
      .then(({ status, body }) => {
        response.writeHead(status, { "content-type": "application/json" });
        response.end(JSON.stringify(body));
      });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

/** A route that answers only to requests with the signing key. */
export function authorized(signingKey: string, route: Route): Route {
  return {
    ...route,
    handle: async (request) => {
      if (isBearer(request.headers.authorization, signingKey)) return await route.handle(request);
      return { status: 401, body: { error: "The signing key is not valid.", status: 401 } };
    },
  };
}

/** The first part of a request's path, for the log: the rest may contain the event key. */
function placeOf({ url = "/" }: IncomingMessage): string {
  return `/${url.split("/")[1]?.split("?")[0] ?? ""}`;
}

async function answer(request: IncomingMessage, routes: Route[]): Promise<Reply> {
  const host = (request.headers.host ?? "").replace(/:\d+$/, "");
  if (!LOOPBACK.has(host)) return { status: 403, body: { error: "Only loopback names are served.", status: 403 } };
  const url = new URL(request.url ?? "/", "http://127.0.0.1");
  const route = routes.find(({ method, path }) => method === request.method && path.test(url.pathname));
  if (!route) return { status: 404, body: { error: "The local runner does not offer this address.", status: 404 } };
  const body = await readBody(request);
  if (body === undefined) return { status: 413, body: { error: "The body is too large.", status: 413 } };
  const params = (route.path.exec(url.pathname) ?? []).slice(1).map(decodeURIComponent);
  return await route.handle({ params, headers: request.headers, body });
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= LARGEST_BODY) chunks.push(chunk);
  }
  return size > LARGEST_BODY ? undefined : Buffer.concat(chunks).toString();
}

// The web process: Next.js on HOST:PORT. `bin/start.ts` starts it. It stops when it is told to, and when its parent is
// gone. Slow clients, floods of connections and TLS are the business of a reverse proxy (`/docs/operating`).
import { AsyncLocalStorage } from "node:async_hooks";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import next from "next";
import { oncePerProcess } from "../db/per-process.mjs";
import { nameTypeAsText, protect } from "./web-headers.mjs";
import { refuseUnroutable } from "./web-refusals.mjs";
import { chooseCompressed } from "./web-scripts.mjs";

const DRAIN_MS = 15_000;
/** Time limits in milliseconds: of a request that arrives, and of a connection on which nothing moves. */
const REQUEST_TIMEOUT = 600_000;
const SILENCE_TIMEOUT = 300_000;
/**
 * Node.js tells clients a whole number of seconds, here 10. A client that obeys stops using a connection .9 s before the
 * server closes it.
 */
const KEEP_ALIVE_TIMEOUT = 10_900;
/** Operating systems allow a process 20,000 open files or more. */
const MAX_CONNECTIONS = 10_000;
/** Longer ones are cut, in characters: Next.js searches them by patterns that take quadratic time. */
const MAX_USER_AGENT = 500;

const host = process.env.HOST ?? "127.0.0.1";
const port = Number(process.env.PORT ?? 3000);
let stopping = false;
const responses = oncePerProcess("responses", () => new AsyncLocalStorage());

const app = next({ dev: false, dir: fileURLToPath(new URL("..", import.meta.url)), hostname: host, port });
const handle = app.getRequestHandler();
const limits = { requestTimeout: REQUEST_TIMEOUT, keepAliveTimeout: KEEP_ALIVE_TIMEOUT };
const server = createServer(limits, (request, response) => {
  if (stopping) response.setHeader("Connection", "close");
  noteSender(request);
  const requestId = protect(request, response);
  nameTypeAsText(response);
  if (refuseUnroutable(request, response, requestId)) return;
  chooseCompressed(request, response);
  responses.run(response, () => void handle(request, response));
});
server.timeout = SILENCE_TIMEOUT;
server.maxConnections = MAX_CONNECTIONS;

/**
 * Appends the real address of the connection to those that the request's headers claim, as a proxy would, and cuts a
 * long User-Agent.
 * @param {import("node:http").IncomingMessage} request
 */
function noteSender({ headers, socket }) {
  headers["x-forwarded-for"] = [headers["x-forwarded-for"], socket.remoteAddress].filter(Boolean).join(", ");
  if (headers["user-agent"]) headers["user-agent"] = headers["user-agent"].slice(0, MAX_USER_AGENT);
}

/** Accepts no new connections, finishes running requests within a time limit, and ends the process. */
function stop() {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(0), DRAIN_MS).unref();
  server.close(() => process.exit(0));
  setInterval(() => server.closeIdleConnections(), 100).unref();
}

for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);
process.on("disconnect", stop);

try {
  await app.prepare();
  server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
    process.send?.({ failed: error.code ?? error.message });
    process.exit(1);
  });
  server.listen(port, host, () => process.send?.({ listening: true }));
} catch (error) {
  process.send?.({ failed: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}

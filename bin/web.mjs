// The web process: Next.js on HOST:PORT. `bin/start.ts` starts it. It stops when it is told to, and when its parent is
// gone.
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import next from "next";
import { addAcceptors, handleOf } from "./web-acceptors.mjs";
import { refuseBeyondAllowance } from "./web-allowances.mjs";
import { onArrival } from "./web-arrivals.mjs";
import { endUnread, refuseLongBody, watchBody } from "./web-bodies.mjs";
import { limitConnections } from "./web-connections.mjs";
import { cutUserAgent, decodePath, noteAnswer, refuseBroken, refuseUnreadable } from "./web-guard.mjs";
import { nameTypeAsText, protect } from "./web-headers.mjs";
import { limitPages } from "./web-limit.mjs";
import { endSlowReaders, watchReader } from "./web-readers.mjs";
import { findCompressed, sendCompressed } from "./web-static.mjs";
import { inTurn } from "./web-turns.mjs";

const DRAIN_MS = 15_000;
const SECOND_MS = 1_000;
const host = process.env.HOST ?? "127.0.0.1";
const port = Number(process.env.PORT ?? 3000);

const app = next({ dev: false, dir: fileURLToPath(new URL("..", import.meta.url)), hostname: host, port });
const files = await findCompressed(fileURLToPath(new URL("../.next/static", import.meta.url)));
const handle = app.getRequestHandler();
const server = createServer((request, response) => {
  noteAnswer(request, response);
  noteSender(request);
  onArrival(request, response, () => answer(request, response));
});
/** Milliseconds in which a request must arrive. Uploading many answers takes longer than Node.js allows by default. */
server.requestTimeout = 600_000;
// Node.js tells clients a whole number of seconds, here 10. A client that obeys stops using a connection .9 s before
// the server closes it.
server.keepAliveTimeout = 10_900;

const acceptors = addAcceptors(server);
server.on("connection", limitConnections);
server.on("clientError", refuseBroken);
setInterval(endSlowReaders, SECOND_MS).unref();

let stopping = false;

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function answer(request, response) {
  decodePath(request);
  cutUserAgent(request);
  endUnread(request, response);
  protect(request, response);
  nameTypeAsText(response);
  const refused = [refuseUnreadable, refuseLongBody, limitPages].some((refuse) => refuse(request, response));
  if (refused) return;
  inTurn(request, response, (sender) => {
    if (refuseBeyondAllowance(request, response)) return undefined;
    watchReader(response, sender);
    watchBody(request, response);
    return sendCompressed(files, request, response) ? undefined : handle(request, response);
  });
}

/** Accepts no new connections, finishes running requests within a time limit, and ends the process. */
function stop() {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(0), DRAIN_MS).unref();
  const closed = [server, ...acceptors].map((one) => new Promise((done) => void one.close(done)));
  void Promise.all(closed).then(() => process.exit(0));
  server.closeIdleConnections();
  setInterval(() => server.closeIdleConnections(), 100).unref();
}

/**
 * Appends the real address of the connection to those that the request's headers claim, as a proxy would.
 * @param {import("node:http").IncomingMessage} request
 */
function noteSender(request) {
  const claimed = request.headers["x-forwarded-for"];
  request.headers["x-forwarded-for"] = [claimed, request.socket.remoteAddress].filter(Boolean).join(", ");
}

for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);
process.on("disconnect", stop);
server.on("request", (_, response) => {
  if (stopping) response.setHeader("Connection", "close");
});

try {
  await app.prepare();
  server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
    process.send?.({ failed: error.code ?? error.message });
    process.exit(1);
  });
  server.listen(port, host, () => process.send?.({ listening: true }, handleOf(server)));
} catch (error) {
  process.send?.({ failed: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}

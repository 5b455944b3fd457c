// Limits the bodies that routes read before they know the caller: forms of pages, of signing in and of OAuth, and calls
// of the job runner. Other routes of the API limit their bodies themselves.
import { Socket } from "node:net";
import { refuse, refuseUnfinished } from "./web-guard.mjs";
import { isPage } from "./web-limit.mjs";

const MEBIBYTE = 1024 * 1024;
const LONGEST_FORM = MEBIBYTE;
const LONGEST_CALL = 16 * MEBIBYTE;
/**
 * A body of more bytes than this takes so much memory that an address may send only a few at a time (`web-turns.mjs`).
 */
const LONGEST_SHORT = 64 * 1024;
/** Milliseconds in which a body must arrive completely, because the part that has arrived takes memory. */
const PATIENCE = 60_000;

const TAKES_FORMS = /^\/(?:api\/(?:auth|oauth)|oauth)\//;
const TAKES_CALLS = /^\/api\/inngest\b/;
const TAKES_CHUNKED_FORMS = /^\/(?:api\/)?oauth\/(?:token|revoke|introspect)\b/;

/**
 * Refuses a request whose stated length exceeds that of any form or call, before its body is read. Returns whether it
 * did. Also refuses a form without a stated length, which browsers never send.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function refuseLongBody(request, response) {
  const most = mostBytesOf(request);
  const isForm = most === LONGEST_FORM && !TAKES_CHUNKED_FORMS.test(request.url ?? "");
  if (isForm && isChunked(request)) {
    return refuse(request, response, 411, "VALIDATION_ERROR", "Tell the length of the body with Content-Length.");
  }
  if (!(lengthOf(request) > most)) return false;
  return refuse(request, response, 413, TOO_LONG.code, lengthMessage(most));
}

/**
 * Refuses a request whose body becomes longer than any form or call, or arrives too slowly, and closes its connection.
 * Call it when the route begins to read the body.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function watchBody(request, response) {
  const most = mostBytesOf(request);
  if (most === Number.POSITIVE_INFINITY || !(isChunked(request) || lengthOf(request) > 0)) return;
  const timer = setTimeout(() => refuseUnfinished(request, response, TOO_SLOW), PATIENCE);
  for (const event of ["end", "close"]) request.once(event, () => clearTimeout(timer));
  if (!isChunked(request)) return;
  const { push } = request;
  let size = 0;
  request.push = (chunk, encoding) => {
    size += chunk?.length ?? 0;
    if (size <= most) return push.call(request, chunk, encoding);
    refuseUnfinished(request, response, { ...TOO_LONG, message: lengthMessage(most) });
    return true;
  };
}

/** The most seconds after the reply in which the rest of the body may arrive, in all and without a new byte. */
const LINGER_S = { inAll: 30, silent: 5 };

/**
 * Reads and drops the rest of a request's body after the reply, and closes the connection if that takes too long.
 * Node.js by itself would close the connection right after a reply with `Connection: close`. A client that sends its
 * whole body before it reads the reply would then fail to send, and never see the reply.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function endUnread(request, response) {
  const { socket } = request;
  const close = () => void Socket.prototype.destroySoon.call(socket);
  socket.destroySoon = () => (request.complete ? close() : void socket.end());
  response.once("finish", () => {
    if (request.complete) return;
    request.once("end", () => {
      if (socket.writableEnded) close();
    });
    const waited = { inAll: 0, silent: 0 };
    let read = socket.bytesRead;
    const looking = setInterval(() => {
      if (request.complete || socket.destroyed) return clearInterval(looking);
      waited.inAll += 1;
      waited.silent = socket.bytesRead === read ? waited.silent + 1 : 0;
      read = socket.bytesRead;
      if (waited.inAll >= LINGER_S.inAll || waited.silent >= LINGER_S.silent) socket.destroy();
    }, 1_000);
    looking.unref();
  });
}

const TOO_SLOW = {
  status: "408 Request Timeout",
  code: "VALIDATION_ERROR",
  message: `The body did not arrive within ${PATIENCE / 1_000} seconds. Send it again.`,
};
const TOO_LONG = { status: "413 Payload Too Large", code: "PAYLOAD_TOO_LARGE" };

const lengthMessage = (/** @type {number} */ most) =>
  `The body is longer than ${most / MEBIBYTE} MiB, the most that this address takes.`;

/**
 * Whether the request has a long body, which takes memory while it arrives, and is for a route that reads the body
 * before it knows the caller.
 * @param {import("node:http").IncomingMessage} request
 */
export const sendsLongBody = (request) =>
  mostBytesOf(request) < Number.POSITIVE_INFINITY && (isChunked(request) || lengthOf(request) > LONGEST_SHORT);

/** @param {import("node:http").IncomingMessage} request */
function mostBytesOf(request) {
  if (isPage(request) || TAKES_FORMS.test(request.url ?? "")) return LONGEST_FORM;
  return TAKES_CALLS.test(request.url ?? "") ? LONGEST_CALL : Number.POSITIVE_INFINITY;
}

const isChunked = (/** @type {import("node:http").IncomingMessage} */ { headers }) =>
  headers["transfer-encoding"] !== undefined;

const lengthOf = (/** @type {import("node:http").IncomingMessage} */ { headers }) =>
  Number(headers["content-length"] ?? 0);

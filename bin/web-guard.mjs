// Answers requests that Next.js would not pass to a route, with unreadable methods and paths, in the API's error
// envelope.
import { randomUUID } from "node:crypto";
import { requestIdOf } from "./web-headers.mjs";
import { isPage } from "./web-limit.mjs";

const PAGE_METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Answers a request that no route can take, and says whether it did.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function refuseUnreadable(request, response) {
  const method = request.method ?? "";
  const methods = isPage(request) ? PAGE_METHODS : METHODS;
  if (!methods.has(method)) {
    response.setHeader("Allow", [...methods].join(", "));
    return refuse(request, response, 405, "METHOD_NOT_ALLOWED", `This address does not take ${method}.`);
  }
  if (isReadable(request.url ?? "/")) return false;
  return refuse(
    request,
    response,
    404,
    "NOT_FOUND",
    "Nothing answers at this address: its percent-encoding is broken.",
  );
}

/** Percent-encoded letters, digits, "-", "_" and "~"; not ".", which may be part of "..". */
const ENCODED_UNRESERVED = /%(?:2d|3[0-9]|[46][1-9a-f]|[57][0-9a]|5f|7e)/giu;

/**
 * Decodes unreserved characters of the path, which mean the same as encoded ones (RFC 3986, section 6.2.2.2). Next.js
 * finds the route of `/api/%69nngest`, so limits that go by the path have to recognise it too.
 * @param {import("node:http").IncomingMessage} request
 */
export function decodePath(request) {
  const [path = "", ...query] = (request.url ?? "/").split("?");
  request.url = [path.replace(ENCODED_UNRESERVED, (code) => decodeURIComponent(code)), ...query].join("?");
}

/** Browsers send up to 300 characters. */
const LONGEST_USER_AGENT = 500;

/**
 * Cuts a long User-Agent. Next.js looks for search engines in it by patterns that take quadratic time: a second for the
 * 15,000 characters that a header may have.
 * @param {import("node:http").IncomingMessage} request
 */
export function cutUserAgent(request) {
  const given = request.headers["user-agent"];
  if (given && given.length > LONGEST_USER_AGENT) request.headers["user-agent"] = given.slice(0, LONGEST_USER_AGENT);
}

/** The latest answer on a connection. @type {WeakMap<import("node:stream").Duplex, import("node:http").ServerResponse>} */
const answers = new WeakMap();

/**
 * Remembers that a request is being answered, because its connection may bring broken bytes afterwards.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function noteAnswer(request, response) {
  answers.set(request.socket, response);
}

/**
 * Answers bytes that are not HTTP, and requests with more headers than the server reads, and closes the connection.
 * Node.js would answer without a body.
 * @param {NodeJS.ErrnoException} error
 * @param {import("node:stream").Duplex} socket
 */
export function refuseBroken(error, socket) {
  const answer = answers.get(socket);
  const isAnswering = answer?.headersSent && !answer.writableEnded;
  if (error.code === "ECONNRESET" || !socket.writable || isAnswering) return void socket.destroy();
  answerOn(socket, BROKEN[error.code ?? ""] ?? NO_HTTP, randomUUID());
}

/** Milliseconds that a client has to read a refusal while it is still sending. */
const LINGER_MS = 1_000;

/**
 * Answers a request whose body is still arriving, and closes the connection. Its route never gets the rest, so that it
 * does nothing that was refused.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {Refusal} refusal
 */
export function refuseUnfinished(request, response, refusal) {
  const { socket } = request;
  request.push = () => true;
  if (response.headersSent || !socket.writable) return void socket.destroy();
  answerOn(socket, refusal, requestIdOf(request));
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** `status` is the number and the words of the status line. */
/** @typedef {{ status: string, code: string, message: string }} Refusal */

/** @param {import("node:stream").Duplex} socket @param {Refusal} refusal @param {string} requestId */
function answerOn(socket, { status, code, message }, requestId) {
  const body = envelopeOf(code, message, requestId);
  const head = [
    `HTTP/1.1 ${status}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    "X-Content-Type-Options: nosniff",
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

const NO_HTTP = { status: "400 Bad Request", code: "VALIDATION_ERROR", message: "This is not a valid HTTP request." };

/** @type {Record<string, Refusal>} */
const BROKEN = {
  HPE_HEADER_OVERFLOW: {
    status: "431 Request Header Fields Too Large",
    code: "PAYLOAD_TOO_LARGE",
    message: "The request's address and headers have over 16 KiB. Send fewer or shorter ones.",
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: "408 Request Timeout",
    code: "VALIDATION_ERROR",
    message: "The request did not arrive in time. Send it again.",
  },
};

/** @param {string} url */
function isReadable(url) {
  try {
    decodeURIComponent(url.split("?")[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

/**
 * Answers with an error in the API's envelope and closes the connection.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {string} code
 * @param {string} message
 */
export function refuse(request, response, status, code, message) {
  const requestId = requestIdOf(request);
  response.statusCode = status;
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("X-Request-Id", requestId);
  response.setHeader("Connection", "close");
  response.end(envelopeOf(code, message, requestId));
  return true;
}

/**
 * @param {string} code
 * @param {string} message
 * @param {string} requestId
 */
function envelopeOf(code, message, requestId) {
  const docUrl = `${process.env.APP_URL}/docs/errors/${code.toLowerCase().replaceAll("_", "-")}`;
  return JSON.stringify({ success: false, error: { code, message, request_id: requestId, doc_url: docUrl } });
}

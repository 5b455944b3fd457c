// Refuses requests that Next.js would not pass to a route, because their method or path is not valid, in the API's
// error envelope.
import { randomUUID } from "node:crypto";
import { requestIdOf } from "./web-headers.mjs";
import { isPage } from "./web-limit.mjs";

const PAGE_METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Refuses a request that no route can take, and returns whether it did.
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

/** Percent-encoded letters, digits, "-", "_" and "~". The dot is left out, because it may be part of "..". */
const ENCODED_UNRESERVED = /%(?:2d|3[0-9]|[46][1-9a-f]|[57][0-9a]|5f|7e)/giu;

/**
 * Decodes unreserved characters of the path, which mean the same as if they were encoded (RFC 3986, section 6.2.2.2).
 * Next.js routes `/api/%69nngest` like `/api/inngest`, so limits that depend on the path must see the decoded one.
 * @param {import("node:http").IncomingMessage} request
 */
export function decodePath(request) {
  const [path = "", ...query] = (request.url ?? "/").split("?");
  request.url = [path.replace(ENCODED_UNRESERVED, (code) => decodeURIComponent(code)), ...query].join("?");
}

/** Longer ones are cut, in characters; browsers send up to 300. */
const LONGEST_USER_AGENT = 500;

/**
 * Cuts a long User-Agent. Next.js searches it for the names of search engines by patterns that take quadratic time: a
 * second for 15,000 characters, the most that a header may have.
 * @param {import("node:http").IncomingMessage} request
 */
export function cutUserAgent(request) {
  const given = request.headers["user-agent"];
  if (given && given.length > LONGEST_USER_AGENT) request.headers["user-agent"] = given.slice(0, LONGEST_USER_AGENT);
}

/**
 * The latest reply on a connection.
 * @type {WeakMap<import("node:stream").Duplex, import("node:http").ServerResponse>}
 */
const answers = new WeakMap();

/**
 * Remembers which reply is being sent on a connection, because the client may send bytes there that are not HTTP.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function noteAnswer(request, response) {
  answers.set(request.socket, response);
}

/**
 * Replies to bytes that are not HTTP, and to requests with more headers than the server reads, and closes the
 * connection. Node.js by itself would reply without a body.
 * @param {NodeJS.ErrnoException} error
 * @param {import("node:stream").Duplex} socket
 */
export function refuseBroken(error, socket) {
  const answer = answers.get(socket);
  const isAnswering = answer?.headersSent && !answer.writableEnded;
  if (error.code === "ECONNRESET" || !socket.writable || isAnswering) return void socket.destroy();
  answerOn(socket, BROKEN[error.code ?? ""] ?? NO_HTTP, randomUUID());
}

/** Milliseconds after which the connection of a refused request is closed, so that the client can read the refusal. */
const LINGER_MS = 1_000;

/**
 * Refuses a request whose body is still arriving, and closes the connection. The route never gets the rest of the body,
 * so it cannot do what has been refused.
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

/** `status` is the status code with its reason phrase, for instance "400 Bad Request". */
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
 * Replies with an error in the API's envelope and closes the connection.
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

// Answers what Next.js would not hand to a route: methods and paths that it cannot read, in the API's error envelope.
import { randomUUID } from "node:crypto";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Answers a request that no route can take, and says whether it did.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function refuseUnreadable(request, response) {
  const method = request.method ?? "";
  if (!METHODS.has(method)) {
    response.setHeader("Allow", [...METHODS].join(", "));
    return refuse(request, response, 405, "METHOD_NOT_ALLOWED", `No address takes ${method}.`);
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
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {string} code
 * @param {string} message
 */
function refuse(request, response, status, code, message) {
  const given = String(request.headers["x-request-id"] ?? "");
  const requestId = UUID.test(given) ? given : randomUUID();
  const docUrl = `${process.env.APP_URL}/docs/errors/${code.toLowerCase().replaceAll("_", "-")}`;
  response.statusCode = status;
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("X-Request-Id", requestId);
  response.setHeader("Connection", "close");
  const error = { code, message, request_id: requestId, doc_url: docUrl };
  response.end(JSON.stringify({ success: false, error }));
  return true;
}

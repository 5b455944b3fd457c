// Answers what Next.js would not hand to a route: methods and paths that it cannot read, in the API's error envelope.
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
  const requestId = requestIdOf(request);
  const docUrl = `${process.env.APP_URL}/docs/errors/${code.toLowerCase().replaceAll("_", "-")}`;
  response.statusCode = status;
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("X-Request-Id", requestId);
  response.setHeader("Connection", "close");
  const error = { code, message, request_id: requestId, doc_url: docUrl };
  response.end(JSON.stringify({ success: false, error }));
  return true;
}

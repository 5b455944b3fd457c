// Refuses, in the API's error envelope, requests that Next.js would not pass to a route or whose body is too long.
const MEBIBYTE = 1024 * 1024;
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Addresses whose routes limit their bodies themselves. */
const READS_BODY = /^\/(?:api\/)?(?:v1|v2|workbench|oauth\/(?:token|revoke|introspect))(?:[/?]|$)/;
const RUNNER = /^\/api\/inngest\b/;
const LONGEST_CALL = 16 * MEBIBYTE;
const LONGEST_FORM = MEBIBYTE;

/**
 * Refuses a request that no route can take: an unknown method, a path with a broken percent-encoding, or a body that is
 * longer than any form (1 MiB) or call of the job runner (16 MiB), or does not say how long it is. Returns whether it
 * did. The connection stays open, so that a client that is still sending can read the refusal.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {string} requestId
 */
export function refuseUnroutable(request, response, requestId) {
  const problem = methodProblem(request) ?? pathProblem(request) ?? bodyProblem(request);
  if (!problem) return false;
  const { status, code, message, headers = {} } = problem;
  const docUrl = `${process.env.APP_URL}/docs/errors/${code.toLowerCase().replaceAll("_", "-")}`;
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8", ...headers });
  response.end(JSON.stringify({ success: false, error: { code, message, request_id: requestId, doc_url: docUrl } }));
  return true;
}

/** @typedef {{ status: number, code: string, message: string, headers?: Record<string, string> }} Problem */

/** @param {import("node:http").IncomingMessage} request @returns {Problem | undefined} */
function methodProblem({ method = "" }) {
  if (METHODS.includes(method)) return undefined;
  const headers = { Allow: METHODS.join(", ") };
  return { status: 405, code: "METHOD_NOT_ALLOWED", message: `This address does not take ${method}.`, headers };
}

/** @param {import("node:http").IncomingMessage} request @returns {Problem | undefined} */
function pathProblem({ url = "/" }) {
  try {
    decodeURIComponent(url.split("?")[0] ?? "");
    return undefined;
  } catch {
    const message = "Nothing answers at this address: its percent-encoding is broken.";
    return { status: 404, code: "NOT_FOUND", message };
  }
}

/** @param {import("node:http").IncomingMessage} request @returns {Problem | undefined} */
function bodyProblem({ url = "/", headers }) {
  if (READS_BODY.test(url)) return undefined;
  if (headers["transfer-encoding"] !== undefined) {
    return { status: 411, code: "VALIDATION_ERROR", message: "Tell the length of the body with Content-Length." };
  }
  const limit = RUNNER.test(url) ? LONGEST_CALL : LONGEST_FORM;
  if (!(Number(headers["content-length"]) > limit)) return undefined;
  const message = `The body is longer than ${limit / MEBIBYTE} MiB, the most that this address takes.`;
  return { status: 413, code: "PAYLOAD_TOO_LARGE", message };
}

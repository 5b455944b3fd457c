// Sets the headers that every response of the web process has: a request id, and security rules for browsers.
import { randomBytes, randomUUID } from "node:crypto";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const YEAR_SECONDS = 31_536_000;
const CONSENT = /^(?:\/api)?\/oauth\/authorize(?:[/?]|$)/;
/** Pages for people with a share link, whose address is a secret. */
const SHARED = /^\/shared(?:[/?]|$)/;

/**
 * The request's id: the caller's own if that is a uuid, else a new one.
 * @param {import("node:http").IncomingMessage} request
 */
function requestIdOf(request) {
  const given = String(request.headers["x-request-id"] ?? "");
  return UUID.test(given) ? given : randomUUID();
}

/**
 * Sets the headers of the response and returns the request's id. Adds to the request the headers that Next.js reads:
 * the request id, and the nonce with which Next.js marks its own scripts.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function protect(request, response) {
  const requestId = requestIdOf(request);
  const nonce = randomBytes(16).toString("base64");
  const isConsent = CONSENT.test(request.url ?? "");
  const isShared = SHARED.test(request.url ?? "");
  const policy = (isConsent ? consentRules(nonce) : contentRules(nonce)).join("; ");
  Object.assign(request.headers, { "x-request-id": requestId, "x-nonce": nonce, "content-security-policy": policy });
  response.setHeader("X-Request-Id", requestId);
  response.setHeader("Content-Security-Policy", policy);
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("X-Frame-Options", "DENY");
  response.setHeader("Referrer-Policy", isShared ? "no-referrer" : "same-origin");
  if (process.env.APP_URL?.startsWith("https:")) {
    response.setHeader("Strict-Transport-Security", `max-age=${YEAR_SECONDS}`);
  }
  if (isConsent || isShared) response.setHeader("Cache-Control", "no-store");
  return requestId;
}

/**
 * Makes Next.js compress the replies of routes. Routes set the Content-Type as a list with one entry, but Next.js
 * compresses only if it is a string.
 * @param {import("node:http").ServerResponse} response
 */
export function nameTypeAsText(response) {
  const { setHeader } = response;
  response.setHeader = (name, value) =>
    setHeader.call(response, name, name.toLowerCase() === "content-type" ? String(value) : value);
}

/**
 * The rules for pages: they load nothing from other sites, run only their own scripts, cannot be framed, and send forms
 * only to this service.
 */
const contentRules = (/** @type {string} */ nonce) => [
  "default-src 'self'",
  `script-src 'self' 'nonce-${nonce}'`,
  `style-src 'self' 'nonce-${nonce}'`,
  // Style attributes hold computed sizes and colours; they cannot load anything.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/**
 * The rules for the consent page: its form redirects to the partner, and it shows the partner's logo from any address.
 */
const consentRules = (/** @type {string} */ nonce) =>
  contentRules(nonce)
    .filter((rule) => !/^(form-action|img-src)/.test(rule))
    .concat("img-src 'self' data: https:");

// Limits requests that no plan limits although they cost as much as others: requests without a valid credential, by
// their address, and requests that exceed a credential's requests per minute.
import { refuse } from "./web-guard.mjs";
import { beforeHeaders } from "./web-headers.mjs";
import { addressOf, isPage } from "./web-limit.mjs";
import { credentialOf, organizationOf } from "./web-senders.mjs";

/**
 * How many such requests an address or credential may send at once, and how many more per second. That is enough for an
 * office that signs in in the morning, a partner's server that fetches a token per customer and hour, and tests of an
 * integration. An attack over 50 connections sends about 1,000 per second.
 */
const BURST = 2_000;
const PER_SECOND = 50;
const MOST_NOTED = 50_000;
/** Seconds after which a refused request may be repeated. */
const WAIT = 5;

const AUTHENTICATES = /^\/(?:api\/)?(?:v1|v2|workbench)(?:[/?](?!openapi\.json)|$)/;
/** Addresses that are never limited: health checks, and files that are sent without any computing. */
const EXEMPT = /^\/(?:api\/(?:health|ready)\b|_next\/static\/)/;
const CALLS = /^\/api\/inngest\b/;
const LOCAL = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];

/** What is left of each allowance, and the time of that count. @type {Map<string, { left: number, at: number }>} */
const allowances = new Map();

/**
 * Replies with 429 to a request whose allowance is used up, and returns whether it did. Call it only when the request's
 * turn has come, because an earlier reply may have shown meanwhile that its credential is valid. `now` is in
 * milliseconds.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function refuseBeyondAllowance(request, response, now = Date.now()) {
  const allowance = allowanceOf(request);
  if (!allowance) return false;
  const { name, isFree } = allowance;
  const left = leftOf(name, now);
  if (left < 1) return refuseMore(request, response, now);
  note(name, { left: left - 1, at: now });
  beforeHeaders(response, () => {
    if (isFree(response)) note(name, { left: leftOf(name, now) + 1, at: now });
  });
  return false;
}

/**
 * The name of the allowance that a request uses, and a function that tells from the reply whether the request does not
 * count after all. Null for requests that never count: pages, health checks, and calls of a job runner on this machine.
 * @param {import("node:http").IncomingMessage} request
 * @returns {{ name: string, isFree: (response: import("node:http").ServerResponse) => boolean } | null}
 */
function allowanceOf(request) {
  const { url = "", headers } = request;
  if (isPage(request) || EXEMPT.test(url)) return null;
  if (CALLS.test(url)) {
    if (LOCAL.includes(String(headers["x-forwarded-for"]))) return null;
    return { name: `calls ${addressOf(request)}`, isFree: ({ statusCode }) => statusCode < 400 };
  }
  const credential = credentialOf(request);
  const isKnown = () => AUTHENTICATES.test(url) && organizationOf(credential) !== undefined;
  if (isKnown()) return { name: credential, isFree: ({ statusCode }) => statusCode !== 429 };
  return { name: addressOf(request), isFree: isKnown };
}

/** @param {string} name @param {number} now */
function leftOf(name, now) {
  const noted = allowances.get(name);
  return noted ? Math.min(BURST, noted.left + (Math.max(0, now - noted.at) / 1_000) * PER_SECOND) : BURST;
}

/** @param {string} name @param {{ left: number, at: number }} allowance */
function note(name, allowance) {
  if (allowances.size >= MOST_NOTED) allowances.clear();
  allowances.set(name, allowance);
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {number} now
 */
function refuseMore(request, response, now) {
  response.setHeader("Retry-After", String(WAIT));
  response.setHeader("X-RateLimit-Reset", String(Math.ceil(now / 1_000) + WAIT));
  const message = "Too many requests came without a valid credential, or beyond its limit. Wait, then try again.";
  return refuse(request, response, 429, "RATE_LIMITED", message);
}

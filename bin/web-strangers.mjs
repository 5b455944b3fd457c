// Limits the requests of an address that shows no valid credential. No plan limits them, and they cost as much as others.
import { refuse } from "./web-guard.mjs";
import { beforeHeaders } from "./web-headers.mjs";
import { addressOf, isPage } from "./web-limit.mjs";
import { credentialOf, ORGANIZATION, organizationOf } from "./web-senders.mjs";

/**
 * How many requests an address may send at once, and how many more per second. Those who need many are offices that
 * sign in in the morning, and servers of partners, which fetch a token per customer and hour.
 */
const BURST = 300;
const PER_SECOND = 10;
const MOST_ADDRESSES = 50_000;
/** Seconds after which a refused request may be repeated. */
const WAIT = 5;

const AUTHENTICATES = /^\/(?:api\/)?(?:v1|v2|workbench)(?:[/?](?!openapi\.json)|$)/;
/** Probes, and files that are sent without any computing. */
const EXEMPT = /^\/(?:api\/(?:health|ready)\b|_next\/static\/)/;
const CALLS = /^\/api\/inngest\b/;
const LOCAL = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];

/** What each address may still send, and when that was noted. @type {Map<string, { left: number, at: number }>} */
const allowances = new Map();

/**
 * Replies with 429 to a request without a known credential if its address has sent too many of them, and returns whether
 * it did. To be called when it is the request's turn: earlier replies may have made its credential known. A request
 * counts no more once its reply names an organization, or accepts a call of the job runner; a runner on this machine is
 * not limited. `now` is in milliseconds.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function limitStrangers(request, response, now = Date.now()) {
  const { url = "" } = request;
  if (isPage(request) || EXEMPT.test(url) || (AUTHENTICATES.test(url) && isKnown(request))) return false;
  const isCall = CALLS.test(url);
  if (isCall && LOCAL.includes(String(request.headers["x-forwarded-for"]))) return false;
  const name = `${isCall ? "calls " : ""}${addressOf(request)}`;
  const allowed = allowedTo(name, now);
  if (allowed < 1) return refuseMore(request, response, now);
  note(name, { left: allowed - 1, at: now });
  beforeHeaders(response, () => {
    const isWelcome = isCall ? response.statusCode < 400 : response.hasHeader(ORGANIZATION);
    if (isWelcome) note(name, { left: allowedTo(name, now) + 1, at: now });
  });
  return false;
}

const isKnown = (/** @type {import("node:http").IncomingMessage} */ request) =>
  organizationOf(credentialOf(request)) !== undefined;

/** @param {string} name @param {number} now */
function allowedTo(name, now) {
  const noted = allowances.get(name);
  return noted ? Math.min(BURST, noted.left + (Math.max(0, now - noted.at) / 1_000) * PER_SECOND) : BURST;
}

/** @param {string} name @param {{ left: number, at: number }} allowance */
function note(name, allowance) {
  if (allowances.size >= MOST_ADDRESSES) allowances.clear();
  allowances.set(name, allowance);
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {number} now
 */
function refuseMore(request, response, now) {
  response.setHeader("Retry-After", String(WAIT));
  response.setHeader("X-RateLimit-Limit", String(PER_SECOND * 60));
  response.setHeader("X-RateLimit-Remaining", "0");
  response.setHeader("X-RateLimit-Reset", String(Math.ceil(now / 1_000) + WAIT));
  const message = "Too many requests without a valid credential came from your address. Wait, then try again.";
  return refuse(request, response, 429, "RATE_LIMITED", message);
}

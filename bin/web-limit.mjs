// Limits the pages that an address may request per minute. The API has its own limits, by credential.
import { networkOf } from "../lib/auth/network-of.mjs";

/**
 * Requests for pages per minute and address. Prefetched pages count too, and an office of many researchers may share
 * one address.
 */
const PAGES_PER_MINUTE = 3_000;
const MOST_ADDRESSES = 50_000;
const WINDOW_MS = 60_000;
const NO_PAGE = /^\/(?:api|v1|v2|_next|\.well-known|oauth\/(?:token|revoke|introspect))(?:[/?]|$)/;

/** Requests of this minute by address, in this process. @type {Map<string, number>} */
const counts = new Map();
let windowStart = 0;

/**
 * Replies with 429 to a request for a page if its address has requested too many, and returns whether it did.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {number} now
 */
export function limitPages(request, response, now = Date.now()) {
  if (!isPage(request)) return false;
  if (now - windowStart >= WINDOW_MS || counts.size >= MOST_ADDRESSES) {
    counts.clear();
    windowStart = now;
  }
  const address = addressOf(request);
  const count = (counts.get(address) ?? 0) + 1;
  counts.set(address, count);
  if (count <= PAGES_PER_MINUTE) return false;
  response.statusCode = 429;
  response.setHeader("Retry-After", String(Math.ceil((windowStart + WINDOW_MS - now) / 1000)));
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.end("Too many pages were asked for from your address. Wait a minute, then try again.\n");
  return true;
}

/**
 * Whether the request is for a page, or for something that a page loads.
 * @param {import("node:http").IncomingMessage} request
 */
export const isPage = (request) => !NO_PAGE.test(request.url ?? "/");

/**
 * The client's address as the outermost trusted proxy saw it, like `lib/api/sender.ts`. Of an IPv6 address, only the
 * /64 network counts.
 */
export function addressOf(/** @type {import("node:http").IncomingMessage} */ request) {
  const hops = String(request.headers["x-forwarded-for"] ?? "").split(",");
  return networkOf(hops.at(-1 - Number(process.env.TRUSTED_PROXIES ?? 0))?.trim() || "unknown");
}

// Begins only a few requests per turn of the event loop. If two hundred requests arrive at the same time on open
// connections, Node.js would begin all of them in one turn, and this process would do nothing else for a tenth of a
// second.
import { addressOf } from "./web-limit.mjs";
import { addTo, takeFrom } from "./web-rounds.mjs";

/**
 * The most requests that are begun per turn. Each blocks the process for a quarter of a millisecond before it first
 * waits.
 */
export const MOST_AT_ONCE = 16;

/** Requests that have arrived but have not been begun, by address. @type {import("./web-rounds.mjs").Line} */
const arrived = new Map();
let begun = 0;

/**
 * Calls `begin` at once, or in a later turn if enough requests have been begun in this one. Addresses take turns: one
 * that sends thousands of requests at the same time delays only its own. If the client has left by then, `begin` is not
 * called.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {() => void} begin
 */
export function onArrival(request, response, begin) {
  if (begun === 0 && arrived.size === 0) setImmediate(nextTurn);
  if (begun < MOST_AT_ONCE && arrived.size === 0) {
    begun += 1;
    begin();
    return;
  }
  addTo(arrived, addressOf(request), () => void (response.destroyed || begin()));
}

function nextTurn() {
  begun = 0;
  while (begun < MOST_AT_ONCE && arrived.size > 0) {
    begun += 1;
    takeFrom(arrived)?.();
  }
  if (begun > 0) setImmediate(nextTurn);
}

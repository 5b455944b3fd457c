// Begins a few requests per turn of the event loop. Two hundred requests that arrive together on open connections would
// otherwise be begun in one turn, and hold this process for a tenth of a second before any of them can wait.
import { addressOf } from "./web-limit.mjs";

/** The most requests that are begun in a turn. Each takes a quarter of a millisecond until it waits for something. */
export const MOST_AT_ONCE = 16;

/** Requests that have arrived and are not begun, by address. The address whose turn is next comes first. */
/** @type {Map<string, (() => void)[]>} */
const arrived = new Map();
let begun = 0;

/**
 * Calls `begin` at once, or in one of the next turns if this one has begun enough requests. Addresses take turns: one
 * that sends thousands of requests together delays its own. Nothing is begun for a client that has left meanwhile.
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
  const address = addressOf(request);
  const own = arrived.get(address) ?? [];
  own.push(() => response.destroyed || begin());
  arrived.set(address, own);
}

function nextTurn() {
  begun = 0;
  while (begun < MOST_AT_ONCE && arrived.size > 0) {
    begun += 1;
    takeFirst()?.();
  }
  if (begun > 0) setImmediate(nextTurn);
}

/** The oldest request of the address whose turn it is; the address is then put behind the others. */
function takeFirst() {
  const [next] = arrived;
  if (!next) return undefined;
  const [address, requests] = next;
  const first = requests.shift();
  arrived.delete(address);
  if (requests.length > 0) arrived.set(address, requests);
  return first;
}

// Begins a few requests per turn of the event loop. Two hundred requests that arrive together on open connections would
// otherwise be begun in one turn, and hold this process for a tenth of a second before any of them can wait.

/** The most requests that are begun in a turn. Each takes a quarter of a millisecond until it waits for something. */
export const MOST_AT_ONCE = 16;

/** Requests that have arrived and are not begun, in order of arrival. @type {(() => void)[]} */
const arrived = [];
let begun = 0;

/**
 * Calls `begin` at once, or in one of the next turns if this one has begun enough requests. Nothing is begun for a
 * client that has left meanwhile.
 * @param {import("node:http").ServerResponse} response
 * @param {() => void} begin
 */
export function onArrival(response, begin) {
  if (begun === 0 && arrived.length === 0) setImmediate(nextTurn);
  if (begun < MOST_AT_ONCE && arrived.length === 0) {
    begun += 1;
    begin();
  } else {
    arrived.push(() => response.destroyed || begin());
  }
}

function nextTurn() {
  begun = 0;
  for (const begin of arrived.splice(0, MOST_AT_ONCE)) {
    begun += 1;
    begin();
  }
  if (begun > 0) setImmediate(nextTurn);
}

// Ends connections whose clients read their replies too slowly or not at all: what is not sent yet takes memory.
import { takeHeader } from "./web-headers.mjs";

/** The header by which a route tells the length of its reply (`lib/api/route.ts`). It is never sent to the client. */
const REPLY_BYTES = "x-reply-bytes";
/**
 * A client must take the next part of a reply within this many seconds, plus a second for this many of its bytes. Files
 * are sent in parts of some KiB, lists in one part.
 */
const GRACE_S = 30;
const LEAST_SPEED = 64 * 1024;
/** The most bytes of replies that one sender has not read, of those that have not moved on for some seconds. */
const MOST_UNREAD = 64 * 1024 * 1024;
const SLOW_AFTER_S = 2;
/** What an unfinished reply takes at least. */
const LEAST_BYTES = 64 * 1024;

/** `waited`: seconds since the client took the last part. */
/** @typedef {{ sender: string, bytes: number, sent: number, waited: number }} Reading */
/** The replies that are not sent completely, the oldest first. @type {Map<import("node:http").ServerResponse, Reading>} */
const readings = new Map();

/**
 * Watches how the client reads this reply. `sender` is whom all its replies count for: an organization or an address.
 * @param {import("node:http").ServerResponse} response
 * @param {string} sender
 */
export function watchReader(response, sender) {
  const reading = { sender, bytes: LEAST_BYTES, sent: 0, waited: 0 };
  takeHeader(response, REPLY_BYTES, (bytes) => {
    reading.bytes = Math.max(LEAST_BYTES, Number(bytes));
  });
  readings.set(response, reading);
  response.once("close", () => readings.delete(response));
}

/**
 * Closes the connections of replies that are read too slowly, and of a sender's latest ones where all of them together
 * take too much memory. To be called once a second. Only the time counts in which there was something to read.
 */
export function endSlowReaders() {
  /** @type {Map<string, number>} */
  const unread = new Map();
  for (const [response, reading] of readings) {
    const { socket } = response;
    if (!socket || socket.writableLength === 0) continue;
    const sent = socket.bytesWritten - socket.writableLength;
    reading.waited = sent === reading.sent ? reading.waited + 1 : 0;
    reading.sent = sent;
    const held = (unread.get(reading.sender) ?? 0) + Math.max(reading.bytes, socket.writableLength);
    const isTooMuch = reading.waited >= SLOW_AFTER_S && held > MOST_UNREAD;
    // A reset frees what the system keeps for the client too.
    if (isTooMuch || reading.waited > GRACE_S + socket.writableLength / LEAST_SPEED) socket.resetAndDestroy();
    else unread.set(reading.sender, held);
  }
}

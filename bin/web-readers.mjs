// Closes connections whose clients read replies too slowly or not at all, because unsent replies take memory.
import { takeHeader } from "./web-headers.mjs";

/**
 * The header in which a route states the length of its reply (`lib/api/route.ts`). This process removes it before it
 * sends the reply.
 */
const REPLY_BYTES = "x-reply-bytes";
/**
 * A connection is closed when its client has read nothing for `GRACE_S` seconds, plus one second per `LEAST_SPEED`
 * bytes that wait to be sent. For example, all 640 KiB of a JSON list wait to be sent, so its client has 30 + 10 s; of
 * a file, only a few KiB wait at any time.
 */
const GRACE_S = 30;
const LEAST_SPEED = 64 * 1024;
/**
 * The most unread bytes of one sender's replies. If there are more, replies of which nothing was read for
 * `SLOW_AFTER_S` seconds are ended.
 */
const MOST_UNREAD = 64 * 1024 * 1024;
/** If several senders have slow replies, each may have at most its equal part of this number of unread bytes. */
const MOST_UNREAD_IN_ALL = 192 * 1024 * 1024;
const SLOW_AFTER_S = 2;
/** An unfinished reply counts as at least this many bytes. */
const LEAST_BYTES = 64 * 1024;

/**
 * `bytes`: memory that the reply takes. `sent`: bytes that have left this process. `waited`: seconds in which no byte
 * has left it.
 */
/** @typedef {{ sender: string, bytes: number, sent: number, waited: number }} Reading */
/**
 * The replies that are not completely sent, the oldest first.
 * @type {Map<import("node:http").ServerResponse, Reading>}
 */
const readings = new Map();

/**
 * Begins to watch how fast the client reads this reply. `sender` is an organization, or an address if the organization
 * is unknown; the unread bytes of a sender's replies are added up.
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
 * Closes the connections of clients that read too slowly. If a sender's replies together exceed its limit of unread
 * bytes, also closes the newest of those replies of which nothing is being read. Must be called once a second. Seconds
 * in which a reply had nothing to send don't count.
 */
export function endSlowReaders() {
  const most = mostOfSender();
  /** @type {Map<string, number>} */
  const unread = new Map();
  for (const [response, reading] of readings) {
    const { socket } = response;
    if (!socket || socket.writableLength === 0) continue;
    const sent = socket.bytesWritten - socket.writableLength;
    reading.waited = sent === reading.sent ? reading.waited + 1 : 0;
    reading.sent = sent;
    const held = (unread.get(reading.sender) ?? 0) + Math.max(reading.bytes, socket.writableLength);
    const isTooMuch = reading.waited >= SLOW_AFTER_S && held > most;
    // Resetting the connection also frees the send buffer of the operating system.
    if (isTooMuch || reading.waited > GRACE_S + socket.writableLength / LEAST_SPEED) socket.resetAndDestroy();
    else unread.set(reading.sender, held);
  }
}

/** The most unread bytes that each sender may have now. */
function mostOfSender() {
  const slow = [...readings.values()].filter(({ waited }) => waited >= SLOW_AFTER_S);
  const senders = new Set(slow.map(({ sender }) => sender));
  return Math.min(MOST_UNREAD, MOST_UNREAD_IN_ALL / Math.max(1, senders.size));
}

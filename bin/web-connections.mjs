// Limits the open connections of an address, because each takes a file handle of the process, even if nothing is sent
// on it.
import { networkOf } from "../lib/auth/network-of.mjs";

/**
 * The most connections of one address. A partner's server may have 2,000 requests waiting, each on its own connection;
 * operating systems allow a process 20,000 handles or more.
 */
export const MOST_CONNECTIONS = 4_000;

/** The number of open connections by address. @type {Map<string, number>} */
const open = new Map();

/**
 * Closes a new connection if its address has too many. Behind trusted proxies nothing is closed, because all clients
 * share the proxies' few addresses.
 * @param {import("node:net").Socket} socket
 */
export function limitConnections(socket) {
  if (Number(process.env.TRUSTED_PROXIES ?? 0) > 0) return;
  const address = networkOf(socket.remoteAddress ?? "unknown");
  const count = (open.get(address) ?? 0) + 1;
  if (count > MOST_CONNECTIONS) return void socket.resetAndDestroy();
  open.set(address, count);
  socket.once("close", () => {
    const left = (open.get(address) ?? 1) - 1;
    if (left > 0) open.set(address, left);
    else open.delete(address);
  });
}

// Accepts several connections per turn of the event loop, by listening with several handles on one socket. Node.js
// accepts one connection per turn and handle: with one handle, a client that only opens connections would delay those
// of other clients by seconds.
import { Server } from "node:net";

/** The most connections accepted per turn. Accepting one costs about as much as the smallest request. */
export const ACCEPTORS = 16;

/**
 * Listens with further handles of the server's own socket, and returns the servers that do so. The parent process sends
 * the handles, because Node.js can copy a handle only by sending it to another process.
 * @param {import("node:http").Server} server
 */
export function addAcceptors(server) {
  /** @type {Server[]} */
  const acceptors = [];
  process.on("message", (message, handle) => {
    if (!handle || !(message instanceof Object) || !("acceptor" in message)) return;
    const acceptor = new Server({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit("connection", socket));
    acceptor.on("error", () => {});
    acceptors.push(acceptor.listen(handle));
  });
  return acceptors;
}

/**
 * The handle of the server's socket, to be sent to the parent process.
 * @param {object} server
 */
export const handleOf = (server) =>
  "_handle" in server ? /** @type {import("node:net").Socket} */ (server._handle) : undefined;

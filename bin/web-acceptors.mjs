// Accepts many connections in a turn of the event loop. Node.js accepts one per turn and listening handle, so that who
// only opens connections would keep everybody else's waiting in the queue of the operating system, for seconds.
import { Server } from "node:net";

/** The most connections that are accepted in a turn. Each costs about as much as the smallest request. */
export const ACCEPTORS = 16;

/**
 * Listens with further handles of the server's own socket, and returns the servers that do. The parent process sends
 * the handles, because Node.js can duplicate one only by sending it.
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
 * The handle of the server's socket, for the parent process.
 * @param {object} server
 */
export const handleOf = (server) =>
  "_handle" in server ? /** @type {import("node:net").Socket} */ (server._handle) : undefined;

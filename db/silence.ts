import { connect, type Socket } from "node:net";

/** When a query's connection has been silent for so many seconds, the client asks whether the server is still there. */
export const ASK_AFTER_S = 10;

const ANSWER_MS = 5_000;

/** PostgreSQL's message SSLRequest, which a server or a pooler answers before any sign-in. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/**
 * Whether to wait longer for the reply to a query, after `seconds` without a byte. False from `longest` seconds on, or
 * if a new connection to the server gets no reaction: then the server hangs, or the network drops packets. A server
 * that works on a long statement still reacts; a refused connection counts as a reaction.
 */
export async function isWorthWaiting(socket: Socket, seconds: number, longest: number): Promise<boolean> {
  const { remoteAddress: host, remotePort: port } = socket;
  const isThere = host === undefined || port === undefined || (await answers(host, port));
  return isThere && seconds < longest;
}

function answers(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  return new Promise<boolean>((tell) => {
    // A reply that arrived while this process was busy is read first, because `setImmediate` runs after that.
    socket.setTimeout(ANSWER_MS, () => setImmediate(() => tell(false)));
    socket.once("connect", () => socket.write(SSL_REQUEST));
    for (const event of ["data", "error", "close"]) socket.once(event, () => tell(true));
    socket.on("error", () => {});
  }).finally(() => socket.destroy());
}

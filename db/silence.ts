import { connect, type Socket } from "node:net";

/** If a query gets no byte of its reply for this many seconds, the client checks whether the server is still there. */
export const ASK_AFTER_S = 10;

const ANSWER_MS = 5_000;

/** PostgreSQL's message SSLRequest, which a server or a pooler answers before any sign-in. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/**
 * Whether to go on waiting for the reply to a query, of which no byte has arrived for `seconds`. False after `longest`
 * seconds, or if a new connection to the server gets no reaction, because the server then hangs or the network drops
 * packets. A server that is busy with a long statement still reacts; a refused connection also counts as a reaction.
 */
export async function isWorthWaiting(socket: Socket, seconds: number, longest: number): Promise<boolean> {
  const { remoteAddress: host, remotePort: port } = socket;
  const isThere = host === undefined || port === undefined || (await answers(host, port));
  return isThere && seconds < longest;
}

function answers(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  return new Promise<boolean>((tell) => {
    // If this process was busy, the server's reaction may have arrived without having been read. It is read before
    // `setImmediate` runs.
    socket.setTimeout(ANSWER_MS, () => setImmediate(() => tell(false)));
    socket.once("connect", () => socket.write(SSL_REQUEST));
    for (const event of ["data", "error", "close"]) socket.once(event, () => tell(true));
    socket.on("error", () => {});
  }).finally(() => socket.destroy());
}

import { connect, type Socket } from "node:net";

/** When a query's connection has been silent for so many seconds, the client asks whether the server is still there. */
export const ASK_AFTER_S = 10;

const ANSWER_MS = 5_000;

/** PostgreSQL's message SSLRequest, which a server or a pooler answers before any sign-in. */
const ARE_YOU_THERE = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/**
 * Whether to wait longer for the reply to a query, after `seconds` without a byte. False from `longest` seconds on, or
 * if the server does not answer a new connection either: it hangs, or the network drops packets. A server that works
 * on a long statement answers, and even one that refuses the connection is there.
 */
export async function isWorthWaiting(socket: Socket, seconds: number, longest: number): Promise<boolean> {
  const { remoteAddress: host, remotePort: port } = socket;
  const isThere = host === undefined || port === undefined || (await answers(host, port));
  return isThere && seconds < longest;
}

function answers(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  return new Promise<boolean>((tell) => {
    // What came while this process was busy is read before the next turn, and counts.
    socket.setTimeout(ANSWER_MS, () => setImmediate(() => tell(false)));
    socket.once("connect", () => socket.write(ARE_YOU_THERE));
    for (const event of ["data", "error", "close"]) socket.once(event, () => tell(true));
    socket.on("error", () => {});
  }).finally(() => socket.destroy());
}

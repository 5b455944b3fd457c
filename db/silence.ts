import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";

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

/** Values of `pg_stat_activity.state` in which a session waits for its client, which thus waits in vain. */
const WAITING_FOR_CLIENT = ["idle", "idle in transaction", "idle in transaction (aborted)"];

/**
 * Whether the server's process `pid` may still work on the statement that was sent over `socket`. False if it is gone,
 * or if it waits for a statement itself: the network then lost the statement or its reply. True while the statement is
 * being sent, and if the server does not tell in time. `url` leads to the server itself, because a pooler has process
 * ids of its own.
 */
export async function mayBeAtWork(url: string, pid: number, socket: Socket): Promise<boolean> {
  if (socket.writableLength > 0) return true;
  const client = postgres(url, { max: 1, fetch_types: false, connect_timeout: ANSWER_MS / 1_000, onnotice: () => {} });
  const states = client.unsafe<{ state: string | null }[]>("select state from pg_stat_activity where pid = $1", [pid]);
  try {
    const found = await Promise.race([states, pause(ANSWER_MS, null)]);
    return found === null || found.some(({ state }) => !WAITING_FOR_CLIENT.includes(String(state)));
  } catch {
    return true;
  } finally {
    client.end({ timeout: 0 }).catch(() => {});
  }
}

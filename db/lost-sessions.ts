import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";

/** Milliseconds that the server has for its answer about sessions. */
const ANSWER_MS = 5_000;

/** Milliseconds between two checks of lost sessions. */
const AGAIN_MS = 5_000;
/** The most checks of one session: after five minutes, `idle_in_transaction_session_timeout` has ended it. */
const MOST_CHECKS = 60;

type Session = { pid: number; state: string | null };

/**
 * What PostgreSQL's processes do whose connections may be lost. `url` leads to the server itself, because a pooler has
 * process ids of its own.
 */
export function lostSessions(url: string) {
  /** The processes to end, each with the number of its checks so far. */
  const lost = new Map<number, number>();

  async function endAll(): Promise<void> {
    while (lost.size > 0) {
      const asked = [...lost];
      const found = await ask(
        url,
        END_IDLE,
        asked.map(([pid]) => pid),
      );
      for (const [pid, checks] of asked) {
        const isOver = found !== null && !found.some((one) => one.pid === pid && one.state !== "idle");
        if (isOver || checks + 1 === MOST_CHECKS) lost.delete(pid);
        else lost.set(pid, checks + 1);
      }
      if (lost.size > 0) await pause(AGAIN_MS, undefined, { ref: false });
    }
  }

  return {
    /**
     * Whether the process may still work on the statement that was sent over `socket`. False if the process is gone or
     * idle: the network has then lost the statement or its reply. True while the statement is being sent, and if the
     * server does not answer in time.
     */
    mayBeAtWork: async (pid: number, socket: Socket): Promise<boolean> => {
      if (socket.writableLength > 0) return true;
      const found = await ask(url, STATES, [pid]);
      return found === null || found.some(({ state }) => !state?.startsWith("idle"));
    },

    /**
     * Ends the process if it is in a transaction whose connection was lost. The server does not notice the loss, and
     * would keep the locks of the transaction for `LIMITS.idle_in_transaction_session_timeout`.
     */
    end: (pid: number): void => {
      const isChecking = lost.size > 0;
      lost.set(pid, 0);
      if (!isChecking) void endAll();
    },
  };
}

const STATES = "select pid, state from pg_stat_activity where pid = any($1::integer[])";

/** Ends a session only if it has been idle in a transaction for 5 s: a new session that reuses the pid is not. */
const END_IDLE = `
  select pid, state, case
    when state like 'idle in transaction%' and state_change < now() - interval '5 seconds' then pg_terminate_backend(pid)
  end from pg_stat_activity where pid = any($1::integer[])`;

/** The sessions among these; null if the server does not tell in time. */
async function ask(url: string, question: string, pids: readonly number[]): Promise<readonly Session[] | null> {
  const client = postgres(url, { max: 1, fetch_types: false, connect_timeout: ANSWER_MS / 1_000, onnotice: () => {} });
  const found = client.unsafe<Session[]>(question, [`{${pids.join(",")}}`]);
  try {
    return await Promise.race([found, pause(ANSWER_MS, null)]);
  } catch {
    return null;
  } finally {
    client.end({ timeout: 0 }).catch(() => {});
  }
}

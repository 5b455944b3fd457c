import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";

/** Milliseconds that the server has to answer a question about its sessions. */
const ANSWER_MS = 5_000;

/** Milliseconds between two checks of lost sessions. */
const AGAIN_MS = 5_000;
/** The most checks of a session: five minutes, after which `idle_in_transaction_session_timeout` has ended it. */
const MOST_CHECKS = 60;

type Session = { pid: number; state: string | null };

/**
 * Asks PostgreSQL about sessions whose connections may be lost, and ends them. `url` must lead to PostgreSQL itself,
 * because a pooler has process ids of its own.
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
     * Whether the session's process may still be working on the statement that was sent over `socket`. False if the
     * process has ended or is idle, because the network has then lost the statement or its reply. True while the
     * statement is still being sent, and if the server does not answer in time.
     */
    mayBeAtWork: async (pid: number, socket: Socket): Promise<boolean> => {
      if (socket.writableLength > 0) return true;
      const found = await ask(url, STATES, [pid]);
      return found === null || found.some(({ state }) => !state?.startsWith("idle"));
    },

    /**
     * Ends the session's process once it is idle in a transaction. The server does not notice that the connection was
     * lost, and would keep the transaction's locks for `LIMITS.idle_in_transaction_session_timeout`.
     */
    end: (pid: number): void => {
      const isChecking = lost.size > 0;
      lost.set(pid, 0);
      if (!isChecking) void endAll();
    },
  };
}

const STATES = "select pid, state from pg_stat_activity where pid = any($1::integer[])";

/**
 * Ends a session only if it has been idle in a transaction for 5 s. A new session whose process happens to have the
 * same id is not ended.
 */
const END_IDLE = `
  select pid, state, case
    when state like 'idle in transaction%' and state_change < now() - interval '5 seconds' then pg_terminate_backend(pid)
  end from pg_stat_activity where pid = any($1::integer[])`;

/** The sessions with these process ids; null if the server does not answer in time. */
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

import { setTimeout as pause } from "node:timers/promises";
import type { PendingQuery, Row, Sql } from "postgres";
import { present } from "./connection-holder.mjs";
import { POOL_WAIT_MS } from "./pool-wait";

/** The part of a pool's connections that one holder may have at once, so that two leave some to the others. */
const SHARE = 0.4;

const LATE = "No connection became free in time.";

/** What the driver's types lack: `handler` sends the query. */
type Sendable = PendingQuery<Row[]> & { handler: (query: Sendable) => void };

/**
 * Shares out the connections of a pool: many requests of one holder, which perhaps wait for one another's locks, leave
 * connections to other holders. Work for nobody in particular is not limited.
 */
export function shareOut(client: Sql, connections: number): Sql {
  const shares = createShares(connections);
  const { unsafe, begin } = client;
  client.unsafe = ((...query: Parameters<typeof unsafe>) => {
    const pending = unsafe(...query) as unknown as Sendable;
    const { holder, isInside } = present.getStore() ?? { isInside: true };
    if (isInside || holder === undefined) return pending;
    const { handler } = pending;
    pending.handler = (sent) => {
      const end = shares.wait(holder, () => handler(sent));
      // Not `sent.then`, which would send it.
      Promise.prototype.then.call(sent, end, end);
    };
    return pending;
  }) as typeof unsafe;
  client.begin = (async (...work: Parameters<typeof begin>) => {
    const { holder, isInside } = present.getStore() ?? { isInside: true };
    if (isInside || holder === undefined) return begin(...work);
    let end = () => {};
    const timer = new AbortController();
    const isMine = new Promise<boolean>((start) => {
      end = shares.wait(holder, () => start(true));
    });
    const isLate = pause(POOL_WAIT_MS, false, { signal: timer.signal, ref: false }).catch(() => false);
    try {
      if (!(await Promise.race([isMine, isLate]))) throw Object.assign(new Error(LATE), { code: "CONNECT_TIMEOUT" });
      timer.abort();
      return await present.run({ holder, isInside: true }, () => begin(...work));
    } finally {
      end();
    }
  }) as typeof begin;
  return client;
}

type Turn = { holder: string; start: () => void };

/** The holder with the fewest connections gets the next one. */
function createShares(connections: number) {
  const most = Math.ceil(connections * SHARE);
  const held = new Map<string, number>();
  const waiting = new Map<string, Set<Turn>>();
  let taken = 0;

  const heldBy = (holder: string) => held.get(holder) ?? 0;

  function change(holder: string, by: 1 | -1): void {
    taken += by;
    const left = heldBy(holder) + by;
    if (left > 0) held.set(holder, left);
    else held.delete(holder);
  }

  function startNext(): void {
    while (taken < connections) {
      const [next] = [...waiting.keys()].filter((one) => heldBy(one) < most).sort((a, b) => heldBy(a) - heldBy(b));
      const turns = next === undefined ? undefined : waiting.get(next);
      const [turn] = turns ?? [];
      if (!turn) return;
      leave(turn);
      change(turn.holder, 1);
      turn.start();
    }
  }

  function leave(turn: Turn): boolean {
    const turns = waiting.get(turn.holder);
    const wasWaiting = turns?.delete(turn) === true;
    if (turns?.size === 0) waiting.delete(turn.holder);
    return wasWaiting;
  }

  /** Calls `start` as soon as the holder may take a connection. The returned function gives it back, or stops waiting. */
  function wait(holder: string, start: () => void): () => void {
    const turn = { holder, start };
    const turns = waiting.get(holder) ?? new Set();
    waiting.set(holder, turns.add(turn));
    startNext();
    return () => {
      if (!leave(turn)) change(holder, -1);
      startNext();
    };
  }

  return { wait };
}

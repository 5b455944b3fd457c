import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { PendingQuery, Row, Sql } from "postgres";
import { type Holder, present } from "./connection-holder.mjs";
import { POOL_WAIT_MS } from "./pool-wait";

/**
 * The share of a pool's connections that one holder may have at once. Two holders with full shares leave some
 * connections to others.
 */
const SHARE = 0.4;

/**
 * The most costly statements that one holder runs at once outside transactions: one per core, and at least two. More
 * would not end sooner, and would slow down the statements of other holders.
 */
const COSTLY = Math.max(2, availableParallelism());

const LATE = "No connection became free in time.";

/** A query with a property that the driver's types lack: `handler` sends the query. */
type Sendable = PendingQuery<Row[]> & { handler: (query: Sendable) => void };

/**
 * Limits how many connections of a pool one holder has at once. A holder is the organization, or other group, that work
 * is done for (`connection-holder.mjs`). A holder's requests may wait for locks of one another; they must not take all
 * connections meanwhile. Work without a holder is not limited.
 */
export function shareOut(client: Sql, connections: number): Sql {
  const shares = createShares(connections);
  const { unsafe, begin } = client;
  client.unsafe = ((...query: Parameters<typeof unsafe>) => {
    const pending = unsafe(...query) as unknown as Sendable;
    const { handler } = pending;
    const store = present.getStore();
    if (store === undefined || store.isInside) return pending;
    pending.handler = (sent) => {
      const end = shares.wait(store, () => handler(sent));
      // This calls the method of `Promise`, because the query's own `then` would send the query.
      Promise.prototype.then.call(sent, end, end);
    };
    return pending;
  }) as typeof unsafe;
  client.begin = (async (...work: Parameters<typeof begin>) => {
    const store = present.getStore();
    if (store === undefined || store.isInside) return begin(...work);
    let end = () => {};
    const timer = new AbortController();
    const isMine = new Promise<boolean>((start) => {
      end = shares.wait({ ...store, isCostly: false }, () => start(true));
    });
    const isLate = pause(POOL_WAIT_MS, false, { signal: timer.signal, ref: false }).catch(() => false);
    try {
      if (!(await Promise.race([isMine, isLate]))) throw Object.assign(new Error(LATE), { code: "CONNECT_TIMEOUT" });
      timer.abort();
      return await present.run({ ...store, isInside: true }, () => begin(...work));
    } finally {
      end();
    }
  }) as typeof begin;
  return client;
}

type Turn = { holder: string; isCostly: boolean; start: () => void };
type Held = { all: number; costly: number };

/** Shares out the connections: the holder that has the fewest gets the next one. */
function createShares(connections: number) {
  const most = Math.ceil(connections * SHARE);
  const held = new Map<string, Held>();
  const waiting = new Map<string, Set<Turn>>();
  let taken = 0;

  const heldBy = (holder: string) => held.get(holder) ?? { all: 0, costly: 0 };

  function change({ holder, isCostly }: Turn, by: 1 | -1): void {
    taken += by;
    const { all, costly } = heldBy(holder);
    if (all + by > 0) held.set(holder, { all: all + by, costly: isCostly ? costly + by : costly });
    else held.delete(holder);
  }

  /** The first waiting query of the holder that may start now; undefined if the holder's share is used up. */
  function firstOf(holder: string): Turn | undefined {
    const { all, costly } = heldBy(holder);
    if (all >= most) return undefined;
    return [...(waiting.get(holder) ?? [])].find(({ isCostly }) => !isCostly || costly < COSTLY);
  }

  function startNext(): void {
    while (taken < connections) {
      const turns = [...waiting.keys()].map(firstOf).filter((turn) => turn !== undefined);
      const [next] = turns.sort((a, b) => heldBy(a.holder).all - heldBy(b.holder).all);
      if (!next) return;
      leave(next);
      change(next, 1);
      next.start();
    }
  }

  function leave(turn: Turn): boolean {
    const turns = waiting.get(turn.holder);
    const wasWaiting = turns?.delete(turn) === true;
    if (turns?.size === 0) waiting.delete(turn.holder);
    return wasWaiting;
  }

  /**
   * Calls `start` as soon as the holder may take a connection. The returned function gives the connection back, or
   * stops waiting for one.
   */
  function wait({ holder, isCostly }: Holder, start: () => void): () => void {
    const turn = { holder, isCostly, start };
    const turns = waiting.get(holder) ?? new Set();
    waiting.set(holder, turns.add(turn));
    startNext();
    return () => {
      if (!leave(turn)) change(turn, -1);
      startNext();
    };
  }

  return { wait };
}

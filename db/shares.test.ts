import { availableParallelism } from "node:os";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, inject, it } from "vitest";
import { connect } from "./client";
import { withinShareOf } from "./connection-holder.mjs";
import { isOutage } from "./outages";

const CONNECTIONS = 5;
const REQUESTS = 30;
const LOCK = 4_711;
const COSTLY = Math.max(2, availableParallelism());

describe("a pool of connections", () => {
  const { db, close } = connect(inject("databaseServer"), { max: CONNECTIONS });
  const other = connect(inject("databaseServer"), { max: 1 });
  afterAll(() => Promise.all([close(), other.close()]));

  const ask = () => db.execute(sql`select 1 as value`);
  const askLocked = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
      return tx.execute(sql`select 1 as value`);
    });

  /**
   * Runs work while many transactions of one holder wait for a lock. Returns for each transaction whether it succeeded
   * or failed with an outage.
   */
  async function whileLocked(work: () => Promise<unknown>): Promise<unknown[]> {
    let waiting: Promise<unknown[]> = Promise.resolve([]);
    const askOrFail = () => askLocked().then(() => "done", isOutage);
    await other.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
      waiting = withinShareOf("busy", () => Promise.all(Array.from({ length: REQUESTS }, askOrFail)));
      await ask();
      await work();
    });
    return waiting;
  }

  it("leaves connections to others while one holder's transactions wait for one another", async () => {
    const waiting = await whileLocked(async () => {
      await withinShareOf("ordinary", async () => {
        await Promise.all([ask(), ask(), ask()]);
        await db.transaction((tx) => tx.execute(sql`select 1`));
      });
      await ask();
    });
    expect(waiting).toEqual(Array(REQUESTS).fill("done"));
  });

  it("leaves connections to others while one holder's queries are slow", async () => {
    let slow: Promise<unknown> = Promise.resolve();
    await other.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
      const untilUnlocked = () => db.execute(sql`select pg_advisory_xact_lock_shared(${LOCK}::bigint)`);
      slow = withinShareOf("busy", () => Promise.all(Array.from({ length: CONNECTIONS }, untilUnlocked)));
      expect(await withinShareOf("ordinary", ask)).toEqual([{ value: 1 }]);
    });
    await slow;
  });

  it("runs few costly statements of a holder at once, and meanwhile other statements of the same holder", async () => {
    const wide = connect(inject("databaseServer"), { max: 5 * COSTLY });
    const readLocked = () => wide.db.execute(sql`select pg_advisory_xact_lock_shared(${LOCK}::bigint)`);
    const countWaiting = async () => {
      const [found] = await withinShareOf("busy", () =>
        wide.db.execute<{ waiting: number }>(sql`
          select count(*)::integer as waiting from pg_locks where objid = ${LOCK}::oid and not granted`),
      );
      return found?.waiting;
    };
    let reads: Promise<unknown[]> = Promise.resolve([]);
    await other.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
      reads = withinShareOf("busy", () => Promise.all(Array.from({ length: 2 * COSTLY }, readLocked)), true);
      await expect.poll(countWaiting).toBeGreaterThanOrEqual(COSTLY);
      expect([await countWaiting(), await countWaiting(), await countWaiting()]).toEqual(Array(3).fill(COSTLY));
    });
    expect(await reads).toHaveLength(2 * COSTLY);
    await wide.close();
  });

  it("gives a transaction of a busy holder the other connections that its work asks for", async () => {
    const nested = () => db.transaction(async () => [await ask(), await db.transaction(() => ask())]);
    expect(await withinShareOf("busy", () => Promise.all([nested(), nested()]))).toHaveLength(2);
  });

  it("gives a connection back after a failure, and after a wait that was too long", async () => {
    const wrong = () => db.execute(sql`select nothing`).catch(() => "failed");
    const failed = await withinShareOf("busy", () => Promise.all(Array.from({ length: REQUESTS }, wrong)));
    expect(new Set(failed)).toEqual(new Set(["failed"]));
    const waiting = await whileLocked(async () => {
      expect(await withinShareOf("busy", () => ask().catch(isOutage))).toBe(true);
    });
    expect(waiting.filter((outcome) => outcome === true).length).toBeGreaterThan(REQUESTS - CONNECTIONS);
    expect(await withinShareOf("busy", () => Promise.all([ask(), ask(), ask(), ask()]))).toHaveLength(4);
  });
});

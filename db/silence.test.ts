import { once } from "node:events";
import { connect as dial } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { startFreezingRelay } from "@/test/freezing-relay";
import { type Connection, connect } from "./client";
import { isOutage } from "./outages";
import { isWorthWaiting } from "./silence";

const server = inject("databaseServer");
const select = ({ db }: Connection) => db.execute(sql`select 1 as value`);
const reach = async (url: string) => {
  const { hostname, port } = new URL(url);
  const socket = dial(Number(port), hostname);
  await once(socket, "connect");
  return socket;
};
/** "done", or whether the work failed with an outage. */
const fails = (work: Promise<unknown>) => work.then(() => "done", isOutage);

describe.concurrent("a database that hangs", { timeout: 60_000 }, () => {
  it("is an outage for what waits for its reply, in transactions and out of them", async () => {
    const relay = await startFreezingRelay(server);
    const connection = connect(relay.url, { max: 4 });
    const { db } = connection;
    let begun = () => {};
    const inside = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const transaction = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      begun();
      await pause(100);
      await tx.transaction((inner) => inner.execute(sql`select 2`));
    });
    await Promise.all([inside, select(connection), select(connection)]);
    relay.freeze();
    const began = performance.now();
    const waiting = [fails(transaction), fails(select(connection)), fails(db.execute(sql`select pg_sleep(1)`))];
    expect(await Promise.all(waiting)).toEqual([true, true, true]);
    expect(performance.now() - began).toBeLessThan(30_000);
    relay.thaw();
    expect(await Promise.all([1, 2, 3, 4, 5, 6].map(() => select(connection)))).toHaveLength(6);
    await connection.close();
    relay.close();
  });

  it("is waited for without a limit by patient connections", async () => {
    const relay = await startFreezingRelay(server);
    const connection = connect(relay.url, { max: 1, patient: true });
    await select(connection);
    relay.freeze();
    const waiting = select(connection);
    await pause(17_000);
    relay.thaw();
    expect(await waiting).toEqual([{ value: 1 }]);
    await connection.close();
    relay.close();
  });

  it("fails what waits on a lost connection, in transactions too, though it answers on new ones", async () => {
    const relay = await startFreezingRelay(server);
    const connection = connect(relay.url, { max: 2 });
    await Promise.all([select(connection), select(connection)]);
    let lose = () => {};
    const isLost = new Promise<void>((resolve) => {
      lose = resolve;
    });
    const transaction = connection.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      relay.lose();
      lose();
      await tx.execute(sql`select 2`);
    });
    await isLost;
    expect(await Promise.all([fails(transaction), fails(select(connection))])).toEqual([true, true]);
    expect(await select(connection)).toEqual([{ value: 1 }]);
    await connection.close();
    relay.close();
  });

  it("frees the locks of a transaction whose connection was lost while it hung", async () => {
    const relay = await startFreezingRelay(server);
    const [lost, other] = [connect(relay.url, { max: 1 }), connect(server, { max: 1 })];
    const lock = sql`select pg_advisory_xact_lock(715)`;
    const transaction = lost.db.transaction(async (tx) => {
      await tx.execute(lock);
      relay.freeze();
      relay.lose();
      await tx.execute(sql`select 1`);
    });
    expect(await fails(transaction)).toBe(true);
    relay.thaw();
    expect(await other.db.transaction((tx) => tx.execute(lock))).toHaveLength(1);
    await Promise.all([lost.close(), other.close()]);
    relay.close();
  });

  it("does not take a slow statement for it, nor a transaction that is idle", async () => {
    const { db, close } = connect(server, { max: 2 });
    const idle = db.transaction(async (tx) => {
      const [before] = await tx.execute(sql`select pg_backend_pid() as id`);
      await pause(17_000);
      return [before, (await tx.execute(sql`select pg_backend_pid() as id`))[0]];
    });
    expect(await db.execute(sql`select pg_sleep(17)::text as slept`)).toEqual([{ slept: "" }]);
    const [before, after] = await idle;
    expect(after).toEqual(before);
    await close();
  });

  it("is given up in the end even if it takes new connections", async () => {
    const relay = await startFreezingRelay(server);
    const socket = await reach(relay.url);
    expect([await isWorthWaiting(socket, 129, 130), await isWorthWaiting(socket, 130, 130)]).toEqual([true, false]);
    relay.freeze();
    expect(await isWorthWaiting(socket, 10, 130)).toBe(false);
    relay.close();
  });
});

import { setTimeout as pause } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, describe, expect, inject, it } from "vitest";
import { type Connection, connect, type Transaction } from "./client";
import { isOutage, patiently } from "./outages";

const server = inject("databaseServer");
const admin = connect(server, { max: 1 });
afterAll(() => admin.close());

describe("a transaction whose connection is lost", () => {
  it("rejects with an outage during a query", () =>
    expectOutage(async (tx) => {
      await Promise.all([tx.execute(sql`select pg_sleep(5)`), pause(50).then(cutFrom(await pidOf(tx)))]);
    }));

  it("rejects with an outage between two queries", () =>
    expectOutage(async (tx) => {
      await cutFrom(await pidOf(tx))();
      await pause(50);
      await tx.execute(sql`select 1`);
    }));

  it("rejects with an outage within a savepoint", () =>
    expectOutage((tx) =>
      tx.transaction(async (inner) => {
        await cutFrom(await pidOf(inner))();
        await inner.execute(sql`select 1`);
      }),
    ));

  it("rejects even where its work swallows the error", () =>
    expectOutage(async (tx) => {
      await cutFrom(await pidOf(tx))();
      await tx.execute(sql`select 1`).catch(() => {});
    }));
});

it("a transaction that fails by itself is rolled back", async () => {
  const { db, close } = connect(server, { max: 1 });
  const failing = db.transaction(async (tx) => {
    await tx.execute(sql`create table undone ()`);
    throw new Error("on purpose");
  });
  await expect(failing).rejects.toThrow("on purpose");
  expect(await one(db, sql`select to_regclass('undone') as value`)).toBeNull();
  await close();
});

it("a refused connection is an outage, a wrong query is none", async () => {
  const nowhere = connect("postgres://127.0.0.1:1/none", { max: 1 });
  expect(isOutage(await nowhere.db.execute(sql`select 1`).catch((error) => error))).toBe(true);
  expect(isOutage(await admin.db.execute(sql`select nothing`).catch((error) => error))).toBe(false);
  await nowhere.close();
});

/** Runs the work on the only connection of a pool, which can be used again afterwards. */
async function expectOutage(work: (tx: Transaction) => Promise<unknown>) {
  const { db, close } = connect(server, { max: 1 });
  const error = await db.transaction(work).catch((reason) => reason);
  expect(isOutage(error), String(error)).toBe(true);
  expect(await patiently(new AbortController().signal, () => one(db, sql`select 1 as value`))).toBe(1);
  await close();
}

const pidOf = (tx: Transaction) => one(tx, sql`select pg_backend_pid() as value`);
const cutFrom = (pid: unknown) => async () =>
  void (await admin.db.execute(sql`select pg_terminate_backend(${pid}::int)`));

async function one(db: Transaction | Connection["db"], query: SQL): Promise<unknown> {
  return (await db.execute(query))[0]?.value;
}

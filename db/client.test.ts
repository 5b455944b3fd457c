import { connect as dial, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, describe, expect, inject, it } from "vitest";
import { type Connection, connect, type Transaction } from "./client";
import { isOutage, retryInOutage } from "./outages";
import { markAsPooled } from "./pooled-address";

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

  it("rejects even if its work swallows the error", () =>
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

describe("work that would wait for ever", () => {
  it("is an outage where a lock is held, a statement is slow or a transaction is left alone", async () => {
    const { db, close } = connect(server, { max: 2 });
    const settings = await db.execute(sql`select name, setting::integer > 0 as limited from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`);
    expect(settings.map(({ limited }) => limited)).toEqual([true, true, true]);
    const slow = db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 20`);
      await tx.execute(sql`select pg_sleep(5)`);
    });
    expect(isOutage(await slow.catch((error) => error))).toBe(true);
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(815)`);
      const locked = db.transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = 20`);
        await other.execute(sql`select pg_advisory_xact_lock(815)`);
      });
      expect(isOutage(await locked.catch((error) => error))).toBe(true);
    });
    await close();
  });
});

describe("after a lost connection, the next query", () => {
  /** A driver with one connection, and the socket of that connection. */
  function driver() {
    const open: { socket?: Socket } = {};
    const { hostname: host, port } = new URL(server);
    const options: object = { socket: () => (open.socket = dial(Number(port), host)) };
    const sql = postgres(server, { max: 1, fetch_types: false, onnotice: () => {}, ...options });
    return { sql, open };
  }

  it("does not get the lost one's error", async () => {
    const { sql } = driver();
    const [own] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    const lost = expect(sql`select pg_sleep(5)`).rejects.toThrow();
    await pause(50).then(cutFrom(own?.pid));
    await lost;
    expect(await sql`select 1 as value`).toEqual([{ value: 1 }]);
    await sql.end();
  });

  it("gets only its own rows, although those of the lost one had begun to arrive", async () => {
    const { sql, open } = driver();
    await sql`select 1`;
    const lost = sql`select generate_series(1, 100000)`.execute();
    open.socket?.on("data", (bytes) => bytes.length > 1_000 && open.socket?.destroy());
    await expect(lost).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
    expect([...(await sql`select 3 as value`)]).toEqual([{ value: 3 }]);
    await sql.end();
  });
});

it("a query does not wait behind a slow one when another connection becomes free, nor does a transaction", async () => {
  const { db, close } = connect(server, { max: 2 });
  const sleep = (seconds: number) => one(db, sql`select pg_sleep(${seconds}::float8)::text as value`);
  await Promise.all([sleep(0), sleep(0)]);
  const ended: string[] = [];
  await Promise.all([
    sleep(1).then(() => ended.push("slow")),
    ...[1, 2, 3].map(() => sleep(0).then(() => ended.push("quick"))),
    db.transaction(async (tx) => void (await tx.execute(sql`select 1`))).then(() => ended.push("quick")),
  ]);
  expect(ended).toEqual(["quick", "quick", "quick", "quick", "slow"]);
  await close();
});

/** Checks that the work fails with an outage, and that the pool's only connection is then usable again. */
async function expectOutage(work: (tx: Transaction) => Promise<unknown>) {
  const { db, close } = connect(server, { max: 1 });
  const error = await db.transaction(work).catch((reason) => reason);
  expect(isOutage(error), String(error)).toBe(true);
  expect(await retryInOutage(new AbortController().signal, () => one(db, sql`select 1 as value`))).toBe(1);
  await close();
}

const pidOf = (tx: Transaction) => one(tx, sql`select pg_backend_pid() as value`);
const cutFrom = (pid: unknown) => async () =>
  void (await admin.db.execute(sql`select pg_terminate_backend(${pid}::int)`));

async function one(db: Transaction | Connection["db"], query: SQL): Promise<unknown> {
  return (await db.execute(query))[0]?.value;
}

describe("recurring statements", () => {
  const prepared = (db: Transaction | Connection["db"]) =>
    one(
      db,
      sql`select coalesce(string_agg(statement, '; '), '') as value from pg_prepared_statements
      where statement like '%select $%' and statement not like '%pg_prepared_statements%'`,
    );

  it("are prepared from their third run, in transactions and savepoints too", async () => {
    const { db, close } = connect(server, { max: 1 });
    const run = (tx: Transaction | Connection["db"], value: number) => one(tx, sql`select ${value}::int as value`);
    expect([await run(db, 1), await run(db, 2), await prepared(db)]).toEqual([1, 2, ""]);
    const inside = await db.transaction((tx) => tx.transaction((inner) => run(inner, 3)));
    expect([inside, await run(db, 4), await prepared(db)]).toEqual([3, 4, "select $1::int as value"]);
    await close();
  });

  it("are not prepared if they aggregate rows, or if the connection goes through a pooler", async () => {
    const direct = connect(server, { max: 1 });
    const pooled = connect(markAsPooled(server), { max: 1 });
    for (const value of [1, 2, 3, 4]) {
      await direct.db.execute(sql`select ${value}::int + count(*) as value`);
      await pooled.db.execute(sql`select ${value}::int as value`);
    }
    expect([await prepared(direct.db), await prepared(pooled.db)]).toEqual(["", ""]);
    await Promise.all([direct.close(), pooled.close()]);
  });
});

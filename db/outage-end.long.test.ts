import { sql } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { startFreezingRelay } from "@/test/freezing-relay";
import { type Connection, connect } from "./client";
import { isOutage } from "./outages";

const server = inject("databaseServer");
const select = ({ db }: Connection) => db.execute(sql`select 1 as value`);
/** Returns "done" if the work succeeds, true if it fails with an outage, false if it fails with another error. */
const fails = (work: Promise<unknown>) => work.then(() => "done", isOutage);

/**
 * Expects that a query works soon. A query without a connection is given up after 10 s, so one must be free before
 * that.
 */
const expectWorksSoon = async (connection: Connection) => expect(await select(connection)).toEqual([{ value: 1 }]);

describe.concurrent("when an outage ends", { timeout: 90_000 }, () => {
  it("queries succeed within ten seconds, however many failed before", async () => {
    const relay = await startFreezingRelay(server);
    const connection = connect(relay.url, { max: 1 });
    relay.refuse("reset");
    for (let failed = 0; failed < 10; failed++) expect(await fails(select(connection))).toBe(true);
    relay.accept();
    await expectWorksSoon(connection);
    await connection.close();
    relay.close();
  });

  it("a connection is of use although the query that opened it was given up", async () => {
    const relay = await startFreezingRelay(server);
    const connection = connect(relay.url, { max: 1 });
    relay.refuse("reset");
    for (let failed = 0; failed < 6; failed++) expect(await fails(select(connection))).toBe(true);
    relay.accept();
    relay.freeze();
    expect(await fails(select(connection))).toBe(true);
    relay.thaw();
    await expectWorksSoon(connection);
    await connection.close();
    relay.close();
  });
});

it("a server that closes connections before the sign-in is an outage, and is not asked without a pause", async () => {
  const relay = await startFreezingRelay(server);
  const connection = connect(relay.url, { max: 1 });
  relay.refuse("end");
  const began = performance.now();
  while (performance.now() - began < 3_000) expect(await fails(select(connection))).toBe(true);
  expect(relay.refused()).toBeLessThan(30);
  relay.accept();
  await expectWorksSoon(connection);
  await connection.close();
  relay.close();
});

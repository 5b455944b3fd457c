import { hostname } from "node:os";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { startFreezingRelay } from "@/test/freezing-relay";
import { createDatabase } from "@/test/local-runner/drive";
import { lockRunner, machineOfRunner } from "./lock";

describe("the lock of the local runner", () => {
  it("is taken again if the network has lost its connection", async () => {
    const { db, url } = await createDatabase();
    expect(await machineOfRunner(db)).toBeNull();
    const relay = await startFreezingRelay(url);
    let losses = 0;
    const lock = await lockRunner(relay.url, {
      waitMs: 1_000,
      stopping: new AbortController().signal,
      onStandBy: () => {},
      onLost: () => {
        losses += 1;
      },
    });
    const holder = async () => {
      const [found] = await db.execute<{ pid: number }>(sql`
        select pid from pg_locks where locktype = 'advisory'
          and database = (select oid from pg_database where datname = current_database())`);
      return found?.pid;
    };
    const first = await holder();
    expect(first).toBeGreaterThan(0);
    relay.lose();
    await expect.poll(async () => (await holder()) ?? first, { timeout: 90_000 }).not.toBe(first);
    expect(losses).toBe(0);
    expect(await machineOfRunner(db)).toBe(hostname());
    await lock.release();
    relay.close();
  });
});

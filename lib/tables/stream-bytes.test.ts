import { sql } from "drizzle-orm";
import { afterAll, describe, expect, inject, it } from "vitest";
import { connect } from "@/db/client";
import { withinShareOf } from "@/db/connection-holder.mjs";
import { untilWaiting } from "@/test/behind-locks";
import { streamBytes } from "./stream-bytes";

const CONNECTIONS = 5;
const LOCK = 4_713;

describe("a streamed file", () => {
  const { db, close } = connect(inject("databaseServer"), { max: CONNECTIONS });
  const other = connect(inject("databaseServer"), { max: 1 });
  afterAll(() => Promise.all([close(), other.close()]));

  /** Pages of which each is read once the lock is free. */
  async function* slowPages() {
    for (let page = 0; page < 3; page++) {
      await db.execute(sql`select pg_advisory_xact_lock_shared(${LOCK}::bigint)`);
      yield new Uint8Array([page]);
    }
  }

  it("reads within the share of who asked for it, so that many leave connections to others", async () => {
    let files: Promise<Uint8Array[]> = Promise.resolve([]);
    await other.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
      const streams = withinShareOf("busy", () =>
        Array.from({ length: 2 * CONNECTIONS }, () => streamBytes(slowPages())),
      );
      files = Promise.all(streams.map((stream) => new Response(stream).bytes()));
      await untilWaiting(tx, 2);
      for (let asked = 0; asked < 5; asked++) await withinShareOf("ordinary", () => db.execute(sql`select 1`));
    });
    for (const file of await files) expect([...file]).toEqual([0, 1, 2]);
  });
});

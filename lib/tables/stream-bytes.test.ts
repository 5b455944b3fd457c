import { sql } from "drizzle-orm";
import { afterAll, describe, expect, inject, it } from "vitest";
import { connect } from "@/db/client";
import { withinShareOf } from "@/db/connection-holder.mjs";
import { streamBytes } from "./stream-bytes";

const CONNECTIONS = 5;

describe("a streamed file", () => {
  const { db, close } = connect(inject("databaseServer"), { max: CONNECTIONS });
  afterAll(close);

  async function* slowPages() {
    for (let page = 0; page < 3; page++) {
      await db.execute(sql`select pg_sleep(0.2)`);
      yield new Uint8Array([page]);
    }
  }

  it("reads within the share of who asked for it, so that many leave connections to others", async () => {
    const streams = withinShareOf("busy", () =>
      Array.from({ length: 2 * CONNECTIONS }, () => streamBytes(slowPages())),
    );
    const files = Promise.all(streams.map((stream) => new Response(stream).bytes()));
    const waits: number[] = [];
    for (let asked = 0; asked < 5; asked++) {
      const began = performance.now();
      await withinShareOf("ordinary", () => db.execute(sql`select 1`));
      waits.push(performance.now() - began);
      await new Promise((done) => setTimeout(done, 200));
    }
    expect(Math.max(...waits)).toBeLessThan(150);
    for (const file of await files) expect([...file]).toEqual([0, 1, 2]);
  });
});

import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { env } from "@/lib/env";
import { newId } from "@/lib/ids";
import { useDatabase } from "@/test/database";
import { stage } from "./stage";

const LOCK = 4_712;

describe("the stages of jobs", () => {
  const db = useDatabase();

  it("of one organization that wait for one another leave connections to others", async () => {
    const organizationId = newId();
    const waitForLock = () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
        return "done";
      });
    let stages: Promise<(string | null)[]> = Promise.resolve([]);
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
      const refs = Array.from({ length: 2 * env.DATABASE_POOL }, (_, number) => ({ organizationId, id: `${number}` }));
      stages = Promise.all(refs.map((ref) => stage(ref, waitForLock)));
      await db.execute(sql`select 1`);
    });
    expect(new Set(await stages)).toEqual(new Set(["done"]));
  });
});

import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { endpoints } from "@/lib/api/endpoints";
import { route } from "@/lib/api/route";
import { projectVerbs } from "@/lib/api/verbs/projects";
import { useDatabase } from "@/test/database";
import { callWith, newWorkspace } from "@/test/workspace";
import * as ready from "./route";

const createProject = endpoints(route(projectVerbs.createProject));

describe("a database", () => {
  const db = useDatabase();
  const probe = () => callWith({})(ready, "GET");

  it("that hangs is not ready, which a probe learns in time", async () => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table rate_limit_windows in access exclusive mode`);
      const asked = Date.now();
      expect(await probe()).toMatchObject({ status: 503, body: { database: false } });
      expect(Date.now() - asked).toBeLessThan(10_000);
    });
    expect((await probe()).body).toMatchObject({ database: true });
  });

  it("whose disk is full is not ready, and requests that write are told to come again", async () => {
    const workspace = await newWorkspace(db);
    expect((await probe()).body).toMatchObject({ database: true });
    await db.execute(sql`create function disk_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    for (const table of ["projects", "rate_limit_windows"]) {
      await db.execute(sql`create trigger disk_full before insert on ${sql.identifier(table)}
        for each row execute function disk_full()`);
    }
    const unready = await probe();
    expect([unready.status, unready.body, unready.headers.get("retry-after")]).toEqual([
      503,
      expect.objectContaining({ status: "unavailable", database: false }),
      "5",
    ]);
    await db.execute(sql`drop trigger disk_full on rate_limit_windows`);
    const refused = await workspace.call(createProject, "POST", { body: { name: "No room" } });
    expect([refused.status, refused.body.error.code, refused.headers.get("retry-after")]).toEqual([
      503,
      "SERVICE_UNAVAILABLE",
      "5",
    ]);
  });
});

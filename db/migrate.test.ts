import { describe, expect, it } from "vitest";
import { useDatabase } from "@/test/database";
import { migrate } from "./migrate";

describe("migrate", () => {
  const db = useDatabase();
  const url = process.env.DATABASE_URL ?? "";

  it("leaves a migrated database as it is", async () => {
    const before = await db.execute("select * from drizzle.__drizzle_migrations");
    await migrate(url);
    expect(await db.execute("select * from drizzle.__drizzle_migrations")).toEqual(before);
  });

  it("says what to do about a database that was made by other migrations", async () => {
    await db.execute("insert into drizzle.__drizzle_migrations (hash, created_at) values ('another', 1)");
    await expect(migrate(url)).rejects.toThrow("Start with a new, empty one");
  });
});

import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { newId } from "@/lib/ids/new-id";
import { useDatabase } from "@/test/database";
import { withoutParameters } from "./database-errors";

describe("an error of the database", () => {
  const db = useDatabase();

  it.each([
    ["a value that has another type", () => db.execute(sql`select ${"private words"}::uuid`), "22P02"],
    [
      "a row that hangs on nothing",
      () =>
        db.execute(sql`insert into webhooks (organization_id, id, url, events, secret)
      values (${newId()}, ${newId()}, 'private words', '{*}', '')`),
      "23503",
    ],
    [
      "a row that exists",
      () => db.execute(sql`insert into rate_limit_windows values ('private words', 0, 1), ('private words', 0, 1)`),
      "23505",
    ],
  ])("is logged without what users wrote: %s", async (_, fail, code) => {
    const error = await fail().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(JSON.stringify([String(error), error, String((error as Error).cause)])).toContain("private words");
    const logged = withoutParameters(error);
    expect(logged).toMatchObject({ code, message: expect.stringContaining(code) });
    expect(JSON.stringify(logged)).not.toContain("private words");
  });
});

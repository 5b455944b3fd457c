import { type SQL, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { newId } from "@/lib/ids/new-id";
import { newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { insertResponses } from "./insert-responses";

describe("new answers", () => {
  const db = useDatabase();

  it.each([
    ["noting their language", sql`language = 'en'`],
    ["coding them", sql`coded_at = now()`],
  ])("have room on their pages: %s writes nothing into the indexes of their texts", async (_, change) => {
    const caller = await newCaller(db);
    const { questionId } = await newCodedQuestion(db, caller, {}, []);
    const scope = { organizationId: caller.organizationId, questionId };
    const rows = Array.from({ length: 500 }, (_, position) => ({
      id: newId(),
      externalId: `r${position}`,
      occurrence: 0,
      position,
      text: `The breakfast in room ${position} was lovely`,
      language: null,
      flags: [],
      coded: false,
    }));
    await insertResponses(db, scope, rows);
    const [counted] = await db.transaction(async (tx) => {
      await tx.execute(sql`update responses set ${change} where question_id = ${questionId}`);
      return tx.execute<{ heap_only: number }>(sql`
      select pg_stat_get_xact_tuples_hot_updated('responses'::regclass)::integer as heap_only`);
    });
    expect(counted?.heap_only).toBeGreaterThan(0.95 * rows.length);
  });

  it("are open until the machine or a person has coded them, and again when that is taken back", async () => {
    const caller = await newCaller(db);
    const { questionId } = await newCodedQuestion(db, caller, {}, []);
    const scope = { organizationId: caller.organizationId, questionId };
    const answer = (position: number, coded: boolean) => ({
      id: newId(),
      externalId: `r${position}`,
      occurrence: 0,
      position,
      text: "Lovely",
      language: null,
      flags: [],
      coded,
    });
    await insertResponses(db, scope, [answer(0, false), answer(1, false), answer(2, true), answer(3, false)]);
    const open = async () => {
      const rows = await db.execute<{ position: number }>(sql`
        select position from open_answers where question_id = ${questionId} order by position`);
      return rows.map(({ position }) => position);
    };
    const write = (change: SQL, position: number) =>
      db.execute(sql`update responses set ${change} where question_id = ${questionId} and position = ${position}`);
    expect(await open()).toEqual([0, 1, 3]);
    await write(sql`coded_at = now()`, 0);
    await write(sql`reviewed = true`, 1);
    expect(await open()).toEqual([3]);
    await write(sql`coded_at = null`, 2);
    await write(sql`reviewed = false`, 1);
    await write(sql`reviewed = true`, 0);
    await write(sql`coded_at = null`, 0);
    expect(await open()).toEqual([1, 2, 3]);
    await db.execute(sql`delete from responses where question_id = ${questionId} and position = 2`);
    expect(await open()).toEqual([1, 3]);
  });
});

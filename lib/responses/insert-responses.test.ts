import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { newId } from "@/lib/ids";
import { newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { insertResponses } from "./insert-responses";

describe("new answers", () => {
  const db = useDatabase();

  it("have room on their pages: noting their language writes nothing into the indexes of their texts", async () => {
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
      await tx.execute(sql`update responses set language = 'en' where question_id = ${questionId}`);
      return tx.execute<{ heap_only: number }>(sql`
      select pg_stat_get_xact_tuples_hot_updated('responses'::regclass)::integer as heap_only`);
    });
    expect(counted?.heap_only).toBeGreaterThan(0.95 * rows.length);
  });
});

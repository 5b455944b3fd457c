import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { readCodes } from "@/lib/analytics/read-codes";
import { listAnswers } from "@/lib/responses/list-answers";
import { listResponses } from "@/lib/responses/read-coded";
import { newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";

const OTHERS = 20_000;

describe("reading a small question of an organization with many answers", () => {
  const db = useDatabase();

  /**
   * A question of sixty answers, and another of thousands that was added after the database last updated its
   * statistics.
   */
  async function smallQuestion() {
    const caller = await newCaller(db);
    const names = Array.from({ length: 60 }, (_, index) => `Code ${index}`);
    const coded = names.map((name) => [name]);
    const path = await newCodedQuestion(db, caller, { Stay: names }, coded);
    await db.execute(sql`analyze codes`);
    const large = await newCodedQuestion(db, caller, { Stay: ["Staff"] }, [["Staff"]]);
    await db.execute(sql`
      insert into responses (organization_id, id, question_id, external_id, position, text)
      select ${caller.organizationId}, gen_random_uuid(), ${large.questionId}, 'x' || n, n, 'Staff'
      from generate_series(10, ${9 + OTHERS}) n`);
    await db.execute(sql`analyze responses`);
    await db.execute(sql`
      insert into assignments (organization_id, response_id, code_id, position, confidence, mention_sentiment, source, evidence)
      select organization_id, id, (select id from codes where question_id = ${large.questionId}), 0, 'high', 'Neutral', 'engine', 'Staff'
      from responses where question_id = ${large.questionId} and position >= 10`);
    await db.execute(sql`analyze assignments`);
    return { caller, path };
  }

  it("reads none of the others' codes", async () => {
    const { caller, path } = await smallQuestion();
    const { organizationId } = caller;
    const reads = {
      responses: (tx: typeof db) => listResponses(tx, caller, path, { limit: 50 }),
      answers: (tx: typeof db) => listAnswers(tx, organizationId, path.questionId, {}),
      codes: (tx: typeof db) => readCodes(tx, organizationId, path.questionId),
    };
    const fetched: Record<string, number> = {};
    for (const [name, read] of Object.entries(reads)) {
      fetched[name] = await db.transaction(async (tx) => {
        await read(tx as unknown as typeof db);
        const [row] = await tx.execute<{ rows: string }>(sql`
          select seq_tup_read + idx_tup_fetch as rows from pg_stat_xact_user_tables where relname = 'assignments'`);
        return Number(row?.rows);
      });
    }
    expect(Object.entries(fetched).filter(([, rows]) => rows > 500)).toEqual([]);
  });
});

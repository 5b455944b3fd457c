import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { codeIds, newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { exportJson } from "./export-json";

const LONG = 90_000;
const INCLUDED = {
  demographics: false,
  sentiment: false,
  confidence: false,
  evidence: true,
  key: false,
  provenance: false,
};

describe("an export as JSON", () => {
  const db = useDatabase();

  it("writes long answers and long evidence as JSON in small pieces", async () => {
    const caller = await newCaller(db);
    const path = await newCodedQuestion(
      db,
      caller,
      { Staff: ["Friendly"] },
      Array.from({ length: 40 }, (_, index) => (index < 20 ? [] : ["Friendly"])),
    );
    await db.execute(sql`update ${responses} set text = repeat('long', ${LONG / 4})
    where question_id = ${path.questionId} and position < 20`);
    const { Friendly: codeId = "" } = await codeIds(db, path.questionId);
    await db
      .update(assignments)
      .set({ evidence: "x".repeat(LONG) })
      .where(eq(assignments.codeId, codeId));
    const { content } = await exportJson(db, caller, { ...path, grouped: false }, INCLUDED);
    const pieces: Uint8Array[] = [];
    for await (const piece of content) pieces.push(piece);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(400_000);
    const { answers } = JSON.parse(Buffer.concat(pieces).toString());
    expect(answers).toHaveLength(40);
    expect([answers[0].text.length, answers[39].codes[0].evidence.length]).toEqual([LONG, LONG]);
  });
});

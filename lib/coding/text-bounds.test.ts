import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { localEngine } from "@/lib/engines/local/engine";
import { readMaterial } from "@/lib/refinement/read-material";
import { codeIds, newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { splitCode } from "./split-code";

const FRAME = { Staff: ["Staff"] };
const PARTS = ["One", "Other"].map((name) => ({
  name,
  definition: null,
  sentiment: "Neutral" as const,
  responseIds: [] as string[],
}));

describe("how much text is read at once", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    caller = await newCaller(db, 1_000);
    // Indexing the words of such texts would take minutes.
    await db.execute(sql`drop index responses_by_words, responses_by_characters`);
  });

  async function questionOf(answers: number, characters: number) {
    const coded = Array.from({ length: answers }, () => ["Staff"]);
    const path = await newCodedQuestion(db, caller, FRAME, coded);
    const text = sql`${responses.position} || repeat(' a', ${characters / 2}::integer)`;
    await db.update(responses).set({ text }).where(eq(responses.questionId, path.questionId));
    return path;
  }

  it.each([
    ["more text", 340, 100_000, "hold 33 MiB of text; an engine sorts at most 32 MiB."],
    ["more answers", 5_001, 10, "5001 different answers have this code; an engine sorts at most 5000 at once."],
  ])("by a split is bounded: %s than an engine sorts is refused", async (_, answers, characters, reason) => {
    const path = await questionOf(answers, characters);
    const codeId = (await codeIds(db, path.questionId)).Staff ?? "";
    const split = splitCode(db, caller, { ...path, codeId }, { by: "engine", parts: PARTS }, localEngine);
    await expect(split).rejects.toMatchObject({ code: "VALIDATION_ERROR", message: expect.stringContaining(reason) });
  });

  it("for suggestions is bounded by characters of answers", async () => {
    const { questionId } = await questionOf(620, 100_000);
    const scope = { organizationId: caller.organizationId, questionId, grouped: false };
    const { answers } = await readMaterial(db, scope, localEngine, new AbortController().signal);
    const read = answers.reduce((sum, { representative }) => sum + representative.text.length, 0);
    expect(read).toBeGreaterThan(49_000_000);
    expect(read).toBeLessThan(58_000_000);
  });
});

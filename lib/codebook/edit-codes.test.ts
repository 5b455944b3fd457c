import { and, eq, getTableColumns } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { splitCode } from "@/lib/coding/split-code";
import { localEngine } from "@/lib/engines/local/engine";
import { codeIds, codesOfAnswers, newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { mergeCodes } from "./merge-codes";
import { showCodebook } from "./read-codebook";

describe("codes of a codebook", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    caller = await newCaller(db);
  });

  const part = (name: string, sentiment: "Positive" | "Negative" | "Neutral", responseIds: string[] = []) => ({
    name,
    sentiment,
    definition: null,
    responseIds,
  });

  it("merge into one mention per answer: a person's before the machine's, then the surer one", async () => {
    const path = await newCodedQuestion(db, caller, { Staff: ["Friendly", "Kind"], Room: ["Nice people"] }, [
      ["Friendly", { code: "Kind", by: "person", confidence: "low", sentiment: "Positive" }],
      [
        { code: "Kind", confidence: "high" },
        { code: "Friendly", confidence: "low" },
      ],
      ["Nice people"],
      [{ code: "Friendly", by: "person" }, "Kind"],
    ]);
    const { Friendly = "", Kind = "", "Nice people": people = "" } = await codeIds(db, path.questionId);
    const byPerson = and(eq(assignments.codeId, Kind), eq(assignments.source, "person"));
    await db.update(assignments).set({ evidence: "Answer", evidenceStart: 7 }).where(byPerson);
    const merged = await mergeCodes(db, caller, { ...path, codeId: Friendly }, [Kind, people]);
    expect(merged).toMatchObject({ id: Friendly, code_number: 1, frequency: 4, version: 2 });
    const { source, confidence, position, evidenceStart: start } = getTableColumns(assignments);
    const rows = await db
      .select({ source, confidence, position, start })
      .from(assignments)
      .innerJoin(responses, eq(responses.id, assignments.responseId))
      .where(and(eq(assignments.codeId, Friendly)))
      .orderBy(responses.position);
    expect(rows).toEqual([
      { source: "person", confidence: "low", position: 0, start: 7 },
      { source: "engine", confidence: "high", position: 0, start: null },
      { source: "engine", confidence: "high", position: 0, start: null },
      { source: "person", confidence: "high", position: 0, start: null },
    ]);
    const itself = mergeCodes(db, caller, { ...path, codeId: Friendly }, [Friendly]);
    await expect(itself).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    await expect(mergeCodes(db, caller, { ...path, codeId: Friendly }, [Kind])).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("split by the sentiment of mentions, in the old code's place", async () => {
    const path = await newCodedQuestion(db, caller, { Room: ["Size", "Bed", "View"] }, [
      [{ code: "Bed", sentiment: "Positive" }],
      [{ code: "Bed", sentiment: "Negative" }, "Size"],
      [{ code: "Bed", sentiment: "Mixed" }],
    ]);
    const codeId = (await codeIds(db, path.questionId)).Bed ?? "";
    const twins = { by: "sentiment" as const, parts: [part("Bed A", "Neutral"), part("Bed B", "Neutral")] };
    await expect(splitCode(db, caller, { ...path, codeId }, twins, localEngine)).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
    });
    const parts = [part("Good bed", "Positive"), part("Bad bed", "Negative"), part("Bed", "Neutral")];
    const { codes } = await splitCode(db, caller, { ...path, codeId }, { by: "sentiment", parts }, localEngine);
    expect(codes.map(({ name, code_number, frequency }) => [name, code_number, frequency])).toEqual([
      ["Good bed", 4, 1],
      ["Bad bed", 5, 1],
      ["Bed", 2, 1],
    ]);
    expect(await codesOfAnswers(db, path.questionId)).toEqual([["Good bed"], ["Bad bed", "Size"], ["Bed"]]);
    const [room] = (await showCodebook(db, caller, path)).categories;
    expect(room?.codes.map(({ name }) => name)).toEqual(["Size", "Good bed", "Bad bed", "Bed", "View"]);
  });

  it("split by lists of answers, which must have the code", async () => {
    const path = await newCodedQuestion(db, caller, { Room: ["Bed", "View"] }, [["Bed"], ["Bed"], ["Bed"], ["View"]]);
    const answers = await db
      .select()
      .from(responses)
      .where(eq(responses.questionId, path.questionId))
      .orderBy(responses.position);
    const [first = "", second = "", , stranger = ""] = answers.map(({ id }) => id);
    const codeId = (await codeIds(db, path.questionId)).Bed ?? "";
    const splitting = (ids: string[]) =>
      splitCode(
        db,
        caller,
        { ...path, codeId },
        { by: "responses", parts: [part("Soft bed", "Neutral", ids), part("Hard bed", "Neutral", [second])] },
        localEngine,
      );
    await expect(splitting([stranger])).rejects.toMatchObject({ code: "NOT_FOUND" });
    await splitting([first, second]);
    expect((await codesOfAnswers(db, path.questionId)).map((names) => names?.toSorted())).toEqual([
      ["Soft bed"],
      ["Hard bed", "Soft bed"],
      undefined,
      ["View"],
    ]);
  });

  it("split by what the engine reads in the answers; what fits neither is marked uncertain", async () => {
    const path = await newCodedQuestion(db, caller, { Service: ["Staff"] }, [["Staff"], ["Staff"], ["Staff"]]);
    const texts = ["The receptionist at check-in was slow", "The waiter brought cold breakfast", "12:30"];
    for (const [position, text] of texts.entries()) {
      const answer = and(eq(responses.questionId, path.questionId), eq(responses.position, position));
      await db.update(responses).set({ text }).where(answer);
    }
    const codeId = (await codeIds(db, path.questionId)).Staff ?? "";
    const parts = [
      { ...part("Check-in at reception", "Neutral"), definition: "The receptionist, the desk, checking in." },
      { ...part("Waiters at breakfast", "Neutral"), definition: "Waiters, breakfast, the restaurant." },
    ];
    await splitCode(db, caller, { ...path, codeId }, { by: "engine", parts }, localEngine);
    const coded = await codesOfAnswers(db, path.questionId);
    expect(coded.slice(0, 2)).toEqual([["Check-in at reception"], ["Waiters at breakfast"]]);
    const rows = await db
      .select({ confidence: assignments.confidence })
      .from(assignments)
      .innerJoin(responses, eq(responses.id, assignments.responseId))
      .where(and(eq(responses.questionId, path.questionId), eq(responses.position, 2)));
    expect(rows).toEqual([{ confidence: "low" }]);
  });
});

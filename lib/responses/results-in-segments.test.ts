import { and, eq, lt, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { readCodes } from "@/lib/analytics/read-codes";
import { countAnswers } from "@/lib/analytics/read-question";
import { updateQuestion } from "@/lib/questions/update-question";
import { newCaller } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newSegmentedQuestion } from "@/test/segmented-question";
import { listAnswers } from "./list-answers";
import { segmentCondition } from "./segment-conditions";

describe("results in segments", () => {
  const db = useDatabase();

  it("are counted and quoted from the answers in all of these segments alone", async () => {
    const caller = await newCaller(db);
    const { questionId } = await newSegmentedQuestion(db, caller, { Stay: ["Staff", "Room"] }, [
      { answers: 3, segments: { region: "North", nights: 2 }, codes: ["Staff"] },
      { answers: 2, segments: { region: "North", nights: "3" }, codes: ["Room"] },
      { answers: 4, segments: { region: "South", nights: 3 }, codes: ["Room", "Staff"] },
    ]);
    const { organizationId } = caller;
    await db.update(assignments).set({ evidence: sql`${assignments.responseId}::text` });
    const inNorth = [segmentCondition({ key: "region", value: "North" })];
    expect(await countAnswers(db, organizationId, questionId, inNorth)).toMatchObject({ total: 5, coded: 5 });
    const lines = await readCodes(db, organizationId, questionId, inNorth);
    expect(lines.map(({ name, answers, mentions }) => [name, answers, mentions.Neutral])).toEqual([
      ["Staff", 3, 3],
      ["Room", 2, 2],
    ]);
    const north = await db
      .select({ id: responses.id })
      .from(responses)
      .where(and(eq(responses.questionId, questionId), lt(responses.position, 5)));
    for (const { quote } of lines) expect(north.map(({ id }) => id)).toContain(quote?.text);
    const both = [...inNorth, segmentCondition({ key: "nights", value: "3" })];
    const narrow = await readCodes(db, organizationId, questionId, both);
    expect(narrow.map(({ name, answers }) => [name, answers])).toEqual([
      ["Room", 2],
      ["Staff", 0],
    ]);
    const inWest = [segmentCondition({ key: "region", value: "West" })];
    expect(await countAnswers(db, organizationId, questionId, inWest)).toMatchObject({
      total: 0,
      coded: 0,
    });
  });

  it("are listed by a segment whose name or value holds the sign of equality", async () => {
    const caller = await newCaller(db);
    const scale = "Satisfied (1=no, 5=very)";
    const { questionId } = await newSegmentedQuestion(db, caller, { Stay: ["Staff"] }, [
      { answers: 2, segments: { [scale]: 3, sum: "a=b" }, codes: ["Staff"] },
      { answers: 3, segments: { [scale]: 5, sum: "a" }, codes: ["Staff"] },
    ]);
    const count = async (...segment: string[]) =>
      (await listAnswers(db, caller.organizationId, questionId, { segment })).answers.length;
    expect(await count(`${scale}=3`)).toBe(2);
    expect(await count(`${scale}=5`)).toBe(3);
    expect(await count("sum=a=b")).toBe(2);
    expect(await count("sum=a")).toBe(3);
    expect(await count(`${scale}=3`, "sum=a")).toBe(0);
    expect(await count("=".repeat(500))).toBe(0);
  });

  it("are listed with the segments of each answer, to which its weight does not belong", async () => {
    const caller = await newCaller(db);
    const path = await newSegmentedQuestion(db, caller, { Stay: ["Staff"] }, [
      { answers: 1, segments: { region: "North", wgt: 1.5 }, codes: ["Staff"] },
    ]);
    await updateQuestion(db, caller, path, { weightKey: "wgt" });
    const { answers } = await listAnswers(db, caller.organizationId, path.questionId, {});
    expect(answers.map(({ segments }) => segments)).toEqual([{ region: "North" }]);
  });
});

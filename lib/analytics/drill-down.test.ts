import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { decideResponses } from "@/lib/responses/decide-responses";
import { codeIds, newCaller } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newSegmentedQuestion } from "@/test/segmented-question";
import { newStaffQuestion, STAFF_FRAME } from "@/test/staff-question";
import { placeAt } from "./cell-place";
import { crossTab } from "./cross-tab";
import { drillDown } from "./drill-down";
import { rankSegments } from "./rank-segments";

describe("a cell of a cross-tab", () => {
  const db = useDatabase();
  let caller: Caller;
  let staff: Awaited<ReturnType<typeof newStaffQuestion>>;
  beforeAll(async () => {
    caller = await newCaller(db);
    staff = await newStaffQuestion(db, caller);
  });

  it("is opened page by page, with the mentions of that code alone", async () => {
    const cell = { codeName: "Rude", segment: "region=South", limit: 3 };
    const first = await drillDown(db, caller, staff, cell);
    expect(first.responses.map(({ id }) => id)).toEqual(["r4", "r5", "r6"]);
    expect(first.responses[0]).toMatchObject({ text: "Answer 4", segments: { region: "South" } });
    expect(first.responses[0]?.mentions.map(({ name }) => name)).toEqual(["Rude"]);
    const rest = await drillDown(db, caller, staff, { ...cell, cursor: placeAt(first.nextCursor ?? "") ?? undefined });
    expect([rest.responses.map(({ id }) => id), rest.nextCursor]).toEqual([["r7"], null]);
    const net = await drillDown(db, caller, staff, { codeName: "Staff", segment: "North", limit: 1 });
    expect(net.responses[0]?.mentions.map(({ name }) => name)).toEqual(["Friendly", "Rude"]);
    expect((await drillDown(db, caller, staff, { ...cell, segment: "region=West" })).responses).toEqual([]);
  });

  it("is opened for numbers, for segments that changed, and for codes that came later", async () => {
    const path = await newSegmentedQuestion(db, caller, STAFF_FRAME, [
      { answers: 2, segments: { size: 7 }, codes: ["Rude"] },
      { answers: 1, segments: { size: "7" }, codes: ["Rude"] },
      { answers: 1, segments: { size: 8 } },
    ]);
    const open = async (segment: string) =>
      (await drillDown(db, caller, path, { codeName: "Rude", segment, limit: 9 })).responses.map(({ id }) => id);
    expect([await open("size=7"), await open("size=7.0"), await open("size=8")]).toEqual([
      ["r0", "r1", "r2"],
      ["r0", "r1"],
      [],
    ]);
    const { Rude = "" } = await codeIds(db, path.questionId);
    const answers = await db.select().from(responses).where(eq(responses.questionId, path.questionId));
    const last = answers.find(({ externalId }) => externalId === "r3");
    await decideResponses(db, caller, path, [{ responseId: last?.id ?? "", codes: [{ codeId: Rude }] }]);
    expect(await open("size=8")).toEqual(["r3"]);
  });

  it("is cut into pages that long answers do not make too large", async () => {
    const path = await newSegmentedQuestion(db, caller, STAFF_FRAME, [
      { answers: 4, segments: { size: 7 }, codes: ["Friendly", "Rude"] },
    ]);
    const long = { text: "x".repeat(900_000) };
    await db.update(responses).set(long).where(eq(responses.questionId, path.questionId));
    const cell = { codeName: "Staff", segment: "size=7", limit: 9 };
    const first = await drillDown(db, caller, path, cell);
    expect(first.responses.map(({ id, mentions }) => [id, mentions.length])).toEqual([
      ["r0", 2],
      ["r1", 2],
    ]);
    const rest = await drillDown(db, caller, path, { ...cell, cursor: placeAt(first.nextCursor ?? "") ?? undefined });
    expect([rest.responses.map(({ id, text }) => [id, text.length]), rest.nextCursor]).toEqual([
      [
        ["r2", long.text.length],
        ["r3", long.text.length],
      ],
      null,
    ]);
  });

  it("is named by the id of its row if names are ambiguous", async () => {
    const frame = { Staff: ["Fine"], Food: ["Fine", "Staff"] };
    const path = await newSegmentedQuestion(db, caller, frame, [{ answers: 3, segments: { size: 7 } }]);
    const { rows } = await crossTab(db, caller, path, {
      keys: ["size"],
      rows: "nested",
      order: "codebook",
      sentiments: false,
    });
    const rowOf = (kind: "code" | "net", name: string, category: string) =>
      rows.find((row) => row.kind === kind && row.name === name && row.category === category)?.id ?? "";
    const given = [rowOf("code", "Fine", "Staff"), rowOf("code", "Fine", "Food"), rowOf("code", "Staff", "Food")];
    const answers = await db.select().from(responses).where(eq(responses.questionId, path.questionId));
    const idOf = (externalId: string) => answers.find((answer) => answer.externalId === externalId)?.id ?? "";
    const decisions = given.map((codeId, at) => ({ responseId: idOf(`r${at}`), codes: [{ codeId }] }));
    await decideResponses(db, caller, path, decisions);
    const open = async (codeName: string) =>
      (await drillDown(db, caller, path, { codeName, segment: "size=7", limit: 9 })).responses.map(({ id }) => id);
    expect(await Promise.all(given.map(open))).toEqual([["r0"], ["r1"], ["r2"]]);
    expect([await open(rowOf("net", "Staff", "Staff")), await open("Staff")]).toEqual([["r0"], ["r2"]]);
    expect(await open("Fine")).toEqual(["r0", "r1"]);
    const { segments: ranked } = await rankSegments(db, caller, path, { codeName: given[1] });
    expect(ranked.map(({ category, count }) => [category, count])).toEqual([["Food", 1]]);
  });

  it("is read to its end even if a filter leaves few of many answers", async () => {
    const answers = { answers: 80, segments: { size: 7 }, codes: ["Friendly", "Rude"] };
    const path = await newSegmentedQuestion(db, caller, STAFF_FRAME, [answers]);
    const open = (codeName: string, search: string, cursor?: string | null) =>
      drillDown(db, caller, path, {
        codeName,
        segment: "size=7",
        limit: 2,
        filter: { search },
        cursor: placeAt(cursor ?? "") ?? undefined,
      });
    for (const codeName of ["Rude", "Staff"]) {
      const first = await open(codeName, "answer 7");
      expect([first.responses.map(({ id }) => id), first.nextCursor]).toEqual([["r7", "r70"], expect.any(String)]);
      const rest = await open(codeName, "answer 7", first.nextCursor);
      expect(rest.responses.map(({ id }) => id)).toEqual(["r71", "r72"]);
      const last = await open(codeName, "answer 79");
      expect([last.responses.map(({ id }) => id), last.nextCursor]).toEqual([["r79"], null]);
      expect(await open(codeName, "nothing")).toEqual({ responses: [], nextCursor: null });
    }
  });

  it("must be named with the key if several segments have its value", async () => {
    const path = await newSegmentedQuestion(db, caller, STAFF_FRAME, [
      { answers: 1, segments: { home: "Rome", work: "Rome", "a=b": "c=d" }, codes: ["Rude"] },
    ]);
    const open = (segment: string) => drillDown(db, caller, path, { codeName: "Rude", segment, limit: 9 });
    await expect(open("Rome")).rejects.toMatchObject({ code: "VALIDATION_ERROR", message: /home, work/ });
    await expect(open("Oslo")).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    for (const segment of ["home=Rome", "a=b=c=d", "c=d"]) expect((await open(segment)).responses).toHaveLength(1);
  });
});

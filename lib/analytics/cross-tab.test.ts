import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { codeIds, newCaller } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newSegmentedQuestion } from "@/test/segmented-question";
import { newStaffQuestion, STAFF_FRAME } from "@/test/staff-question";
import { crossTab } from "./cross-tab";

/**
 * The smokers from the help page of R's `prop.test`, as codes by hospital: 83 of 86, 90 of 93, 129 of 136, 70 of 82.
 */
const HOSPITALS = [
  ["A", 83, 86],
  ["B", 90, 93],
  ["C", 129, 136],
  ["D", 70, 82],
] as const;

describe("a cross-tab", () => {
  const db = useDatabase();
  let caller: Caller;
  let smokers: { projectId: string; questionId: string };
  let staff: { projectId: string; questionId: string };
  beforeAll(async () => {
    caller = await newCaller(db);
    const blocks = HOSPITALS.flatMap(([hospital, smoking, patients]) => [
      { answers: smoking, segments: { hospital }, codes: ["Smoker"] },
      { answers: patients - smoking, segments: { hospital } },
    ]);
    smokers = await newSegmentedQuestion(db, caller, { Habits: ["Smoker"] }, blocks);
    staff = await newStaffQuestion(db, caller);
  });

  const request = { rows: "codes", order: "frequency", sentiments: false } as const;

  it("has the counts, shares, letters and tests of a published example", async () => {
    const { columns, rows, chi_square } = await crossTab(db, caller, smokers, { ...request, keys: ["hospital"] });
    expect(columns.map(({ segment, letter, base, small_base }) => [segment, letter, base, small_base])).toEqual([
      [null, null, 397, false],
      ["hospital=A", "A", 86, false],
      ["hospital=B", "B", 93, false],
      ["hospital=C", "C", 136, false],
      ["hospital=D", "D", 82, false],
    ]);
    const [smoker] = rows;
    expect(smoker?.cells.map(({ count }) => count)).toEqual([372, 83, 90, 129, 70]);
    expect(smoker?.cells[1]?.percentage).toBeCloseTo(100 * (83 / 86), 10);
    // Only B-D is significant of the six pairwise z tests with Holm's method: B-D 0.0428, A-D 0.0566, C-D 0.0646.
    expect(smoker?.cells.map(({ exceeds }) => exceeds)).toEqual([[], [], ["D"], [], []]);
    expect(smoker?.chi_square[0]).toMatchObject({ segment_key: "hospital", degrees_of_freedom: 3 });
    expect(smoker?.chi_square[0]?.statistic).toBeCloseTo(12.600411297127632, 6);
    expect(smoker?.chi_square[0]?.p_value).toBeCloseTo(0.005585476661627042, 6);
    expect(chi_square).toMatchObject([{ ...smoker?.chi_square[0], method: "sum_of_rows" }]);
  });

  it("counts answers with several codes once per code and once per net, most frequent first", async () => {
    const { columns, rows, chi_square } = await crossTab(db, caller, staff, {
      ...request,
      rows: "nested",
      keys: ["region"],
    });
    expect(columns.map(({ segment_value, base, small_base }) => [segment_value, base, small_base])).toEqual([
      [null, 10, true],
      ["North", 4, true],
      ["South", 4, true],
    ]);
    expect(rows.map(({ kind, name, cells }) => [kind, name, ...cells.map(({ count }) => count)])).toEqual([
      ["net", "Staff", 7, 3, 4],
      ["code", "Rude", 7, 3, 4],
      ["code", "Friendly", 3, 3, 0],
      ["net", "Price", 5, 1, 4],
      ["code", "Expensive", 5, 1, 4],
    ]);
    expect(chi_square).toMatchObject([{ method: "sum_of_rows", degrees_of_freedom: 2 }]);
    const sorted = await crossTab(db, caller, staff, {
      ...request,
      rows: "nested",
      keys: ["region"],
      sort: { segment: "region=South", direction: "ascending" },
    });
    expect(sorted.rows.map(({ name }) => name)).toEqual(["Staff", "Friendly", "Rude", "Price", "Expensive"]);
    const nets = await crossTab(db, caller, staff, { ...request, rows: "nets", order: "codebook", keys: ["region"] });
    expect(nets.rows.map(({ name }) => name)).toEqual(["Staff", "Price"]);
  });

  it("counts equal numbers and texts of a segment together, and sorts values naturally", async () => {
    const { columns } = await crossTab(db, caller, staff, { ...request, keys: ["age"] });
    expect(columns.map(({ segment, base }) => [segment, base])).toEqual([
      [null, 10],
      ["age=9", 5],
      ["age=10", 5],
    ]);
  });

  it("joins several segments to one banner, by default all with few values", async () => {
    const { columns } = await crossTab(db, caller, staff, request);
    expect(columns.map(({ segment, letter }) => [segment, letter])).toEqual([
      [null, null],
      ["age=9", "A"],
      ["age=10", "B"],
      ["region=North", "C"],
      ["region=South", "D"],
      ["weight=0.5", "E"],
      ["weight=2", "F"],
    ]);
  });

  it("splits cells by sentiment", async () => {
    const { rows } = await crossTab(db, caller, staff, {
      ...request,
      rows: "nested",
      keys: ["region"],
      sentiments: true,
    });
    const sentimentsOf = (name: string) => rows.find((row) => row.name === name)?.cells[0];
    expect(sentimentsOf("Rude")).toMatchObject({ sentiments: { Positive: 0, Negative: 3, Neutral: 4, Mixed: 0 } });
    expect(sentimentsOf("Staff")).toMatchObject({ sentiments: { Positive: 0, Negative: 3, Neutral: 7, Mixed: 0 } });
  });

  it("compares columns at the requested confidence level", async () => {
    const lettersAt = async (level: 90 | 95 | 99) => {
      const { rows } = await crossTab(db, caller, smokers, { ...request, keys: ["hospital"], level });
      return rows[0]?.cells.map(({ exceeds }) => exceeds.join(""));
    };
    // Of the p values above, three are below 0.1 and none is below 0.01.
    expect(await lettersAt(90)).toEqual(["", "D", "D", "D", ""]);
    expect(await lettersAt(99)).toEqual(["", "", "", "", ""]);
  });

  it("gives no letters to or from a column with fewer than 5 answers", async () => {
    const lettersWith = async (few: number) => {
      const blocks = [
        { answers: 40, segments: { city: "Big" }, codes: ["Loud"] },
        { answers: few, segments: { city: "Small" } },
      ];
      const path = await newSegmentedQuestion(db, caller, { Room: ["Loud"] }, blocks);
      const { rows, columns } = await crossTab(db, caller, path, { ...request, keys: ["city"] });
      expect(columns[2]).toMatchObject({ base: few, small_base: true });
      return rows[0]?.cells.map(({ exceeds }) => exceeds.join(""));
    };
    expect(await lettersWith(1)).toEqual(["", "", ""]);
    expect(await lettersWith(4)).toEqual(["", "", ""]);
    expect(await lettersWith(5)).toEqual(["", "B", ""]);
  });

  it("is limited to codes given by id", async () => {
    const { Rude = "", Expensive = "" } = await codeIds(db, staff.questionId);
    const { rows } = await crossTab(db, caller, staff, { ...request, order: "codebook", codeIds: [Expensive, Rude] });
    expect(rows.map(({ name }) => name)).toEqual(["Rude", "Expensive"]);
  });

  it("keeps to the filter, and to codes or categories by name", async () => {
    const filter = { segments: ["South"], sentiment: "Neutral" as const };
    const { columns, rows } = await crossTab(db, caller, staff, {
      ...request,
      keys: ["region"],
      filter,
      codeNames: ["Staff"],
    });
    expect(columns.map(({ segment, base }) => [segment, base])).toEqual([
      [null, 4],
      ["region=South", 4],
    ]);
    expect(rows.map(({ name, cells }) => [name, cells[0]?.count])).toEqual([
      ["Rude", 4],
      ["Friendly", 0],
    ]);
  });

  it("leaves empty answers and those that wait for coding out of its bases", async () => {
    const path = await newSegmentedQuestion(db, caller, STAFF_FRAME, [
      { answers: 4, segments: { region: "North" }, codes: ["Rude"] },
    ]);
    const at = (position: number) => and(eq(responses.questionId, path.questionId), eq(responses.position, position));
    await db
      .update(responses)
      .set({ flags: ["empty"] })
      .where(at(0));
    await db.update(responses).set({ codedAt: null }).where(at(1));
    const { columns, rows } = await crossTab(db, caller, path, { ...request, keys: ["region"] });
    expect(columns.map(({ base }) => base)).toEqual([2, 2]);
    expect(rows[0]?.cells[1]).toMatchObject({ count: 2, base: 2, percentage: 100 });
  });

  it("refuses names that the question does not have, and a question without answers", async () => {
    const refused = (more: object) => expect(crossTab(db, caller, staff, { ...request, ...more })).rejects;
    await refused({ keys: ["country"] }).toMatchObject({ code: "VALIDATION_ERROR" });
    await refused({ codeNames: ["Nothing"] }).toMatchObject({ code: "VALIDATION_ERROR" });
    await refused({ codeIds: [staff.questionId] }).toMatchObject({ code: "VALIDATION_ERROR" });
    await refused({ weightKey: "size" }).toMatchObject({ code: "VALIDATION_ERROR" });
    await refused({ filter: { segments: ["country=Peru"] } }).toMatchObject({ code: "VALIDATION_ERROR" });
    const stranger = await newCaller(db);
    await expect(crossTab(db, stranger, staff, request)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const empty = await newSegmentedQuestion(db, caller, STAFF_FRAME, []);
    await expect(crossTab(db, caller, empty, request)).rejects.toMatchObject({ code: "NO_DATA" });
  });
});

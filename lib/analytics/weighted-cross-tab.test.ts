import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { updateQuestion } from "@/lib/questions/update-question";
import { newCaller } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newSegmentedQuestion } from "@/test/segmented-question";
import { newStaffQuestion, STAFF_FRAME } from "@/test/staff-question";
import { crossTab } from "./cross-tab";

describe("a weighted cross-tab", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    caller = await newCaller(db);
  });

  const request = { rows: "codes", order: "frequency", sentiments: false } as const;

  it("weights answers, and tests with the effective base", async () => {
    const staff = await newStaffQuestion(db, caller);
    const { columns, rows } = await crossTab(db, caller, staff, { ...request, keys: ["region"], weightKey: "weight" });
    const [total] = columns;
    expect(total).toMatchObject({ base: 10, weighted_base: 4 });
    expect(total?.effective_base).toBeCloseTo(16 / 5, 10);
    const expensive = rows.find(({ name }) => name === "Expensive");
    expect(expensive?.cells.map(({ count, weighted_count }) => [count, weighted_count])).toEqual([
      [5, 4],
      [1, 2],
      [4, 2],
    ]);
    expect(expensive?.cells[0]?.percentage).toBe(100);
  });

  it("never has more than 100% of a weighted column, whatever the weights add up to", async () => {
    const regions = ["North", "South", "West"];
    const blocks = Array.from({ length: 60 }, (_, row) => {
      const size = (row % 7) + 1;
      return {
        answers: 1,
        segments: { region: regions[row % 3] ?? "", wt: size / 10, odd: size * Math.SQRT2 },
        codes: ["Cold room"],
      };
    });
    const path = await newSegmentedQuestion(db, caller, { Room: ["Cold room"] }, blocks);
    const tabBy = (weightKey: string) => crossTab(db, caller, path, { ...request, keys: ["region"], weightKey });
    const { columns } = await tabBy("wt");
    expect(columns.map(({ weighted_base }) => weighted_base)).toEqual([23.4, 7.9, 7.8, 7.7]);
    for (const key of ["wt", "odd"]) {
      const [row] = (await tabBy(key)).rows;
      expect(row?.cells.map(({ percentage }) => percentage)).toEqual([100, 100, 100, 100]);
    }
  });

  it("is weighted by the question's weight by default, and has no columns for it", async () => {
    const path = await newSegmentedQuestion(db, caller, STAFF_FRAME, [
      { answers: 2, segments: { region: "North", wgt: 1.5 }, codes: ["Friendly"] },
      { answers: 2, segments: { region: "South", wgt: 0.5 }, codes: ["Rude"] },
    ]);
    const weightsOf = async (more: object = {}) => {
      const { weighted, weight_key, columns } = await crossTab(db, caller, path, { ...request, ...more });
      return [weighted, weight_key, columns.map(({ segment, weighted_base }) => [segment, weighted_base])];
    };
    const all = [
      [null, 4],
      ["region=North", 2],
      ["region=South", 2],
    ];
    expect(await weightsOf({ keys: ["region"] })).toEqual([false, null, all]);
    const refused = (weightKey: string, message: string) =>
      expect(updateQuestion(db, caller, path, { weightKey })).rejects.toMatchObject({
        issues: [{ path: "weight_key", message }],
      });
    await refused("none", 'names no segment of this question with numbers: "none"');
    await refused("region", 'names a segment that does not hold numbers from 0 alone: "North"');
    expect(await updateQuestion(db, caller, path, { weightKey: "wgt" })).toMatchObject({ weight_key: "wgt" });
    const weighted = [
      [null, 4],
      ["region=North", 3],
      ["region=South", 1],
    ];
    expect(await weightsOf()).toEqual([true, "wgt", weighted]);
    expect(await weightsOf({ weightKey: null })).toEqual([false, null, all]);
    await updateQuestion(db, caller, path, { weightKey: null });
    expect(await weightsOf({ keys: ["region"] })).toEqual([false, null, all]);
  });
});

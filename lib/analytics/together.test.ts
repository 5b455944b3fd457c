import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { chartCrossTab } from "@/lib/export/chart-cross-tab";
import { createGroup } from "@/lib/groups/groups";
import { codeIds, newCaller } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newSegmentedQuestion } from "@/test/segmented-question";
import { type CellPlace, placeAt } from "./cell-place";
import { crossTab } from "./cross-tab";
import { drillDown } from "./drill-down";
import { findAnomalies } from "./find-anomalies";
import { pairCodes } from "./pair-codes";
import { rankSegments } from "./rank-segments";
import { shareSentiment } from "./share-sentiment";
import { showSegments } from "./show-segments";
import { summarize } from "./summarize";

describe("all waves of a group together", () => {
  const db = useDatabase();
  let caller: Caller;
  let group: { groupId: string };
  let second: { projectId: string; questionId: string };
  beforeAll(async () => {
    caller = await newCaller(db);
    const first = await newSegmentedQuestion(db, caller, { Staff: ["Friendly", "Rude"] }, [
      { answers: 3, segments: { region: "North" }, codes: ["Friendly", { code: "Rude", sentiment: "Negative" }] },
      { answers: 2, segments: { region: "South" }, codes: ["Rude"] },
    ]);
    second = await newSegmentedQuestion(db, caller, { Staff: ["Rude", "Friendly"], Price: ["Dear"] }, [
      { answers: 4, segments: { region: "North" }, codes: ["Friendly"] },
      { answers: 1, segments: { region: "South" }, codes: ["Dear", "Friendly"] },
      { answers: 2, segments: { region: "East" } },
    ]);
    const questionIds = [first.questionId, second.questionId];
    group = { groupId: (await createGroup(db, caller, { name: "Tracker", questionIds })).id };
  });

  const request = { rows: "nested", order: "codebook", sentiments: true, keys: ["region"] } as const;

  it("make one table, in which a code counts in every wave", async () => {
    const table = await crossTab(db, caller, group, request);
    expect(table.group?.name).toBe("Tracker");
    expect(table.columns.map(({ segment, base, respondents }) => [segment, base, respondents])).toEqual([
      [null, 12, 7],
      ["region=East", 2, 2],
      ["region=North", 7, 4],
      ["region=South", 3, 2],
    ]);
    expect(table.rows.map(({ name, cells }) => [name, ...cells.map(({ count }) => count)])).toEqual([
      ["Staff", 10, 0, 7, 3],
      ["Friendly", 8, 0, 7, 1],
      ["Rude", 5, 0, 3, 2],
      ["Price", 1, 0, 0, 1],
      ["Dear", 1, 0, 0, 1],
    ]);
    expect(table.rows[2]?.cells[0]?.sentiments).toMatchObject({ Negative: 3, Neutral: 2 });
    const picture = await chartCrossTab(db, caller, group, request);
    expect(picture.content).toContain("Tracker");
  });

  it("are filtered by a code of any wave", async () => {
    const { Friendly } = await codeIds(db, second.questionId);
    for (const code of ["Friendly", Friendly ?? ""]) {
      const table = await crossTab(db, caller, group, { ...request, filter: { code } });
      expect([code, table.columns[0]?.base]).toEqual([code, 8]);
    }
    await expect(crossTab(db, caller, group, { ...request, filter: { code: "None" } })).rejects.toThrow("None");
  });

  it("are read wave after wave behind a cell", async () => {
    const cell = { codeName: "Friendly", segment: "region=North", limit: 2 };
    const seen: string[][] = [];
    let cursor: CellPlace | undefined;
    do {
      const page = await drillDown(db, caller, group, { ...cell, cursor });
      seen.push(page.responses.map(({ id, mentions }) => `${id} ${mentions.map(({ name }) => name)}`));
      cursor = placeAt(page.nextCursor ?? "") ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([
      ["r0 Friendly", "r1 Friendly"],
      ["r2 Friendly", "r0 Friendly"],
      ["r1 Friendly", "r2 Friendly"],
      ["r3 Friendly"],
    ]);
  });

  it("are ranked, paired and summed up", async () => {
    const { segments } = await rankSegments(db, caller, group, { codeName: "Friendly", key: "region" });
    const [north] = segments;
    expect(north).toMatchObject({ segment: "region=North", count: 7, base: 7 });
    const { pairs } = await pairCodes(db, caller, group, { limit: 10 });
    const [pair] = pairs;
    expect(pair).toMatchObject({ count: 3, base: 12 });
    expect(pair?.counts.toSorted()).toEqual([5, 8]);
    expect((await shareSentiment(db, caller, group, {})).mentions).toBe(14);
    expect((await showSegments(db, caller, group))[0]?.values[0]).toMatchObject({ segment: "region=North", count: 7 });
    expect((await findAnomalies(db, caller, group, {})).anomalies).toEqual([]);
    expect((await summarize(db, caller, group)).summary).toContain("12 answers have been coded and mention 3 themes.");
  });
});

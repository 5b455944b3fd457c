import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { createGroup } from "@/lib/groups/groups";
import { storeSegmentLabels } from "@/lib/questions/segment-names";
import { newCaller } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { type Block, newSegmentedQuestion } from "@/test/segmented-question";
import { type RelatedScore, relateScore } from "./relate-score";

const FRAME = { Staff: ["Friendly", "Helpful"], Price: ["Dear", "Rare"] };

/** Answers of which half have each score. */
const half = (answers: number, scores: [number, number], codes: string[]): Block[] =>
  scores.map((nps) => ({ answers: answers / 2, segments: { nps, region: "North" }, codes }));

const BLOCKS: Block[] = [
  ...half(60, [9, 10], ["Friendly"]),
  ...half(40, [9, 10], ["Friendly", "Helpful"]),
  ...half(50, [2, 4], ["Dear"]),
  ...half(60, [7, 8], []),
  ...half(4, [5, 6], ["Rare"]),
  { answers: 3, segments: { nps: "Don't know", region: "South" }, codes: ["Dear"] },
  { answers: 2, segments: { region: "South" }, codes: ["Dear"] },
];

const rowOf = ({ rows }: RelatedScore, name: string) => {
  const row = rows.find((one) => one.name === name);
  if (!row) throw new Error(`There is no row ${name}.`);
  return row;
};
const refusal = (path: string, message = "") =>
  expect.objectContaining({
    code: "VALIDATION_ERROR",
    issues: [expect.objectContaining({ path, message: expect.stringContaining(message) })],
  });

describe("what goes with a score", () => {
  const db = useDatabase();
  let caller: Caller;
  let path: { projectId: string; questionId: string };
  let related: RelatedScore;
  beforeAll(async () => {
    caller = await newCaller(db);
    path = await newSegmentedQuestion(db, caller, FRAME, [
      ...BLOCKS,
      // Still to be coded, and empty: neither is in a base.
      { answers: 2, segments: { nps: 0 } },
    ]);
    const ofLast = (place: number) => sql`question_id = ${path.questionId} and position = (
      select max(position) - ${place} from ${responses} where question_id = ${path.questionId})`;
    await db.execute(sql`update ${responses} set coded_at = null where ${ofLast(0)}`);
    await db.execute(sql`update ${responses} set flags = '{empty}' where ${ofLast(1)}`);
    related = await relateScore(db, caller, path, { key: "nps" });
  });

  it("counts the answers of cross-tabs that have a number, and says which have none", () => {
    expect(related).toMatchObject({ base: 214, effective_base: 214, scale: { from: 2, to: 10 } });
    expect(related.without_score).toEqual({
      answers: 5,
      values: [
        { value: "Don't know", answers: 3 },
        { value: null, answers: 2 },
      ],
    });
  });

  it("shares codes among detractors, passives and promoters", () => {
    expect(related.groups.map(({ name, from, to, base }) => [name, from, to, base])).toEqual([
      ["Detractors", 2, 6, 54],
      ["Passives", 7, 8, 60],
      ["Promoters", 9, 10, 100],
    ]);
    expect(rowOf(related, "Dear").groups.map(({ count }) => count)).toEqual([50, 0, 0]);
    expect(rowOf(related, "Helpful").groups[2]).toEqual({ count: 40, percentage: 40 });
    expect(rowOf(related, "Dear").mean_with).toBeCloseTo(3, 12);
  });

  it("counts an answer once in a net, which has no impact of its own", () => {
    const net = rowOf(related, "Staff");
    expect(net).toMatchObject({ kind: "net", count: 100, impact: null, left_out: "net" });
    expect(net.mean_with).toBeCloseTo(9.5, 12);
  });

  it("says nothing of codes with a base under 30 but their counts", () => {
    expect(rowOf(related, "Rare")).toMatchObject({
      ...{ count: 4, small_base: true, mean_with: null, difference: null, difference_interval: null },
      ...{ impact: null, left_out: "few_answers" },
    });
  });

  it("tells how a code goes with the score among answers alike in the others", () => {
    const [friendly, helpful] = [rowOf(related, "Friendly"), rowOf(related, "Helpful")];
    // With "Helpful" comes "Friendly", and both have the same scores as "Friendly" alone.
    expect(helpful.difference).toBeGreaterThan(2);
    expect(helpful.impact?.value).toBeCloseTo(0, 10);
    expect(helpful.impact?.significant).toBe(false);
    expect(friendly.impact).toMatchObject({ significant: true });
    const contributions = related.rows.map(({ impact }) => impact?.contribution ?? 0);
    const sum = contributions.reduce((one, other) => one + other, related.model?.intercept ?? 0);
    expect(sum).toBeCloseTo(related.mean ?? 0, 10);
    expect(related.rows[0]?.name).toBe("Friendly");
  });

  it("keeps to the filter, but not its groups", async () => {
    const { base, groups, model } = await relateScore(db, caller, path, {
      key: "nps",
      filter: { segments: ["nps=9", "region=North"] },
    });
    expect([base, model]).toEqual([50, null]);
    expect(groups.map(({ name, base }) => [name, base])).toEqual([
      ["Detractors", 0],
      ["Passives", 0],
      ["Promoters", 50],
    ]);
    const nobody = await relateScore(db, caller, path, { key: "nps", filter: { segments: ["region=South"] } });
    expect([nobody.base, nobody.mean, nobody.interval]).toEqual([0, null, null]);
  });

  it("takes the ends of other scales, or the boxes of the request, and leaves out numbers beyond the scale", async () => {
    const blocks = [1, 2, 3, 4, 5, 99].map((stars) => ({ answers: 10, segments: { stars, same: 1 } }));
    const rated = await newSegmentedQuestion(db, caller, FRAME, blocks);
    const ask = (request: object) => relateScore(db, caller, rated, { key: "stars", ...request });
    const groupsOf = ({ groups }: RelatedScore) => groups.map(({ name, from, to, base }) => [name, from, to, base]);
    expect(groupsOf(await ask({ scale: { to: 5 } }))).toEqual([
      ["Low", 1, 1, 10],
      ["Middle", 2, 4, 30],
      ["High", 5, 5, 10],
    ]);
    const boxes = await ask({ scale: { from: 1, to: 5 }, lowTo: 2, highFrom: 3 });
    expect(groupsOf(boxes)).toEqual([
      ["Low", 1, 2, 20],
      ["Middle", 3, 2, 0],
      ["High", 3, 5, 30],
    ]);
    expect(boxes.without_score).toEqual({ answers: 10, values: [{ value: "99", answers: 10 }] });
    expect((await ask({})).scale).toEqual({ from: 1, to: 99 });
    await expect(ask({ lowTo: 4, highFrom: 4 })).rejects.toEqual(refusal("low_to", "below high_from"));
    await expect(ask({ key: "same" })).rejects.toEqual(refusal("score_key", "the same number"));
    await expect(ask({ key: "planet" })).rejects.toEqual(refusal("score_key", "no segment"));
    await expect(relateScore(db, caller, path, { key: "region" })).rejects.toEqual(refusal("score_key", "recode"));
  });

  it("takes the numbers that an SPSS file gives to labels", async () => {
    const labels = ["Very bad", "2", "Very good"];
    const blocks = labels.map((rating) => ({ answers: 10, segments: { rating } }));
    const { projectId, questionId } = await newSegmentedQuestion(db, caller, FRAME, blocks);
    const rating = {
      width: 0,
      measure: "ordinal",
      valueLabels: [
        [1, "Very bad"],
        [3, "Very good"],
      ],
    } as const;
    const savColumns = { rating } as never;
    await db.transaction((tx) => storeSegmentLabels(tx, caller.organizationId, [questionId], { savColumns }));
    const found = await relateScore(db, caller, { projectId, questionId }, { key: "rating" });
    expect(found).toMatchObject({ base: 30, mean: 2, scale: { from: 1, to: 3 }, without_score: { answers: 0 } });
  });

  it("takes the waves of a group together", async () => {
    const blocks = [...half(40, [9, 10], ["Dear"]), ...half(40, [1, 3], [])];
    const waves = [
      await newSegmentedQuestion(db, caller, FRAME, blocks),
      await newSegmentedQuestion(db, caller, FRAME, blocks),
    ];
    const { id } = await createGroup(db, caller, {
      name: "Tracker",
      questionIds: waves.map(({ questionId }) => questionId),
    });
    const both = await relateScore(db, caller, { groupId: id }, { key: "nps" });
    expect(both).toMatchObject({ base: 160, group: { name: "Tracker" }, model: { answers: 160, codes: 1 } });
    expect(rowOf(both, "Dear")).toMatchObject({ count: 80, percentage: 50 });
    expect(rowOf(both, "Dear").impact?.value).toBeCloseTo(7.5, 10);
  });

  it("is of no other organization", async () => {
    const stranger = await newCaller(db);
    await expect(relateScore(db, stranger, path, { key: "nps" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

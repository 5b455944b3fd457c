import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { createGroup } from "@/lib/groups/groups";
import type { QuestionPath } from "@/lib/questions/find-question";
import { updateQuestion } from "@/lib/questions/update-question";
import { newCaller } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { type Block, newSegmentedQuestion } from "@/test/segmented-question";
import { compareWaves } from "./compare-waves";
import { findAnomalies } from "./find-anomalies";
import { pairCodes } from "./pair-codes";
import { rankSegments } from "./rank-segments";
import { shareSentiment } from "./share-sentiment";
import { summarize } from "./summarize";

const FRAME = { Staff: ["Friendly", "Rude"] };
const RUDE = { code: "Rude", sentiment: "Negative" } as const;
/** Men say "Friendly", women "Rude"; each man stands for three women. Weights add up to 200 of 100 answers. */
const BLOCKS: Block[] = [
  { answers: 50, segments: { sex: "m", wt: 3 }, codes: ["Friendly"] },
  { answers: 40, segments: { sex: "f", wt: 1 }, codes: [RUDE] },
  { answers: 10, segments: { sex: "f", wt: 1 }, codes: ["Friendly", RUDE] },
];
/** (50 × 3 + 50)² / (50 × 9 + 50) */
const EFFECTIVE = 80;

describe("the analyses of a question with a weight", () => {
  const db = useDatabase();
  let caller: Caller;
  let path: QuestionPath;
  beforeAll(async () => {
    caller = await newCaller(db);
    path = await newSegmentedQuestion(db, caller, FRAME, BLOCKS);
    await updateQuestion(db, caller, path, { weightKey: "wt" });
  });

  it("rank segments by weighted shares, unless they are to count every answer once", async () => {
    const request = { codeName: "Friendly", key: "sex" };
    const { weightKey, segments } = await rankSegments(db, caller, path, request);
    expect(weightKey).toBe("wt");
    expect(
      segments.map(({ segment, count, base, percentage, index }) => [segment, count, base, percentage, index]),
    ).toEqual([
      ["sex=m", 50, 50, 100, 125],
      ["sex=f", 10, 50, 20, 25],
    ]);
    const plain = await rankSegments(db, caller, path, { ...request, weighted: false });
    expect([plain.weightKey, plain.segments[0]?.index]).toEqual([null, 100 / 0.6]);
  });

  it("weigh mentions, pairs, summaries and what stands out", async () => {
    const sentiment = await shareSentiment(db, caller, path, {});
    expect(sentiment).toMatchObject({ weighted: true, weight_key: "wt", base: 100, effective_base: EFFECTIVE });
    expect(sentiment).toMatchObject({
      mentions: 110,
      sentiments: { Negative: 50 },
      percentages: { Negative: expect.closeTo((100 * 50) / 210) },
    });
    const { pairs } = await pairCodes(db, caller, path, { limit: 5 });
    expect(pairs[0]).toMatchObject({ count: 10, base: 100, effective_base: EFFECTIVE, percentage: 5, jaccard: 0.05 });
    const { anomalies } = await findAnomalies(db, caller, path, { keys: ["sex"] });
    const rude = anomalies.find(({ code_name, segment }) => code_name === "Rude" && segment === "sex=f");
    expect(rude).toMatchObject({ count: 50, base: 50, percentage: 100, expected: 5, rest_percentage: 0 });
    const summary = await summarize(db, caller, path);
    expect(summary).toMatchObject({ weighted: true, base: 100, effective_base: EFFECTIVE });
    expect(summary.summary).toContain("Shares are weighted by “wt”. The most frequent theme is “Friendly”, in 80%");
    expect((await summarize(db, caller, path, { weighted: false })).summary).toContain("“Friendly”, in 60%");
  });

  it("compare the waves of a tracker by the weights of each", async () => {
    const other = await newSegmentedQuestion(db, caller, FRAME, [{ answers: 10, segments: {}, codes: ["Friendly"] }]);
    const own = await newSegmentedQuestion(db, caller, FRAME, BLOCKS);
    await updateQuestion(db, caller, own, { weightKey: "wt" });
    const { id: groupId } = await createGroup(db, caller, {
      name: "Tracker",
      questionIds: [own.questionId, other.questionId],
    });
    const { waves, codes } = await compareWaves(db, caller, { groupId });
    expect(waves.map(({ base, effective_base, weight_key }) => [base, effective_base, weight_key])).toEqual([
      [100, EFFECTIVE, "wt"],
      [10, 10, null],
    ]);
    const friendly = codes.find(({ code_name }) => code_name === "Friendly");
    expect(friendly?.trend.map(({ count, percentage }) => [count, percentage])).toEqual([
      [60, 80],
      [10, 100],
    ]);
    const plain = await compareWaves(db, caller, { groupId }, { weighted: false });
    expect(plain.codes.find(({ code_name }) => code_name === "Friendly")?.trend[0]?.percentage).toBe(60);
  });
});

import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { decideResponses } from "@/lib/responses/decide-responses";
import { newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newSegmentedQuestion } from "@/test/segmented-question";
import { crossTab } from "./cross-tab";
import { findAnomalies } from "./find-anomalies";
import { pairCodes } from "./pair-codes";
import { shareSentiment } from "./share-sentiment";
import { summarize } from "./summarize";

const FRAME = { Staff: ["Friendly", "Rude"], Price: ["Expensive"] };

describe("insights", () => {
  const db = useDatabase();
  let caller: Caller;
  let path: { projectId: string; questionId: string };
  beforeAll(async () => {
    caller = await newCaller(db);
    const friendly = { code: "Friendly", sentiment: "Positive" } as const;
    const expensive = { code: "Expensive", sentiment: "Negative" } as const;
    path = await newSegmentedQuestion(db, caller, FRAME, [
      { answers: 30, segments: { region: "North" }, codes: [friendly, "Rude"] },
      { answers: 10, segments: { region: "North" }, codes: [expensive] },
      { answers: 10, segments: { region: "South" }, codes: [friendly] },
      { answers: 30, segments: { region: "South" }, codes: [expensive] },
      { answers: 9, segments: { region: "West" }, codes: [expensive] },
      { answers: 11, segments: {} },
    ]);
  });

  it("show the sentiment of mentions in all, by category, code and segment", async () => {
    const shares = await shareSentiment(db, caller, path, {});
    expect(shares).toMatchObject({
      base: 100,
      mentions: 119,
      sentiments: { Positive: 40, Negative: 49, Neutral: 30, Mixed: 0 },
      categories: [
        { category: "Staff", mentions: 70 },
        { category: "Price", mentions: 49, net_sentiment: -100 },
      ],
    });
    expect(shares.net_sentiment).toBeCloseTo((100 * (40 - 49)) / 119, 10);
    expect(shares.codes.map(({ code_name, mentions, net_sentiment }) => [code_name, mentions, net_sentiment])).toEqual([
      ["Friendly", 40, 100],
      ["Rude", 30, 0],
      ["Expensive", 49, -100],
    ]);
    expect(
      shares.segments.map(({ segment, base, small_base, mentions }) => [segment, base, small_base, mentions]),
    ).toEqual([
      ["region=North", 40, false, 70],
      ["region=South", 40, false, 40],
      ["region=West", 9, true, 9],
    ]);
  });

  it("list the pairs of codes, with their dependence", async () => {
    const { pairs } = await pairCodes(db, caller, path, { limit: 10 });
    const [pair, ...others] = pairs;
    expect(others).toEqual([]);
    expect(pair).toMatchObject({ counts: [40, 30], count: 30, base: 100, percentage: 30, jaccard: 0.75, lift: 2.5 });
    expect(pair?.codes.map(({ code_name }) => code_name)).toEqual(["Friendly", "Rude"]);
    // phi = (30 × 60 − 10 × 0) / √(40 × 60 × 30 × 70)
    expect(pair?.phi).toBeCloseTo(1800 / Math.sqrt(40 * 60 * 30 * 70), 10);
  });

  it("find the cells that stand out, and test no small segments", async () => {
    const { tested, anomalies } = await findAnomalies(db, caller, path, {});
    expect(tested).toBe(6);
    expect(anomalies.map(({ segment, code_name, direction }) => [segment, code_name, direction])).toEqual([
      ["region=North", "Rude", "above"],
      ["region=North", "Friendly", "above"],
      ["region=South", "Rude", "below"],
      ["region=South", "Expensive", "above"],
      ["region=North", "Expensive", "below"],
      ["region=South", "Friendly", "below"],
    ]);
    const [rude] = anomalies;
    // chisq.test(matrix(c(30, 10, 0, 60), 2))$stdres
    expect(rude?.residual).toBeCloseTo(18 / Math.sqrt(40 * 0.3 * 0.7 * 0.6), 6);
    expect(rude).toMatchObject({ count: 30, base: 40, percentage: 75, expected: 12, rest_percentage: 0 });
    expect((await findAnomalies(db, caller, path, { filter: { segments: ["West"] } })).anomalies).toEqual([]);
  });

  it("sum up in sentences whose numbers are their figures", async () => {
    const { summary, sentences } = await summarize(db, caller, path);
    expect(summary).toBe(
      [
        "100 answers have been coded and mention 3 themes.",
        "The most frequent theme is “Expensive”, in 49% of answers (95% interval 39% to 59%).",
        "It is followed by “Friendly” with 40% (95% interval 31% to 50%).",
        "Next comes “Rude” with 30% (95% interval 22% to 40%).",
        "Of 119 mentions 34% are positive and 41% negative.",
        "“Rude” is mentioned more often where region is “North”: 75% against 0% of all others.",
        "“Friendly” is mentioned more often where region is “North”: 75% against 17% of all others.",
        "“Expensive” is mentioned more often where region is “South”: 75% against 32% of all others.",
        "“Friendly” and “Rude” come together in 30 answers, 2.5 times as often as chance would have it.",
      ].join(" "),
    );
    expect(sentences[1]).toMatchObject({ topic: "themes", figures: { code_name: "Expensive", count: 49, base: 100 } });
  });

  it("sum up codes of the same name by their categories, and tell no difference twice", async () => {
    const twice = await newSegmentedQuestion(db, caller, { Staff: ["Fine"], Food: ["Fine"] }, [
      { answers: 60, segments: { sex: "m" } },
      { answers: 60, segments: { sex: "f" } },
    ]);
    const answers = await db.select().from(responses).where(eq(responses.questionId, twice.questionId));
    const inOrder = answers.toSorted((one, other) => one.position - other.position);
    const { rows } = await crossTab(db, caller, twice, {
      keys: [],
      rows: "codes",
      order: "codebook",
      sentiments: false,
    });
    const [staff, food] = rows.map(({ id }) => ({ codeId: id }));
    if (!staff || !food) throw new Error("the table lacks a code");
    const decisions = inOrder
      .slice(0, 50)
      .map(({ id }, at) => ({ responseId: id, codes: at < 30 ? [staff, food] : [food] }));
    await decideResponses(db, caller, twice, decisions);
    const texts = (await summarize(db, caller, twice)).sentences.map(({ text }) => text);
    expect(texts.slice(1, 3)).toEqual([
      expect.stringContaining("“Food: Fine”, in 42%"),
      expect.stringContaining("“Staff: Fine” with 25%"),
    ]);
    expect(texts.filter((text) => text.includes("more often") || text.includes("less often"))).toEqual([
      "“Food: Fine” is mentioned more often where sex is “m”: 83% against 0% of all others.",
      "“Staff: Fine” is mentioned more often where sex is “m”: 50% against 0% of all others.",
    ]);
    expect(texts.at(-1)).toContain("“Staff: Fine” and “Food: Fine” come together in 30 answers");
  });

  it("say so if there is little or nothing to sum up", async () => {
    const bare = await newCodedQuestion(db, caller, FRAME, [[]]);
    expect((await summarize(db, caller, bare)).summary).toBe(
      "1 answer has been coded, none with a theme. With so few answers, shares are only a rough guide.",
    );
    expect((await pairCodes(db, caller, bare, { limit: 5 })).pairs).toEqual([]);
    expect(await findAnomalies(db, caller, bare, {})).toMatchObject({ tested: 0, anomalies: [] });
    const empty = await newCodedQuestion(db, caller, FRAME, []);
    for (const verb of [summarize, shareSentiment]) {
      await expect(verb(db, caller, empty, {})).rejects.toMatchObject({ code: "NO_DATA" });
    }
    const stranger = await newCaller(db);
    await expect(pairCodes(db, stranger, path, { limit: 5 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

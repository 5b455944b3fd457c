import { beforeAll, describe, expect, it } from "vitest";
import { operatorFor } from "@/lib/auth/caller";
import { useDatabase } from "@/test/database";
import { newSegmentedQuestion } from "@/test/segmented-question";
import { newWorkspace } from "@/test/workspace";
import * as anomalies from "./anomalies/route";
import * as pairs from "./co-occurrence/route";
import * as summary from "./executive-summary/route";
import * as sentiment from "./sentiment/route";

describe("POST /v2/analytics", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let ids: { project_id: string; question_id: string };
  beforeAll(async () => {
    workspace = await newWorkspace(db, { scopes: ["read"] });
    const friendly = { code: "Friendly", sentiment: "Positive" } as const;
    const expensive = { code: "Expensive", sentiment: "Negative" } as const;
    const path = await newSegmentedQuestion(
      db,
      operatorFor(workspace.organizationId),
      { Staff: ["Friendly"], Price: ["Expensive"] },
      [
        { answers: 30, segments: { region: "North", age: "under 40" }, codes: [friendly, expensive] },
        { answers: 10, segments: { region: "North", age: "40 and over" }, codes: [friendly] },
        { answers: 40, segments: { region: "South", age: "40 and over" }, codes: [expensive] },
      ],
    );
    ids = { project_id: path.projectId, question_id: path.questionId };
  });
  const post = (route: Parameters<typeof workspace.call>[0], body: object = {}) =>
    workspace.call(route, "POST", { body: { ...ids, ...body } });

  it("sentiment: mentions in total, by code, and within the requested segments and answers", async () => {
    const { status, body } = await post(sentiment, { segment_keys: ["region"] });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      base: 80,
      mentions: 110,
      sentiments: { Positive: 40, Negative: 70, Neutral: 0, Mixed: 0 },
      codes: [
        { code_name: "Friendly", mentions: 40, net_sentiment: 100 },
        { code_name: "Expensive", mentions: 70, net_sentiment: -100 },
      ],
      segments: [
        { segment: "region=North", base: 40, mentions: 70 },
        { segment: "region=South", base: 40, mentions: 40 },
      ],
    });
    const south = await post(sentiment, { filter: { segments: ["region=South"] } });
    expect(south.body.data).toMatchObject({ base: 40, mentions: 40, net_sentiment: -100 });
  });

  it("co-occurrence: codes that occur together, at most as many pairs as requested", async () => {
    const { body } = await post(pairs, { limit: 1 });
    expect(body.data).toHaveLength(1);
    // 30 of 40 and 70 answers: 30 / (40 + 70 - 30) of those with either, and 30 / (40 × 70 / 80) of those expected.
    expect(body.data[0]).toMatchObject({ counts: [40, 70], count: 30, base: 80, percentage: 37.5, jaccard: 0.375 });
    expect(body.data[0].lift).toBeCloseTo(30 / 35, 10);
    expect((await post(pairs, { limit: 0 })).status).toBe(422);
  });

  it("anomalies: cells that stand out from all other answers", async () => {
    const { body } = await post(anomalies, { segment_keys: ["region"] });
    expect(body.data.anomalies[0]).toMatchObject({
      segment: "region=North",
      code_name: "Friendly",
      direction: "above",
      count: 40,
      base: 40,
      expected: 20,
      rest_percentage: 0,
    });
    expect((await post(anomalies, { segment_keys: ["planet"] })).body.error.code).toBe("VALIDATION_ERROR");
  });

  it("executive-summary: sentences with the figures from which they are written", async () => {
    const { body } = await post(summary);
    const { sentences } = body.data;
    expect(body.data.summary).toBe(sentences.map(({ text }: { text: string }) => text).join(" "));
    expect(sentences[1]).toMatchObject({
      topic: "themes",
      text: expect.stringContaining("“Expensive”"),
      figures: { code_name: "Expensive", count: 70, base: 80 },
      phrased_by: "template",
    });
    const north = await post(summary, { filter: { segments: ["region=North"] } });
    expect(north.body.data.sentences[1].figures).toMatchObject({ code_name: "Friendly", count: 40, base: 40 });
  });

  it("is refused without ids, and NOT_FOUND for another organization's", async () => {
    const other = await newWorkspace(db);
    for (const route of [sentiment, pairs, anomalies, summary]) {
      expect((await post(route, { question_id: undefined })).status).toBe(422);
      expect((await other.call(route, "POST", { body: ids })).status).toBe(404);
    }
  });
});

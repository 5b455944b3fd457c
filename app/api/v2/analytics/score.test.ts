import { beforeAll, describe, expect, it } from "vitest";
import { operatorFor } from "@/lib/auth/caller";
import { DECK_TYPE } from "@/lib/slides/deck-type";
import { readTable } from "@/lib/tables/read-table";
import { WORKBOOK_TYPE } from "@/lib/tables/workbook-type";
import { useDatabase } from "@/test/database";
import { newSegmentedQuestion } from "@/test/segmented-question";
import { newWorkspace } from "@/test/workspace";
import * as score from "./score/route";

describe("POST /v2/analytics/score", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let ids: { project_id: string; question_id: string };
  beforeAll(async () => {
    workspace = await newWorkspace(db, { scopes: ["read"] });
    const path = await newSegmentedQuestion(
      db,
      operatorFor(workspace.organizationId),
      { Staff: ["=Friendly"], Price: ["Dear"] },
      [
        ...[8, 9, 10].map((nps) => ({ answers: 20, segments: { nps }, codes: ["=Friendly"] })),
        ...[1, 4, 9].map((nps) => ({ answers: 20, segments: { nps }, codes: ["Dear"] })),
        ...[5, 7, 8].map((nps) => ({ answers: 15, segments: { nps } })),
      ],
    );
    ids = { project_id: path.projectId, question_id: path.questionId };
  });
  const post = (body: object, accept = "application/json") =>
    workspace.call(score, "POST", { body: { ...ids, ...body }, headers: { accept } });

  it("replies with shares, means and impacts", async () => {
    const { status, body } = await post({ score_key: "nps" });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ low_to: 6, high_from: 9, base: 165, model: { answers: 165, codes: 2 } });
    expect(body.data.rows.map(({ name }: { name: string }) => name)).toEqual(["=Friendly", "Dear", "Staff", "Price"]);
    const [friendly] = body.data.rows;
    expect(friendly).toMatchObject({ count: 60, mean_with: 9, left_out: null, impact: { significant: true } });
    expect(friendly.impact.interval.low).toBeGreaterThan(0);
  });

  it("refuses what is no score, and what contradicts itself", async () => {
    const refused = async (body: object) => (await post(body)).body.error;
    expect(await refused({})).toMatchObject({ code: "VALIDATION_ERROR", issues: [{ path: "score_key" }] });
    expect(await refused({ score_key: "planet" })).toMatchObject({ issues: [{ path: "score_key" }] });
    const boxes = { score_key: "nps", low_to: 9, high_from: 7 };
    expect(await refused(boxes)).toMatchObject({ code: "VALIDATION_ERROR", issues: [{ path: "low_to" }] });
  });

  it("sends the same as a workbook, CSV, a picture and slides", async () => {
    const workbook = await post({ score_key: "nps" }, WORKBOOK_TYPE);
    expect(workbook.headers.get("content-disposition")).toContain("score.xlsx");
    const table = await readTable("score.xlsx", workbook.bytes);
    expect(table.columns.slice(0, 8)).toEqual([
      ...["Code", "Category", "Kind", "Answers", "Share, %"],
      ...["Detractors (1–6), %", "Passives (7–8), %", "Promoters (9–10), %"],
    ]);
    const csv = new TextDecoder().decode((await post({ score_key: "nps" }, "text/csv")).bytes);
    expect(csv).toContain("'=Friendly,Staff,code,60,36.36");
    const picture = new TextDecoder().decode((await post({ score_key: "nps" }, "image/svg+xml")).bytes);
    expect(picture).toMatch(/^<svg/);
    expect(picture).toContain(">Dear</text>");
    expect(picture).not.toMatch(/NaN|Infinity/);
    const deck = await post({ score_key: "nps" }, DECK_TYPE);
    expect(deck.status).toBe(200);
    expect(deck.headers.get("content-type")).toBe(DECK_TYPE);
    expect(new TextDecoder("latin1").decode(deck.bytes)).toContain("ppt/slides/slide2.xml");
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { operatorFor } from "@/lib/auth/caller";
import { readTable } from "@/lib/tables/read-table";
import { WORKBOOK_TYPE } from "@/lib/tables/workbook-type";
import { useDatabase } from "@/test/database";
import { newSegmentedQuestion } from "@/test/segmented-question";
import { newMember, newWorkspace } from "@/test/workspace";
import * as drillDown from "./cross-tab/drilldown/route";
import * as crossTab from "./cross-tab/route";
import * as ranking from "./segment-ranking/route";
import * as segments from "./segments/route";

describe("POST /v2/analytics", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let ids: { project_id: string; question_id: string };
  beforeAll(async () => {
    workspace = await newWorkspace(db, { scopes: ["read"] });
    const { organizationId } = workspace;
    const caller = operatorFor(organizationId);
    const path = await newSegmentedQuestion(db, caller, { Staff: ["Friendly"], Price: ["Expensive"] }, [
      { answers: 9, segments: { region: "North", age: "40 and over" }, codes: ["Expensive"] },
      { answers: 1, segments: { region: "North", age: "under 40" }, codes: ["Friendly"] },
      { answers: 2, segments: { region: "South", age: "under 40" }, codes: ["Expensive"] },
      { answers: 8, segments: { region: "South", age: "40 and over" }, codes: ["Friendly"] },
    ]);
    ids = { project_id: path.projectId, question_id: path.questionId };
  });
  const post = (route: Parameters<typeof workspace.call>[0], body: object, query = "") =>
    workspace.call(route, "POST", { body: { ...ids, ...body }, query });

  it("cross-tab: counts, shares, bases and letters by segment", async () => {
    const { status, body } = await post(crossTab, { segment_keys: ["region"], sentiment_split: true });
    expect(status).toBe(200);
    const [first] = body.data.rows;
    expect(first).toMatchObject({ kind: "code", name: "Expensive", category: "Price", code_number: 2 });
    expect(first.cells[1]).toMatchObject({
      segment: "region=North",
      count: 9,
      base: 10,
      percentage: 90,
      exceeds: ["B"],
      sentiments: { Neutral: 9 },
    });
    expect(body.data.chi_square[0]).toMatchObject({ method: "pearson", degrees_of_freedom: 1 });
    // R's chisq.test(matrix(c(9, 1, 2, 8), 2), correct = FALSE) gives 9.899.
    expect(body.data.chi_square[0].statistic).toBeCloseTo(980 / 99, 9);
  });

  it("cross-tab: rows sorted by one column, up or down", async () => {
    const names = async (sort: object, more: object = {}) => {
      const { body } = await post(crossTab, { segment_keys: ["region"], sort, ...more });
      return body.data.rows.map((row: { name: string }) => row.name);
    };
    expect(await names({ segment: "region=South" })).toEqual(["Friendly", "Expensive"]);
    expect(await names({ segment: "region=South", direction: "ascending" })).toEqual(["Expensive", "Friendly"]);
    expect(await names({ direction: "ascending" })).toEqual(["Friendly", "Expensive"]);
    const nobody = { order: "codebook", filter: { segments: ["region=North"] } };
    expect(await names({ segment: "region=South", direction: "ascending" }, nobody)).toEqual(["Friendly", "Expensive"]);
    const drawn = await workspace.call(crossTab, "POST", {
      body: { ...ids, segment_keys: ["region"], sort: { segment: "region=South" } },
      headers: { accept: "image/svg+xml" },
    });
    const picture = new TextDecoder().decode(drawn.bytes);
    expect(picture.indexOf("Friendly")).toBeLessThan(picture.indexOf("Expensive"));
    const unknown = await post(crossTab, { segment_keys: ["region"], sort: { segment: "planet=Mars" } });
    expect(unknown.body.error).toMatchObject({ code: "VALIDATION_ERROR", issues: [{ path: "sort.segment" }] });
  });

  it("cross-tab: as a picture if the client asks for one", async () => {
    const draw = (accept: string, body: object) =>
      workspace.call(crossTab, "POST", { body: { ...ids, ...body }, headers: { accept } });
    const svg = await draw("image/svg+xml", { segment_keys: ["region"] });
    expect(svg.headers.get("content-type")).toBe("image/svg+xml");
    expect(svg.headers.get("content-disposition")).toContain('filename="cross-tab.svg"');
    const drawn = new TextDecoder().decode(svg.bytes);
    for (const text of ["Expensive", "A  North", "90.0% B", "base 10, small"]) expect(drawn).toContain(text);
    const filter = { q: "so; so", segments: ["region=North"] };
    const filtered = new TextDecoder().decode((await draw("image/svg+xml", { segment_keys: [], filter })).bytes);
    for (const line of ["Only answers with region=North", "text containing: “so; so”"])
      expect(filtered).toContain(line);
    expect((await draw("application/json, image/svg+xml;q=0.5", {})).body.success).toBe(true);
    expect((await draw("image/svg+xml", { segment_keys: ["planet"] })).body.error.code).toBe("VALIDATION_ERROR");
    expect((await draw("image/png", {})).body.error).toMatchObject({
      code: "VALIDATION_ERROR",
      message: "The Accept header must not ask for image/png: pictures are sent as image/svg+xml.",
    });
  });

  it("cross-tab: a filter by a reviewer names nobody of another organization", async () => {
    const { user } = await newMember(db, (await newWorkspace(db)).organizationId, "researcher");
    const file = await workspace.call(crossTab, "POST", {
      body: { ...ids, segment_keys: ["region"], filter: { reviewer: user.id } },
      headers: { accept: WORKBOOK_TYPE },
    });
    const { rows } = await readTable("table.xlsx", file.bytes);
    const [, who] = rows.find(([cell]) => cell === "Answers") ?? [];
    expect(who).toBe("only those with decided by: somebody who has decided none of these answers");
  });

  it("cross-tab: as an Excel workbook if the client asks for one", async () => {
    const file = await workspace.call(crossTab, "POST", {
      body: { ...ids, segment_keys: ["region"], rows: "codes", filter: { segments: ["age=under 40"] } },
      headers: { accept: WORKBOOK_TYPE },
    });
    expect(file.headers.get("content-disposition")).toContain('-cross-tab.xlsx"');
    const { rows } = await readTable("table.xlsx", file.bytes);
    const shown = rows.map((cells) => cells.flatMap((cell) => cell?.trim() || []));
    expect(shown.slice(0, 2)).toEqual([
      ["Total", "North", "South"],
      ["A", "B"],
    ]);
    expect(shown).toContainEqual(["Expensive", "2", "0", "2"]);
    const blockOf = (title: string) => shown.slice(shown.findIndex(([cell]) => cell?.startsWith(title)) + 1);
    expect(blockOf("Row %").find(([name]) => name === "Expensive")).toEqual(["Expensive", "1", "0", "1"]);
    expect(blockOf("Index").find(([name]) => name === "Expensive")).toEqual(["Expensive", "100", "0", "150"]);
    expect(shown).toContainEqual(["Answers", "only those with age=under 40"]);
  });

  it("drilldown: pages of the answers behind a cell", async () => {
    const cell = { code_name: "Expensive", segment: "region=North" };
    const first = await post(drillDown, cell, "?limit=8");
    expect([first.status, first.body.data.responses.length]).toEqual([200, 8]);
    const rest = await post(drillDown, cell, `?limit=8&cursor=${first.body.meta.next_cursor}`);
    expect(rest.body.data.responses.map(({ id }: { id: string }) => id)).toEqual(["r8"]);
    expect(rest.body.meta.next_cursor).toBeNull();
  });

  it("segment-ranking: the best first, by one segment or code or by all", async () => {
    const one = await post(ranking, { segment_key: "region", code_name: "Expensive" });
    expect(
      one.body.data.map((row: Record<string, unknown>) => [row.segment, row.count, row.base, row.percentage]),
    ).toEqual([
      ["region=North", 9, 10, 90],
      ["region=South", 2, 10, 20],
    ]);
    expect(one.body.data[0].index).toBeCloseTo(100 * (0.9 / 0.55), 9);
    const all = JSON.stringify((await post(ranking, {})).body.data);
    for (const name of ["North", "under 40", "Friendly", "Expensive"]) expect(all).toContain(name);
    const unknown = await post(ranking, { segment_key: "planet" });
    expect([unknown.status, unknown.body.error.issues?.[0]?.path]).toEqual([422, "segment_key"]);
    expect((await post(ranking, { code_name: "Nothing" })).status).toBe(422);
  });

  it("segments: names and values with their sizes", async () => {
    expect((await post(segments, {})).body.data).toEqual([
      {
        segment_key: "age",
        segment_label: null,
        values: [
          { segment: "age=40 and over", segment_key: "age", segment_value: "40 and over", count: 17 },
          { segment: "age=under 40", segment_key: "age", segment_value: "under 40", count: 3 },
        ],
        value_order: ["under 40", "40 and over"],
        recode: null,
      },
      {
        segment_key: "region",
        segment_label: null,
        values: [
          { segment: "region=North", segment_key: "region", segment_value: "North", count: 10 },
          { segment: "region=South", segment_key: "region", segment_value: "South", count: 10 },
        ],
        value_order: ["North", "South"],
        recode: null,
      },
    ]);
  });

  it("is refused without ids, and NOT_FOUND for another organization's", async () => {
    const other = await newWorkspace(db);
    for (const [route, body] of [
      [crossTab, {}],
      [drillDown, { code_name: "Expensive", segment: "region=North" }],
      [ranking, {}],
      [segments, {}],
    ] as const) {
      expect((await post(route, { ...body, question_id: undefined })).status).toBe(422);
      expect((await post(route, { ...body, project_id: undefined })).status).toBe(422);
      expect((await other.call(route, "POST", { body: { ...ids, ...body } })).status).toBe(404);
    }
  });
});

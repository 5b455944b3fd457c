import { beforeEach, describe, expect, it } from "vitest";
import * as drillDownRoute from "@/app/api/v2/analytics/cross-tab/drilldown/route";
import * as crossTabRoute from "@/app/api/v2/analytics/cross-tab/route";
import * as cloneRoute from "@/app/api/v2/codebook/clone/route";
import * as exportCsvRoute from "@/app/api/v2/export/csv/route";
import * as groupsRoute from "@/app/api/v2/groups/route";
import * as questionsRoute from "@/app/api/v2/projects/[projectId]/questions/route";
import { readCodebookView } from "@/lib/analytics/read-codebook-view";
import { crossTabSheet } from "@/lib/export/workbook/cross-tab-sheet";
import { useDatabase } from "@/test/database";
import { useQuestionJobs } from "@/test/question-jobs";
import * as categoryRoute from "./codebook/categories/[categoryId]/route";
import * as categoriesRoute from "./codebook/categories/route";
import * as codesRoute from "./codebook/codes/route";
import * as exportRoute from "./codebook/export/route";
import * as codebookRoute from "./codebook/route";
import * as diffRoute from "./codebook/versions/[version]/diff/route";
import * as restoreRoute from "./codebook/versions/[version]/restore/route";
import * as revertRoute from "./codebook/versions/[version]/revert/route";
import * as responsesRoute from "./responses/route";
import * as uploadRoute from "./upload/json/route";

const CODED = [["Kind"], ["Kind", "Queue"], ["Queue"], ["Dear"]];

describe("nets within nets", () => {
  const db = useDatabase();
  const { call, newQuestion } = useQuestionJobs(db);
  let question: Awaited<ReturnType<typeof newQuestion>>;
  let ids: Record<string, string>;

  const at = () => ({ params: question.params });
  const shown = async (of = question) => {
    const { categories } = (await call(codebookRoute, "GET", { params: of.params })).body.data;
    return categories.map((one: { name: string; parent_category?: string }) =>
      one.parent_category ? `${one.parent_category} > ${one.name}` : one.name,
    );
  };
  const put = (categoryId: string | undefined, body: object) =>
    call(categoryRoute, "PATCH", { params: { ...question.params, categoryId: categoryId ?? "" }, body });
  const subject = () => ({ project_id: question.params.projectId, question_id: question.params.questionId });
  const versionNow = async () => (await call(codebookRoute, "GET", at())).body.data.version;
  const restore = (version: number) =>
    call(restoreRoute, "POST", { params: { ...question.params, version: String(version) } });

  /** Stay (Room: Dear; Service (Kind; Desk: Queue)), Rest without codes; one answer per entry of CODED. */
  beforeEach(async () => {
    question = await newQuestion(
      CODED.map((_, index) => `Answer ${index}`),
      [],
    );
    ids = {};
    for (const [name, parent] of [["Stay"], ["Service", "Stay"], ["Desk", "Service"], ["Room", "Stay"], ["Rest"]]) {
      const body = { name, ...(parent && { parent_category_id: ids[parent] }) };
      ids[name ?? ""] = (await call(categoriesRoute, "POST", { ...at(), body })).body.data.id;
    }
    for (const [name, category] of [
      ["Kind", "Service"],
      ["Queue", "Desk"],
      ["Dear", "Room"],
    ]) {
      await call(codesRoute, "POST", { ...at(), body: { name, category_id: ids[category ?? ""] } });
    }
    const decided = CODED.map((names, index) => ({
      response_id: `id:r${index}`,
      codes: names.map((name) => ({ name })),
    }));
    await call(responsesRoute, "PATCH", { ...at(), body: { responses: decided } });
  });

  it("count the answers with any code below them, each once", async () => {
    expect(await shown()).toEqual(["Stay", "Stay > Service", "Service > Desk", "Stay > Room", "Rest"]);
    const view = await readCodebookView(db, question.scope.organizationId, question.scope.questionId);
    expect(view.categories.map(({ name, answers }) => [name, answers])).toEqual([
      ["Stay", 4],
      ["Service", 3],
      ["Desk", 2],
      ["Room", 1],
      ["Rest", 0],
    ]);
    const body = { ...subject(), rows: "nested", order: "codebook" };
    const table = (await call(crossTabRoute, "POST", { body })).body.data;
    const lines = table.rows.map((row: { above: string[]; name: string; cells: { count: number }[] }) =>
      [...row.above, row.name, row.cells[0]?.count].join(" "),
    );
    expect(lines).toEqual([
      "Stay 4",
      "Stay Service 3",
      "Stay Service Kind 2",
      "Stay Service Desk 2",
      "Stay Service Desk Queue 2",
      "Stay Room 1",
      "Stay Room Dear 1",
    ]);
    const sheet = crossTabSheet(table, {});
    expect(sheet.rows.map(([first]) => first)).toContain("            Queue");
    expect(sheet.rows.map(([first]) => first)).toContain("    Net: Service");
    for (const category of ["Service", ids.Service]) {
      const list = await call(responsesRoute, "GET", { ...at(), query: `?category=${category}` });
      expect(list.body.data).toHaveLength(3);
    }
  });

  it("are opened by their name or id, with the answers of all codes below", async () => {
    const responses = CODED.map((_, index) => ({
      id: `r${index}`,
      text: `Answer ${index}`,
      segments: { city: "Bern" },
    }));
    await call(uploadRoute, "POST", { ...at(), body: { responses } });
    const behind = async (code_name: string | undefined) => {
      const body = { ...subject(), code_name, segment: "city=Bern" };
      return (await call(drillDownRoute, "POST", { body })).body.data.responses.length;
    };
    expect([await behind("Service"), await behind(ids.Stay), await behind("Queue")]).toEqual([3, 4, 2]);
  });

  it("are tested by their rows where one net holds all codes", async () => {
    const decided = [["Kind"], ["Kind"], ["Queue"], ["Dear"], []].map((names, index) => ({
      response_id: `id:r${index}`,
      codes: names.map((name) => ({ name })),
      reviewed: true,
    }));
    const responses = decided.map((_, index) => ({
      id: `r${index}`,
      text: `Answer ${index}`,
      segments: { city: index < 3 ? "Bern" : "Basel" },
    }));
    await call(uploadRoute, "POST", { ...at(), body: { responses } });
    await call(responsesRoute, "PATCH", { ...at(), body: { responses: decided } });
    const body = { ...subject(), rows: "nested", segment_keys: ["city"] };
    const [test] = (await call(crossTabRoute, "POST", { body })).body.data.chi_square;
    expect(test).toMatchObject({ method: "sum_of_rows", statistic: expect.any(Number) });
  });

  it("filter the answers of a tracker, also those that hold only other nets", async () => {
    const wave = await newQuestion(["one"], []);
    const members = [question, wave].map(({ scope }) => scope.questionId);
    const group = await call(groupsRoute, "POST", { body: { name: "Tracker", question_ids: members } });
    await put(ids.Service, { parent_category_id: ids.Rest });
    const body = { group_id: group.body.data.id, filter: { category: ids.Rest } };
    const { status, body: reply } = await call(crossTabRoute, "POST", { body });
    expect(status, JSON.stringify(reply.error)).toBe(200);
    expect(reply.data.columns[0].base).toBe(3);
  });

  it("are no circle, and at most six levels deep", async () => {
    for (const parent of [ids.Stay, ids.Desk]) {
      const refused = await put(ids.Stay, { parent_category_id: parent });
      expect([refused.status, refused.body.error.message]).toEqual([422, expect.stringContaining("itself")]);
    }
    let parent = ids.Desk;
    for (const name of ["4", "5", "6"]) {
      const made = await call(categoriesRoute, "POST", { ...at(), body: { name, parent_category_id: parent } });
      expect(made.body.data.parent_category_id).toBe(parent);
      parent = made.body.data.id;
    }
    const deep = await call(categoriesRoute, "POST", { ...at(), body: { name: "7", parent_category_id: parent } });
    expect([deep.status, deep.body.error.message]).toEqual([422, expect.stringContaining("6 levels")]);
    const elsewhere = await newQuestion(["one"], ["Kind"]);
    const [foreign] = (await call(codebookRoute, "GET", { params: elsewhere.params })).body.data.categories;
    expect((await put(ids.Rest, { parent_category_id: foreign.id })).status).toBe(404);
    const categories = [
      { name: "A", parent_category: "B", codes: [{ name: "Kind" }] },
      { name: "B", parent_category: "A", codes: [] },
    ];
    const circle = await call(codebookRoute, "PUT", { ...at(), body: { categories } });
    expect(circle.body.error.issues?.[0]?.path).toBe("categories[0].parent_category");
  });

  it("move with all within them, and versions bring their places back", async () => {
    const before = await versionNow();
    await put(ids.Service, { parent_category_id: ids.Rest });
    expect(await shown()).toEqual(["Stay", "Stay > Room", "Rest", "Rest > Service", "Service > Desk"]);
    const params = { ...question.params, version: String(before) };
    const { moved } = (await call(diffRoute, "GET", { params })).body.data.categories;
    expect(moved).toMatchObject([{ name: "Service", from: "Stay", to: "Rest" }]);
    await call(categoryRoute, "DELETE", { params: { ...question.params, categoryId: ids.Service ?? "" } });
    expect(await shown()).toEqual(["Stay", "Stay > Room", "Rest", "Rest > Desk"]);
    await restore(before);
    expect(await shown()).toEqual(["Stay", "Stay > Service", "Service > Desk", "Stay > Room", "Rest"]);
  });

  it("stay where they are if an undo would put them within themselves", async () => {
    await put(ids.Service, { parent_category_id: ids.Rest });
    const moved = await versionNow();
    await put(ids.Stay, { parent_category_id: ids.Service });
    await put(ids.Rest, { name: "Others" });
    const params = { ...question.params, version: String(moved) };
    expect((await call(revertRoute, "POST", { params })).status).toBe(409);
    const places = ["Others", "Others > Service", "Service > Stay", "Stay > Room", "Service > Desk"];
    expect((await shown()).toSorted()).toEqual(places.toSorted());
  });

  it("are the same in all waves, in clones and in files", async () => {
    const expected = await shown();
    const wave = await newQuestion(["one"], []);
    const members = [question, wave].map(({ scope }) => scope.questionId);
    await call(groupsRoute, "POST", { body: { name: "Tracker", question_ids: members } });
    expect(await shown(wave)).toEqual(expected);
    await put(ids.Desk, { parent_category_id: null });
    expect(await shown(wave)).toEqual(["Stay", "Stay > Service", "Stay > Room", "Desk", "Rest"]);
    await put(ids.Desk, { parent_category_id: ids.Service });

    const { projectId } = question.params;
    const added = await call(questionsRoute, "POST", {
      params: { projectId: projectId ?? "" },
      body: { text: "Why?" },
    });
    const copy = { ...wave, params: { projectId: projectId ?? "", questionId: added.body.data.id } };
    const clone = { project_id: projectId, source_question_id: members[0], target_question_id: added.body.data.id };
    await call(cloneRoute, "POST", { body: clone });
    expect(await shown(copy)).toEqual(expected);

    const csv = await call(exportRoute, "GET", { ...at(), query: "?format=csv" });
    expect(new TextDecoder().decode(csv.bytes)).toMatch(/^Desk,Queue,.*,Service\r?$/m);
    const answers = await call(exportCsvRoute, "POST", { body: { ...subject(), layout: "one_row_per_code" } });
    expect(new TextDecoder().decode(answers.bytes)).toContain("Desk,Queue,2,Stay / Service");
  });
});

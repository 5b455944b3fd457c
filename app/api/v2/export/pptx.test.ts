import { SaxesParser } from "saxes";
import { beforeAll, describe, expect, it } from "vitest";
import * as crossTabRoute from "@/app/api/v2/analytics/cross-tab/route";
import * as wavesRoute from "@/app/api/v2/analytics/wave-comparison/route";
import { createSavedTable, type GivenTable } from "@/lib/analytics/saved-tables/save-table";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { createGroup } from "@/lib/groups/groups";
import type { QuestionPath } from "@/lib/questions/find-question";
import { DECK_TYPE } from "@/lib/slides/deck-type";
import { useDatabase } from "@/test/database";
import { newSegmentedQuestion } from "@/test/segmented-question";
import { newWorkspace } from "@/test/workspace";
import { partsOf } from "@/test/zip-parts";
import * as pptxRoute from "./pptx/route";

const FRAME = { Staff: ["Friendly <&>", "Slow"], Room: ["Cold"] };
const TABLE: GivenTable = {
  ...{ rows: "nested", order: "codebook", sort: null, level: 90, keys: ["region"], weightKey: null },
  ...{ segments: [], codeIds: [] },
};

/** The lines of the table on a slide, and its other texts. */
function slideOf(xml: string): { texts: string[]; rows: string[][] } {
  const rows: string[][] = [];
  const texts: string[] = [];
  let isTable = false;
  const parser = new SaxesParser();
  parser.on("opentag", ({ name }) => {
    if (name === "a:tbl") isTable = true;
    if (name === "a:tr") rows.push([]);
    if (name === "a:tc") rows.at(-1)?.push("");
    if (name === "a:p" && !isTable) texts.push("");
  });
  parser.on("closetag", ({ name }) => {
    if (name === "a:tbl") isTable = false;
  });
  parser.on("text", (text) => {
    const into = isTable ? rows.at(-1) : texts;
    if (into && into.length > 0) into.push(`${into.pop()}${text}`);
  });
  parser.write(xml).close();
  return { texts, rows };
}

describe("slides", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let caller: Caller;
  beforeAll(async () => {
    workspace = await newWorkspace(db);
    caller = operatorFor(workspace.organizationId);
  });

  const newQuestion = (north = 40) =>
    newSegmentedQuestion(db, caller, FRAME, [
      {
        answers: 60,
        segments: { region: "North", weight: 2 },
        codes: ["Cold", { code: "Slow", sentiment: "Negative" }],
      },
      { answers: north, segments: { region: "North", weight: 1 } },
      {
        answers: 50,
        segments: { region: "South", weight: 1 },
        codes: [{ code: "Friendly <&>", sentiment: "Positive" }],
      },
      { answers: 20, segments: { region: "West", weight: 1 }, codes: ["Cold"] },
    ]);
  const idsOf = ({ projectId, questionId }: QuestionPath) => ({ project_id: projectId, question_id: questionId });

  /** The slides of a deck, each with its title as the first text. */
  async function deck(body: object) {
    const reply = await workspace.call(pptxRoute, "POST", { body });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return slidesIn(reply.bytes);
  }

  async function slidesIn(bytes: Uint8Array) {
    const parts = await partsOf(bytes);
    const count = Object.keys(parts).filter((name) => name.startsWith("ppt/slides/slide")).length;
    return Array.from({ length: count }, (_, index) => ({
      ...slideOf(parts[`ppt/slides/slide${index + 1}.xml`] ?? ""),
      notes: slideOf(parts[`ppt/notesSlides/notesSlide${index + 1}.xml`] ?? "").texts,
      chart: parts[`ppt/charts/chart${index + 1}.xml`] ?? null,
    }));
  }

  const titles = (slides: { texts: string[] }[]) => slides.map(({ texts: [title] }) => title);
  const valuesIn = (chart: string | null) =>
    [...(chart ?? "").matchAll(/<c:numCache>.*?<\/c:numCache>/g)].map(([cache]) =>
      [...cache.matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(([, value]) => Number(value)),
    );

  it("have the figures of the cross-tab, with bases and letters, where small bases have none", async () => {
    const ids = idsOf(await newQuestion());
    const slides = await deck({ ...ids, segment_keys: ["region"] });
    expect(titles(slides)).toEqual([
      ...["Stay", "Codes by share of answers", "Nets by share of answers", "All codes", "Sentiment"],
      ...["Codes by region", "Codes by region"],
    ]);
    const body = { ...ids, segment_keys: ["region"], rows: "codes" };
    const { columns, rows } = (await workspace.call(crossTabRoute, "POST", { body })).body.data;
    expect(valuesIn(slides[1]?.chart ?? null)).toEqual([
      rows.map(({ cells: [total] }: { cells: { percentage: number }[] }) => (total?.percentage ?? 0) / 100),
    ]);
    expect(columns.map(({ base }: { base: number }) => base)).toEqual([170, 100, 50, 20]);
    expect(slides[5]?.rows).toEqual([
      ["", "", "region", "", ""],
      ["", "All", "North A", "South B", "West C"],
      ["Base: answers", "170", "100", "50", "20 †"],
      ["Staff", "64.7", "60.0", "100.0 A", "0.0"],
      ["Slow", "35.3", "60.0 B", "0.0", "0.0"],
      ["Friendly <&>", "29.4", "0.0", "100.0 A", "0.0"],
      ["Room", "47.1", "60.0 B", "0.0", "100.0"],
      ["Cold", "47.1", "60.0 B", "0.0", "100.0"],
    ]);
    expect(slides[5]?.texts.join(" ")).toMatch(/“What stood out\?”. Base: 170 answers.*95%.*† Base under 30.*engine 1/);
    expect(valuesIn(slides[6]?.chart ?? null)).toEqual([
      [0.6, 0.6, 0],
      [0, 0, 1],
      [1, 0, 0],
    ]);
    expect(slides[6]?.chart).toContain("West (n = 20 †)");
    expect(slides[1]?.notes).toContain("Base: 170");
  });

  it("have one for each saved table as it is shown, and say which can no longer be counted", async () => {
    const question = await newQuestion();
    const display = { figure: "both", colour: "none", view: "table" } as const;
    const { id } = await createSavedTable(db, caller, question, { name: "By <region>", table: TABLE, display });
    const lost = { ...TABLE, keys: ["gone"] };
    await createSavedTable(db, caller, question, { name: "Lost", table: lost, display });
    const slides = (await deck(idsOf(question))).slice(5);
    expect(titles(slides)).toEqual(["By <region>", "By <region>: by region", "Lost"]);
    expect(slides[0]?.rows[4]).toEqual(["Friendly <&>", "29.4 (50)", "0.0 (0)", "100.0 (50) A", "0.0 (0)"]);
    expect(slides[0]?.texts.join(" ")).toContain("90%");
    expect(slides[2]?.texts[1]).toMatch(/can no longer be counted: .*gone/);
    expect(titles(await deck({ ...idsOf(question), table_ids: [id] })).slice(5)).toHaveLength(2);
    const filtered = { ...TABLE, filter: { any_of: ["Cold"] } };
    const cold = await createSavedTable(db, caller, question, { name: "Cold only", table: filtered, display });
    const [only] = (await deck({ ...idsOf(question), table_ids: [cold.id] })).slice(5);
    expect(only?.texts.join(" ")).toMatch(/Base: 80 answers.*Only answers with any of the codes: Cold/);
    expect(await deck({ ...idsOf(question), table_ids: [] })).toHaveLength(5 + 4);
    const other = { ...idsOf(await newQuestion()), table_ids: [id] };
    expect((await workspace.call(pptxRoute, "POST", { body: other })).body.error.code).toBe("NOT_FOUND");
  });

  it("are those of the table of the page", async () => {
    const body = { ...idsOf(await newQuestion()), segment_keys: ["region"], weight_key: "weight", cells: "count" };
    const reply = await workspace.call(crossTabRoute, "POST", { body, headers: { accept: DECK_TYPE } });
    expect(reply.headers.get("content-type")).toBe(DECK_TYPE);
    const [cover, table] = await slidesIn(reply.bytes);
    expect(cover?.texts).toContainEqual(
      expect.stringMatching(/^Base: 170 answers, weighted by weight \(effective base 1/),
    );
    expect(table?.rows.slice(2, 4).map(([head, total]) => [head, total])).toEqual([
      ["Base: answers", "170"],
      ["Weighted base", "230"],
    ]);
    expect(table?.rows.find(([name]) => name === "Cold")?.slice(0, 3)).toEqual(["Cold", "140", "120 B"]);
  });

  it("have the trends of a tracker with their changes", async () => {
    const [first, second] = [await newQuestion(), await newQuestion(140)];
    const questionIds = [first.questionId, second.questionId];
    const { id } = await createGroup(db, caller, { name: "Stays", questionIds });
    const { data } = (await workspace.call(wavesRoute, "POST", { body: { group_id: id } })).body;
    const slides = await deck({ ...idsOf(first), grouped: true });
    const [trends, table] = slides.slice(-2);
    expect(titles(slides).slice(-2)).toEqual(["Trends", "Codes by wave"]);
    const byName = new Map<string, { trend: { percentage: number }[] }>(
      data.codes.map((code: { code_name: string }) => [code.code_name, code]),
    );
    const shares = ["Cold", "Slow", "Friendly <&>"].map((name) =>
      byName.get(name)?.trend.map(({ percentage }) => percentage / 100),
    );
    expect(valuesIn(trends?.chart ?? null)).toEqual(shares);
    expect(trends?.chart).toContain("Wave 2 (n = 270)");
    expect(table?.rows).toEqual([
      ["", "Wave 1", "Wave 2"],
      ["Base: answers", "170", "270"],
      ["Friendly <&>", "29.4", "18.5 (−10.9*)"],
      ["Slow", "35.3", "22.2 (−13.1*)"],
      ["Cold", "47.1", "29.6 (−17.4*)"],
    ]);
    expect(titles(await deck({ group_id: id }))).toEqual(titles(slides));
  });

  it("have all questions of a project, only those answers that are asked for, and no weight if so wished", async () => {
    const { projectId } = await newQuestion();
    expect(titles(await deck({ project_id: projectId }))).toEqual([
      ...["Stay", "What stood out?", "Codes by share of answers", "Nets by share of answers", "All codes", "Sentiment"],
    ]);
    const filter = { segments: ["region=South"] };
    const [, cover] = await deck({ project_id: projectId, filter, weighted: false });
    expect(cover?.texts).toEqual([
      "What stood out?",
      "Base: 50 answers",
      "Only answers with region=South",
      expect.any(String),
    ]);
  });

  it("are at most 200", async () => {
    const question = await newQuestion();
    const display = { figure: "share", colour: "none", view: "table" } as const;
    for (let number = 1; number <= 99; number++) {
      await createSavedTable(db, caller, question, { name: `Table ${number}`, table: TABLE, display });
    }
    const { status, body } = await workspace.call(pptxRoute, "POST", { body: idsOf(question) });
    expect([status, body.error.code]).toEqual([422, "VALIDATION_ERROR"]);
    expect(body.error.message).toMatch(/at most 200; choose fewer tables/);
  });

  it("are refused without a source, and to others", async () => {
    const ids = idsOf(await newQuestion());
    const codeOf = async (body: object, by = workspace) => (await by.call(pptxRoute, "POST", { body })).body.error.code;
    expect(await codeOf({})).toBe("VALIDATION_ERROR");
    expect(await codeOf({ question_id: ids.question_id })).toBe("VALIDATION_ERROR");
    expect(await codeOf({ project_id: ids.project_id, table_ids: [] })).toBe("VALIDATION_ERROR");
    const stranger = await newWorkspace(db);
    expect(await codeOf(ids, stranger)).toBe("NOT_FOUND");
    expect(await codeOf({ project_id: ids.project_id }, stranger)).toBe("NOT_FOUND");
  });
});

import { eq } from "drizzle-orm";
import { SaxesParser } from "saxes";
import { beforeAll, describe, expect, it } from "vitest";
import * as crossTabRoute from "@/app/api/v2/analytics/cross-tab/route";
import * as wavesRoute from "@/app/api/v2/analytics/wave-comparison/route";
import { questions } from "@/db/schema/projects";
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
    expect(slides[6]?.texts.at(-2)).toMatch(/Base: 170 answers. † Base under 30. Coded by/);
    expect(slides[1]?.notes).toEqual(expect.arrayContaining(["What stood out?", "Base: 170 answers"]));
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
    const filter = { segments: ["region=North"] };
    const [codes, , , , only] = (await deck({ ...idsOf(question), table_ids: [cold.id], filter })).slice(1);
    expect(only?.texts.join(" ")).toMatch(/Base: 80 answers.*Only answers with any of the codes: Cold/);
    expect(only?.notes.join(" ")).toMatch(/Base: 80 answers.*Only answers with any of the codes: Cold.* 90%/);
    expect(only?.notes.join(" ")).not.toMatch(/North|at 5%|Chi-square/);
    expect(codes?.notes.join(" ")).toMatch(/Base: 100 answers.*Only answers with region=North/);
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

  it("mark a small base, which is the effective one if they are weighted", async () => {
    const filter = { segments: ["region=West"] };
    const small = await deck({ ...idsOf(await newQuestion()), filter, segment_keys: [] });
    expect(small).toHaveLength(4);
    for (const { texts } of small) expect(texts.join(" ")).toContain("Base: 20 answers (under 30: read with care)");
    const one = { segments: { region: "North", weight: 100 }, codes: ["Cold"] };
    const others = { segments: { region: "North", weight: 1 }, codes: ["Slow"] };
    const blocks = [
      { ...one, answers: 1 },
      { ...others, answers: 40 },
    ];
    const question = await newSegmentedQuestion(db, caller, FRAME, blocks);
    await db.update(questions).set({ weightKey: "weight" }).where(eq(questions.id, question.questionId));
    const [cover] = await deck({ ...idsOf(question), segment_keys: [] });
    expect(cover?.texts).toContain("Base: 41 answers, weighted by weight (effective base 2, under 30: read with care)");
  });

  it("compare a wave with the one shown before it, without a wave that is being coded", async () => {
    const waves = [await newQuestion(), await newQuestion(), await newQuestion(140)];
    const questionIds = waves.map(({ questionId }) => questionId);
    const { id } = await createGroup(db, caller, { name: "Stays", questionIds });
    await db
      .update(questions)
      .set({ status: "coding" })
      .where(eq(questions.id, questionIds[1] ?? ""));
    const table = (await deck({ group_id: id })).at(-1);
    expect(table?.rows[0]).toEqual(["", "Wave 1", "Wave 3"]);
    expect(table?.rows[4]).toEqual(["Cold", "47.1", "29.6 (−17.4*)"]);
    await db
      .update(questions)
      .set({ weightKey: "weight" })
      .where(eq(questions.id, questionIds[0] ?? ""));
    const weighted = (await deck({ group_id: id })).at(-1);
    expect(weighted?.rows[2]).toEqual(["Effective base", "151", "270"]);
    expect(weighted?.texts.join(" ")).toMatch(/Base: 440 answers\. /);
    expect(weighted?.notes).toContain("Wave 1 is weighted by weight");
  });

  it("have all questions of a project, only those answers that are asked for, and no weight if so wished", async () => {
    const { projectId } = await newQuestion();
    expect(titles(await deck({ project_id: projectId }))).toEqual([
      ...["Stay", "What stood out?", "Codes by share of answers", "Nets by share of answers", "All codes", "Sentiment"],
    ]);
    const body = { project_id: projectId, filter: { segments: ["region=South"] }, weighted: false };
    const reply = await workspace.call(pptxRoute, "POST", { body });
    expect(reply.headers.get("content-disposition")).toContain('filename="stay-filtered.pptx"');
    const [, cover] = await slidesIn(reply.bytes);
    expect(cover?.texts).toEqual([
      "What stood out?",
      "Base: 50 answers",
      "Only answers with region=South",
      expect.any(String),
    ]);
  });

  it("say in one line that a question has no codes", async () => {
    const { projectId } = await newSegmentedQuestion(db, caller, {}, [{ answers: 3, segments: { region: "North" } }]);
    const slides = await deck({ project_id: projectId });
    expect(titles(slides)).toEqual(["Stay", "What stood out?", "Codes"]);
    expect(slides[2]?.texts[1]).toBe("There are no codes yet.");
    expect(slides.every(({ chart }) => chart === null)).toBe(true);
  });

  it("cut long texts, which the notes have whole", async () => {
    const region = "The northern part of the country ".repeat(30).trim();
    const blocks = [region, "South"].map((value) => ({ answers: 40, segments: { region: value }, codes: ["Cold"] }));
    const filter = { segments: [`region=${region}`] };
    const question = await newSegmentedQuestion(db, caller, FRAME, blocks);
    const slides = await deck({ ...idsOf(question), filter, segment_keys: ["region"] });
    for (const { texts, notes } of slides) {
      expect(texts.join(" ")).toMatch(/region=The northern[^…]*…/);
      expect(texts.join(" ").length).toBeLessThan(700);
      expect(notes).toContain(`Only answers with region=${region}`);
    }
    const whole = await deck({ ...idsOf(question), segment_keys: ["region"] });
    expect(whole.flatMap(({ rows: [, head] }) => head ?? []).join(" ")).toMatch(/The northern[^…]{1,30}…/);
    expect(whole.at(-1)?.chart).toMatch(/The northern[^…]{1,30}…\u2069 \(n = 40\)/);
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

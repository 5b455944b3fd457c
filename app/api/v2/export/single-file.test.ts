import { describe, expect, it } from "vitest";
import { readTable } from "@/lib/tables/read-table";
import { useDatabase } from "@/test/database";
import { useFileUploads } from "@/test/file-uploads";
import { faultsOf } from "@/test/triple-s-rules";
import { newWorkspace } from "@/test/workspace";
import { partsOf } from "@/test/zip-parts";
import * as codebook from "../codebook/import/route";
import * as response from "../projects/[projectId]/questions/[questionId]/responses/[responseId]/route";
import * as preview from "./preview/route";
import * as project from "./project/route";

const FIRST = `Respondent,Region,wgt,Liked,Disliked
r1,North,1.5,Friendly staff,Cold room
r2,South,0.5,The pool,
r4,,,Quiet,`;
/** Answers of two respondents, one of them new, with another segment. */
const LATER = "Respondent,Age,Region,Disliked\nr3,40,West,Noise at night\nr1,41,East,Cold room\n";

describe("a project in a single file", () => {
  const db = useDatabase();
  const { call, newQuestion, send } = useFileUploads(db);

  async function newStudy() {
    const { projectId } = (await newQuestion()).params;
    const shared = { id: "Respondent", text: ["Liked", "Disliked"] };
    const mapping = { ...shared, segments: ["Region"], weight: "wgt" };
    const { data } = (await send({ projectId }, FIRST, { mapping })).body;
    await send({ projectId }, LATER, { mapping: { ...shared, text: ["Disliked"], segments: ["Age", "Region"] } });
    const [liked, disliked] = data.questions.map(({ question_id }: { question_id: string }) => question_id);
    for (const question_id of [liked, disliked]) {
      const categories = [{ name: "All", codes: [{ name: "Staff" }, { name: "Room" }] }];
      await call(codebook, "POST", { body: { project_id: projectId, question_id, categories } });
    }
    const code = (questionId: string, id: string, ...names: string[]) =>
      call(response, "PATCH", {
        params: { projectId, questionId, responseId: `id:${id}` },
        body: { codes: names.map((name) => ({ name })), reviewed: true },
      });
    await code(liked, "r1", "Staff");
    await code(disliked, "r1", "Room", "Staff");
    await code(disliked, "r3", "Room");
    return { projectId, liked };
  }
  const post = (body: object) => call(project, "POST", { body: { single_file: true, ...body } });
  const rowsOf = async (name: string, bytes: Uint8Array) => {
    const { columns, rows } = await readTable(name, bytes);
    return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
  };

  it("has a row per respondent, the segments once, and the columns of each question side by side", async () => {
    const { projectId } = await newStudy();
    const reply = await post({ project_id: projectId, format: "csv", include_demographics: true });
    expect(reply.headers.get("content-disposition")).toContain('filename="survey.csv"');
    expect(Buffer.from(reply.bytes).toString().split("\r\n")).toEqual([
      "\ufeffRespondent,Region,wgt,Age,Q2_Liked,Q2_code_1,Q2_code_number_1,Q2_reviewed,Q3_Disliked,Q3_code_1,Q3_code_number_1,Q3_code_2,Q3_code_number_2,Q3_reviewed",
      "r1,North,1.5,41,Friendly staff,Staff,1,1,Cold room,Room,2,Staff,1,1",
      "r2,South,0.5,,The pool,,,0,,,,,,0",
      "r4,,,,Quiet,,,0,,,,,,0",
      "r3,West,,40,,,,,Noise at night,Room,2,,,1",
      "",
    ]);
  });

  it("is a file for SPSS, weighted, with a set for each question", async () => {
    const { projectId } = await newStudy();
    const body = { project_id: projectId, format: "sav", include_demographics: true, include_confidence: true };
    const { bytes } = await post(body);
    const rows = await rowsOf("a.sav", bytes);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toEqual({
      Respondent: "r1",
      Region: "North",
      wgt: "1.5",
      Age: "41",
      Q2: "Friendly staff",
      Q2_STATUS: "Has codes",
      Q2_M1: "Staff",
      Q2_F1: "high",
      Q2_REVIEWED: "Yes",
      Q3: "Cold room",
      Q3_STATUS: "Has codes",
      Q3_M1: "Room",
      Q3_M2: "Staff",
      Q3_F1: "high",
      Q3_F2: "high",
      Q3_REVIEWED: "Yes",
    });
    expect(rows[3]).toMatchObject({
      Respondent: "r3",
      Region: "West",
      Q2: "",
      Q2_STATUS: "",
      Q2_REVIEWED: "",
      Q3_M1: "Room",
    });
    const dummy = await post({ ...body, layout: "binary_dummy", compression: "zlib" });
    expect(Buffer.from(dummy.bytes.subarray(0, 4)).toString()).toBe("$FL3");
    expect((await rowsOf("a.zsav", dummy.bytes)).map(({ Q2_C1, Q3_C2 }) => [Q2_C1, Q3_C2])).toEqual([
      ["Mentioned", "Mentioned"],
      ["", ""],
      ["", ""],
      ["", "Mentioned"],
    ]);
  });

  it.each([
    { layout: "columns_by_mention", codes: ["1", "", "", ""], others: ["21", "", "", "20"] },
    { layout: "binary_dummy", codes: ["10", "", "", ""], others: ["11", "", "", "01"] },
  ])("is a triple-s survey with the codes of each question in one variable: $layout", async (asked) => {
    const { projectId } = await newStudy();
    const body = { project_id: projectId, format: "triple-s", layout: asked.layout, include_demographics: true };
    const reply = await post(body);
    expect(reply.headers.get("content-disposition")).toContain('filename="survey.zip"');
    const parts = await partsOf(reply.bytes);
    const definition = parts["survey.sss"] ?? "";
    expect(faultsOf(definition)).toEqual([]);
    expect(definition).toMatch(/use="weight">\s+<name>wgt</);
    const rows = await rowsOf("a.csv", Buffer.from(parts["survey.csv"] ?? ""));
    const names = Object.keys(rows[0] ?? {});
    expect([...definition.matchAll(/<name>(.*?)</g)].map(([, name]) => name)).toEqual(names);
    expect(names.filter((name) => name.startsWith("Q3"))).toEqual(["Q3", "Q3_STATUS", "Q3_CODES", "Q3_REVIEWED"]);
    expect(rows.map(({ Respondent }) => Respondent)).toEqual(["r1", "r2", "r4", "r3"]);
    expect(rows.map((row) => row.Q3_CODES)).toEqual(asked.others);
    expect(rows.map((row) => row.Q2_CODES ?? row.Q2_M1)).toEqual(asked.codes);
    const shown = await call(preview, "POST", { body: { ...body, single_file: true } });
    expect(shown.body.data.columns.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(shown.body.data.rows[0].slice(0, 4)).toEqual(["r1", "North", 1.5, 41]);
  });

  it("is previewed as it will be, with how its answers are joined", async () => {
    const { projectId } = await newStudy();
    const shape = { project_id: projectId, single_file: true, include_demographics: true };
    const spss = await call(preview, "POST", { body: { ...shape, format: "sav" } });
    expect(spss.body.data).toMatchObject({
      answers: 7,
      survey: { respondents: 4, in_all: 3, questions: 2, id_column: "Respondent" },
      sets: [{ name: "$Q3", label: "Disliked", columns: 2 }],
      columns_total: 13,
    });
    expect(spss.body.data.rows[0].slice(0, 6)).toEqual(["r1", "North", 1.5, 41, "Friendly staff", 1]);
    const sheet = await call(preview, "POST", { body: { ...shape, format: "xlsx", layout: "wide" } });
    const names = sheet.body.data.columns.map(({ name }: { name: string }) => name);
    expect(names.slice(4, 8)).toEqual(["Q2_Liked", "Q2_codes", "Q2_code_numbers", "Q2_reviewed"]);
    const workbook = await post({ project_id: projectId, format: "xlsx", layout: "wide", include_demographics: true });
    const rows = await rowsOf("a.xlsx", workbook.bytes);
    expect(Object.keys(rows[0] ?? {})).toEqual(names);
    expect(rows.map((row) => row.Q3_codes)).toEqual(["Room | Staff", "", "", "Room"]);
  });

  it("joins rows without ids only where they were uploaded together", async () => {
    const { projectId } = (await newQuestion()).params;
    const mapping = { id: null, segments: [] };
    const both = "Liked,Disliked\nFriendly staff,Cold room\nThe pool,Noise\n";
    await send({ projectId }, both, { mapping: { ...mapping, text: ["Liked", "Disliked"] } });
    await send({ projectId }, "Wish\nA lift\nMore light\n", { mapping: { ...mapping, text: ["Wish"] } });
    const body = { project_id: projectId, format: "csv", single_file: true };
    const shown = await call(preview, "POST", { body });
    expect(shown.body.data.survey).toEqual({ respondents: 4, in_all: 0, questions: 3, id_column: "id" });
    const rows = await rowsOf("a.csv", (await post(body)).bytes);
    expect(rows.map(({ id, Q2_Liked, Q3_Disliked, Q4_Wish }) => [id, Q2_Liked, Q3_Disliked, Q4_Wish])).toEqual([
      ["row-1", "Friendly staff", "Cold room", ""],
      ["row-2", "The pool", "Noise", ""],
      ["row-1", "", "", "A lift"],
      ["row-2", "", "", "More light"],
    ]);
  });

  it("begins the names of all questions alike beside a survey's column of one of them", async () => {
    const { projectId } = (await newQuestion()).params;
    const lines = "id,Q3,Q7,Liked,Disliked\nr1,5,6,Friendly staff,Cold room\n";
    await send({ projectId }, lines, { mapping: { id: "id", text: ["Liked", "Disliked"], segments: ["Q3", "Q7"] } });
    const body = { project_id: projectId, format: "sav", include_demographics: true };
    const [row] = await rowsOf("a.sav", (await post(body)).bytes);
    expect(row).toMatchObject({ Q3: "5", Q7: "6", OPEN2: "Friendly staff", OPEN3: "Cold room" });
  });

  it("is read page by page, every respondent once", async () => {
    const { projectId } = (await newQuestion()).params;
    const row = (n: number, text: string) => `r${n},${text} number ${n}`;
    const lines = (from: number, to: number, text: string) =>
      Array.from({ length: to - from }, (_, n) => row(from + n, text)).join("\n");
    await send({ projectId }, `id,One\n${lines(0, 700, "Friendly")}`, { mapping: { id: "id", text: "One" } });
    await send({ projectId }, `id,Two\n${lines(600, 1500, "Cold")}`, { mapping: { id: "id", text: "Two" } });
    const rows = await rowsOf("a.sav", (await post({ project_id: projectId, format: "sav" })).bytes);
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 1500 }, (_, n) => `r${n}`));
    expect(rows.filter(({ Q2, Q3 }) => Q2 !== "" && Q3 !== "")).toHaveLength(100);
  });

  it("is refused where a row per respondent makes no sense, and to strangers", async () => {
    const { projectId, liked } = await newStudy();
    const body = { project_id: projectId, format: "csv" };
    const refused = async (more: object) => {
      const { error } = (await post({ ...body, ...more })).body;
      return [error.code, error.issues?.[0]?.path];
    };
    expect(await refused({ layout: "one_row_per_code" })).toEqual(["VALIDATION_ERROR", "single_file"]);
    expect(await refused({ format: "json" })).toEqual(["VALIDATION_ERROR", "single_file"]);
    const both = await call(preview, "POST", { body: { ...body, question_id: liked, single_file: true } });
    expect(both.body.error.code).toBe("VALIDATION_ERROR");
    const stranger = await newWorkspace(db);
    const foreign = await stranger.call(project, "POST", { body: { ...body, single_file: true } });
    expect(foreign.body.error.code).toBe("NOT_FOUND");
    const { projectId: empty } = (await newQuestion()).params;
    expect((await post({ project_id: empty, format: "csv" })).body.error.code).toBe("NO_DATA");
  });
});

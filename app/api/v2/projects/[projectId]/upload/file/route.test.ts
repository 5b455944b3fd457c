import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import writeWorkbook from "write-excel-file/node";
import * as questionFile from "@/app/api/v2/projects/[projectId]/questions/[questionId]/upload/file/route";
import { createProject } from "@/lib/projects/create-project";
import { listResponses } from "@/lib/responses/read-coded";
import { useDatabase } from "@/test/database";
import { fileForm } from "@/test/file-form";
import { newWorkspace } from "@/test/workspace";
import * as projectFile from "./route";

const SURVEY =
  'Respondent,Age,Liked,Disliked\nr1,34,"Friendly staff,\nreally",Cold room\nr2,51,The pool,\nr3,,,Noise\n';

describe("POST .../upload/file", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  beforeAll(async () => {
    workspace = await newWorkspace(db);
  });

  async function newQuestion() {
    const caller = { organizationId: workspace.organizationId, plan: "enterprise" as const, scopes: new Set<never>() };
    const project = await createProject(
      db,
      { ...caller, actor: { kind: "operator" } },
      { name: "Survey", language: "en", codingType: "qualitative", questions: [{ text: "What did you like?" }] },
    );
    const params = { projectId: project.id, questionId: project.questions[0]?.id ?? "" };
    const read = async (questionId = params.questionId) => {
      const path = { ...params, questionId };
      const { items } = await listResponses(db, { ...caller, actor: { kind: "operator" } }, path, { limit: 100 });
      return items.map(({ id, text, segments }) => [id, text, segments]);
    };
    return { params, read };
  }

  async function send(
    params: Record<string, string>,
    content: string | Uint8Array,
    fields: Record<string, unknown> = {},
    { name = "survey.csv", headers = {}, query = "" } = {},
  ) {
    const form = await fileForm(name, content, fields);
    const handlers = "questionId" in params ? questionFile : projectFile;
    return workspace.call(handlers, "POST", { ...form, headers: { ...form.headers, ...headers }, params, query });
  }

  it("fills the question with the first text column and makes questions of the others", async () => {
    const { params, read } = await newQuestion();
    const mapping = { id: "respondent", text: ["Liked", 3], segments: ["Age"] };
    const { status, body } = await send(params, SURVEY, { mapping });
    expect([status, body.error]).toEqual([200, undefined]);
    expect(body.data).toMatchObject({
      uploaded: 6,
      updated: 0,
      duplicates: 0,
      total: 6,
      mapping: { id: "Respondent", text: ["Liked", "Disliked"], segments: ["Age"], guessed: [] },
      questions: [
        { question_id: params.questionId, text: "What did you like?", column: "Liked", created: false, uploaded: 3 },
        { text: "Disliked", column: "Disliked", created: true, uploaded: 3 },
      ],
      skipped_count: 0,
    });
    expect(await read()).toEqual([
      ["r1", "Friendly staff,\nreally", { Age: 34 }],
      ["r2", "The pool", { Age: 51 }],
      ["r3", "", {}],
    ]);
    const again = await send(params, "Respondent,Liked\nr2,The bar\nr4,Food\nr4,The food\n", {
      mapping: { id: 0, text: "Liked" },
    });
    expect(again.body.data).toMatchObject({ uploaded: 1, updated: 1, duplicates: 1, total: 4 });
    expect((await read()).slice(1)).toEqual([
      ["r2", "The bar", { Age: 51 }],
      ["r3", "", {}],
      ["r4", "The food", {}],
    ]);
  });

  it("makes a project's questions, or finds them by their wording", async () => {
    const { params } = await newQuestion();
    const { projectId } = params;
    const first = await send({ projectId }, SURVEY, { mapping: { id: "Respondent", text: ["Liked", "Disliked"] } });
    const second = await send({ projectId }, SURVEY, { mapping: { id: "Respondent", text: ["Disliked"] } });
    const [liked, disliked] = first.body.data.questions;
    expect([liked.created, disliked.created]).toEqual([true, true]);
    expect(second.body.data.questions).toMatchObject([
      { question_id: disliked.question_id, created: false, uploaded: 0, updated: 3, total: 3 },
    ]);
  });

  it("reads an SPSS file: labels word questions and segments, what is declared missing is no answer", async () => {
    const { params } = await newQuestion();
    const content = await readFile("lib/tables/read-sav/fixtures/bytecode.sav");
    const mapping = { id: "id", text: ["What did you like?", "city"], segments: ["sex", "born"] };
    const { body } = await send({ projectId: params.projectId }, content, { mapping }, { name: "stay.sav" });
    expect(body.data.questions).toMatchObject([
      { text: "What did you like?", column: "liked", uploaded: 4 },
      { text: "city", column: "city", uploaded: 3 },
    ]);
    const [stored] = await db.execute(sql`select segments from responses where external_id = '1'
      and question_id = ${body.data.questions[0].question_id}`);
    expect(stored).toEqual({ segments: { sex: "Männlich", born: "1980-03-01" } });
  });

  it("reads a workbook's sheet, with its dates", async () => {
    const { params, read } = await newQuestion();
    const day = { value: new Date("2024-05-02T00:00:00Z"), type: Date, format: "dd/mm/yyyy" };
    const content = await writeWorkbook([
      { sheet: "About", data: [["Made by hand"]] },
      {
        sheet: "Answers",
        data: [
          ["id", "answer", "day"],
          [7, "Friendly staff", day],
          [8, null, null],
        ],
      },
    ]).toBuffer();
    const form = { mapping: { id: 0, text: 1, segments: [2] } };
    const missing = await send(params, content, { ...form, options: { sheet: "Answer" } }, { name: "a.xlsx" });
    expect(missing.body.error.message).toContain("The sheets are: About, Answers.");
    const { body } = await send(params, content, { ...form, options: { sheet: "Answers" } }, { name: "a.xlsx" });
    expect(body.data).toMatchObject({ uploaded: 2 });
    expect(await read()).toEqual([
      ["7", "Friendly staff", { day: "2024-05-02" }],
      ["8", "", {}],
    ]);
  });

  it("shows how a file would be read, and stores nothing", async () => {
    const { params, read } = await newQuestion();
    for (const dry of [
      { fields: { dry_run: true }, query: "" },
      { fields: {}, query: "?dry_run=true" },
    ]) {
      const { status, body } = await send(params, SURVEY.replaceAll(",", ";"), dry.fields, { query: dry.query });
      expect([status, body.error]).toEqual([200, undefined]);
      expect(body.data).toMatchObject({
        format: "csv",
        encoding: "utf-8",
        delimiter: ";",
        mapping: { id: "Respondent", guessed: ["id", "text", "segments"] },
        row_count: 3,
        row_count_exact: true,
        problems: [],
      });
      expect(body.data.columns[0]).toEqual({
        index: 0,
        name: "Respondent",
        label: null,
        role: "id",
        samples: ["r1", "r2", "r3"],
        distinct: 3,
        filled: 3,
      });
      expect(body.data.rows).toHaveLength(3);
    }
    expect(await read()).toEqual([]);
  });

  it("refuses a file for one bad row, naming it, or loads the rest where that is asked for", async () => {
    const { params, read } = await newQuestion();
    const file = `id,answer\n1,Good value\n,No id here\n3,${"x".repeat(100_001)}\n4,Too,many\n5,Fine stay\n`;
    const mapping = { id: "id", text: "answer", segments: [] };
    const refused = await send(params, file, { mapping });
    expect([refused.status, refused.body.error.code]).toEqual([422, "VALIDATION_ERROR"]);
    expect(refused.body.error.issues).toEqual([
      { path: "file.rows[3]", row: 3, column: "id", message: "has no id" },
      { path: "file.rows[4]", row: 4, column: "answer", message: expect.stringContaining("100001 characters") },
      { path: "file.rows[5]", row: 5, column: null, message: expect.stringContaining("3 cells") },
    ]);
    expect(await read()).toEqual([]);
    const loaded = await send(params, file, { mapping, skip_bad_rows: true });
    expect(loaded.body.data).toMatchObject({ uploaded: 2, skipped_count: 3 });
    expect(loaded.body.data.skipped[0]).toEqual({ row: 3, column: "id", reason: "has no id" });
    expect(await read()).toHaveLength(2);
  });

  it("numbers the rows of a file without ids, and says so", async () => {
    const { params, read } = await newQuestion();
    const { body } = await send(params, "answer\nVery friendly staff\nThe room was cold\n");
    expect(body.data.mapping).toMatchObject({ id: null, text: ["answer"] });
    expect(body.data.notes).toEqual(["No column holds ids: the rows are numbered."]);
    expect((await read()).map(([id]) => id)).toEqual(["row-1", "row-2"]);
  });

  it.each([
    ["an empty file", "a.csv", "", "empty"],
    ["a header alone", "a.csv", "id,answer\n", "no rows"],
    ["null characters", "a.csv", "id,answer\n1,a\0b\n", "not a text file"],
    ["what is no workbook", "a.xlsx", "id,answer\n1,fine\n", "not an Excel workbook"],
    ["a picture", "a.png", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4]), "PNG"],
    ["more columns than a sheet has", "a.csv", `${"a,".repeat(16_384)}a\n1\n`, "16,384 columns"],
  ])("refuses %s", async (_, name, content, message) => {
    const { params } = await newQuestion();
    const { status, body } = await send(params, content, {}, { name });
    expect([status, body.error.code]).toEqual([422, "VALIDATION_ERROR"]);
    expect(body.error.message).toContain(message);
  });

  it("names the columns where one is not there", async () => {
    const { params } = await newQuestion();
    const { body } = await send(params, SURVEY, { mapping: { text: "Likes" } });
    expect(body.error).toMatchObject({ code: "VALIDATION_ERROR", issues: [{ path: "mapping.text" }] });
    expect(body.error.message).toContain("The columns are: Respondent, Age, Liked, Disliked.");
  });

  it("refuses forms that are none, without a file, and of fields that do not exist", async () => {
    const { params } = await newQuestion();
    const call = (options: object) => workspace.call(questionFile, "POST", { params, ...options });
    const paths = async (options: object) => {
      const { status, body } = await call(options);
      return [status, body.error.issues?.map(({ path }) => path)];
    };
    expect(await paths({ body: {} })).toEqual([422, ["content-type"]]);
    expect(await paths({ raw: "x", headers: { "content-type": "multipart/form-data" } })).toEqual([
      422,
      ["content-type"],
    ]);
    const form = await fileForm("a.csv", SURVEY, { mappings: {} });
    expect(await paths(form)).toEqual([422, ["mappings"]]);
    const boundary = "multipart/form-data; boundary=x";
    expect(await paths({ raw: "--x--\r\n", headers: { "content-type": boundary } })).toEqual([422, ["file"]]);
    for (let cut = 1; cut < form.raw.byteLength; cut += 9) {
      expect([cut, ...(await paths({ ...form, raw: form.raw.slice(0, cut) }))]).toEqual([cut, 422, expect.anything()]);
    }
  });

  it("answers a repeat with the same key from memory, and refuses the key for another file", async () => {
    const { params } = await newQuestion();
    const headers = { "idempotency-key": "file-1" };
    const first = await send(params, SURVEY, { mapping: { text: "Liked" } }, { headers });
    const repeat = await send(params, SURVEY, { mapping: { text: "Liked" } }, { headers });
    expect(repeat.headers.get("x-idempotent-replay")).toBe("true");
    expect(repeat.body.data).toEqual(first.body.data);
    const other = await send(params, `${SURVEY}r9,1,Food,\n`, { mapping: { text: "Liked" } }, { headers });
    expect([other.status, other.body.error.message]).toEqual([422, expect.stringContaining("different body")]);
  });

  it("leaves no staged file behind, and does not know other organizations' questions", async () => {
    const { params } = await newQuestion();
    await send(params, SURVEY, { mapping: { text: "none" } });
    const stranger = await newWorkspace(db);
    const reply = await stranger.call(questionFile, "POST", { ...(await fileForm("a.csv", SURVEY)), params });
    expect([reply.status, reply.body.error.code]).toEqual([404, "NOT_FOUND"]);
    const [left] = await db.execute(sql`select (select count(*) from uploads)::integer as files,
      (select count(*) from upload_chunks)::integer as chunks, (select count(*) from upload_rows)::integer as rows`);
    expect(left).toEqual({ files: 0, chunks: 0, rows: 0 });
  });
});

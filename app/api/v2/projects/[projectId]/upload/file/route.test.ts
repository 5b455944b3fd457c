import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import writeWorkbook from "write-excel-file/node";
import * as questionFile from "@/app/api/v2/projects/[projectId]/questions/[questionId]/upload/file/route";
import { useDatabase } from "@/test/database";
import { fileForm } from "@/test/file-form";
import { SURVEY, useFileUploads } from "@/test/file-uploads";
import { newWorkspace } from "@/test/workspace";

describe("POST .../upload/file", () => {
  const db = useDatabase();
  const { newQuestion, send } = useFileUploads(db);

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

  it("keeps each of several columns whose long headers begin alike, and their wordings", async () => {
    const { params, read } = await newQuestion();
    const grid = (item: string) => `How satisfied are you with each of these? ${"-".repeat(200)} ${item}`;
    const file = `id,liked,${grid("price")},${grid("staff")}\n1,The friendly staff,2,5\n`;
    await send(params, file, { mapping: { id: "id", text: "liked", segments: [2, 3] } });
    const [[, , segments] = []] = await read();
    expect(Object.values(segments ?? {}).sort()).toEqual([2, 5]);
    const labels = await db.execute<{ label: string }>(
      sql`select label from segment_labels where question_id = ${params.questionId} order by key`,
    );
    expect(labels.map(({ label }) => label.slice(-5)).sort()).toEqual(["price", "staff"]);
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
        mapping: { id: "Respondent", guessed: ["id", "text", "segments", "weight"] },
        row_count: 3,
        row_count_exact: true,
        problems: [],
      });
      expect(body.data.columns[0]).toEqual({
        index: 0,
        name: "Respondent",
        label: null,
        set: null,
        role: "id",
        samples: ["r1", "r2", "r3"],
        distinct: 3,
        filled: 3,
        placeholders: [],
        dates: null,
      });
      expect(body.data.rows).toHaveLength(3);
    }
    expect(await read()).toEqual([]);
  });

  it("counts the rows that would be refused, a row with two problems once", async () => {
    const { params } = await newQuestion();
    const file = "No,Answer,wgt\n1,Quiet,1\n,Friendly staff,heavy\n3,Cold pool,none\n";
    const mapping = { id: "No", text: "Answer", weight: "wgt" };
    const { body } = await send(params, file, { dry_run: true, mapping });
    expect(body.data.problems.map(({ row }: { row: number }) => row)).toEqual([3, 3, 4]);
    expect(body.data.problem_count).toBe(2);
  });

  it("takes a column of weights: proposed by its name and values, stored as numbers, and the question's own", async () => {
    const { params, read } = await newQuestion();
    const file = "No;Answer;Gewicht\n1;The pool was cold;0,80\n2;Friendly staff;1,2\n3;Quiet rooms at night;\n";
    const dry = await send(params, file, { dry_run: true });
    expect(dry.body.data.columns.map(({ role }: { role: string }) => role)).toEqual(["id", "text", "weight"]);
    expect(dry.body.data.mapping).toMatchObject({ weight: "Gewicht", segments: [] });
    const { body } = await send(params, file);
    expect(body.data.mapping).toMatchObject({ weight: "Gewicht", guessed: ["id", "text", "segments", "weight"] });
    expect(await read()).toEqual([
      ["1", "The pool was cold", { Gewicht: 0.8 }],
      ["2", "Friendly staff", { Gewicht: 1.2 }],
      ["3", "Quiet rooms at night", {}],
    ]);
    const [stored] = await db.execute(sql`select weight_key from questions where id = ${params.questionId}`);
    expect(stored).toEqual({ weight_key: "Gewicht" });
  });

  it("refuses an invalid weight, and a column with two roles; guesses no weight if the segments are listed", async () => {
    const { params, read } = await newQuestion();
    const file = "No;Answer;Weight\n1;The pool was cold;heavy\n2;Friendly staff;1,2\n";
    const mapping = { id: "No", text: "Answer", weight: "Weight" };
    const bad = await send(params, file, { mapping });
    const message = 'is not a weight: "heavy"; a weight is a number from 0';
    expect(bad.body.error.issues).toEqual([{ path: "file.rows[2]", row: 2, column: "Weight", message }]);
    for (const more of [{ segments: ["Weight"] }, { weight: "Answer" }]) {
      const { status, body } = await send(params, file, { mapping: { ...mapping, ...more } });
      expect([status, body.error.issues?.[0]?.path]).toEqual([422, "mapping.weight"]);
    }
    const listed = file.replace("heavy", "0,9");
    const { body } = await send(params, listed, { mapping: { id: "No", text: "Answer", segments: [] } });
    expect(body.data.mapping.weight).toBeNull();
    expect((await read()).map(([, , segments]) => segments)).toEqual([{}, {}]);
  });

  it("quotes an invalid weight as JSON can hold it, without null characters and halves of an emoji", async () => {
    const { params } = await newQuestion();
    const weights = [`${"x".repeat(39)}😀`, "1\0,x"];
    const rows = weights.map((weight, row) => ({ No: row, Answer: "The pool was cold", Weight: weight }));
    const mapping = { id: "No", text: "Answer", weight: "Weight" };
    const { body } = await send(params, JSON.stringify(rows), { mapping }, { name: "a.json" });
    expect(body.error.issues?.map(({ message }: { message: string }) => message)).toEqual([
      `is not a weight: "${"x".repeat(39)}\ufffd"; a weight is a number from 0`,
      "holds a null character",
      'is not a weight: "1,x"; a weight is a number from 0',
    ]);
  });

  it("shows a file in which nothing looks like answers, and does not load it", async () => {
    const { params } = await newQuestion();
    const file = "id,Q1\n1,100200300400\n2,100200300401\n3,100200300402\n";
    const dry = await send(params, file, { dry_run: true });
    expect(dry.body.data).toMatchObject({ mapping: { id: "id", text: [] }, row_count: 3 });
    expect(dry.body.data.notes).toEqual(["No column looks like answers."]);
    const { status, body } = await send(params, file);
    expect([status, body.error.issues?.[0]?.path]).toEqual([422, "mapping.text"]);
    expect((await send(params, file, { mapping: { text: "Q1" } })).body.data).toMatchObject({ uploaded: 3 });
  });

  it("guesses the column that is worded like the question, though another has longer answers", async () => {
    const { params, read } = await newQuestion();
    const wording = "What did you like?";
    const file = `id,Why did you choose us?,${wording}\n1,Because a good friend of mine told me all about it,Pool\n2,It is near the station and was cheap enough,Staff\n`;
    const { body } = await send(params, file);
    expect(body.data.mapping).toMatchObject({ text: [wording] });
    expect((await read()).map(([, text]) => text)).toEqual(["Pool", "Staff"]);
  });

  it("numbers the rows of a file without ids, and says so", async () => {
    const { params, read } = await newQuestion();
    const { body } = await send(params, "answer\nVery friendly staff\nThe room was cold\n");
    expect(body.data.mapping).toMatchObject({ id: null, text: ["answer"] });
    expect(body.data.notes).toEqual(["No column holds ids: the rows are numbered."]);
    expect((await read()).map(([id]) => id)).toEqual(["row-1", "row-2"]);
  });

  it("repeats the stored reply for the same key, and refuses the key for another file", async () => {
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

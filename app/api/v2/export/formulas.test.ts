import { sql } from "drizzle-orm";
import Papa from "papaparse";
import { beforeAll, describe, expect, it } from "vitest";
import { fromBufferPromise } from "yauzl";
import { responses } from "@/db/schema/responses";
import { operatorFor } from "@/lib/auth/caller";
import { readTable } from "@/lib/tables/read-table";
import { newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newWorkspace } from "@/test/workspace";
import * as assignmentsRoute from "../projects/[projectId]/questions/[questionId]/assignments/route";
import * as codebookRoute from "../projects/[projectId]/questions/[questionId]/codebook/export/route";
import * as applyRoute from "../refinement/apply/route";
import * as decisionsRoute from "../refinement/export/route";
import * as csvRoute from "./csv/route";
import * as jsonRoute from "./json/route";
import * as projectRoute from "./project/route";
import * as tripleSRoute from "./triple-s/route";
import * as xlsxRoute from "./xlsx/route";

const NAMES = ["-2+3+cmd|' /C calc'!A0", "＝1+1", " =1+1", "'=1+1", "-12.5", "+4 %"];
const GUARDED = ["'-2+3+cmd|' /C calc'!A0", "'＝1+1", "' =1+1", "''=1+1", "-12.5", "+4 %"];

async function partOf(zip: Uint8Array, ending: string, encoding: BufferEncoding = "utf8"): Promise<string> {
  const archive = await fromBufferPromise(Buffer.from(zip), { lazyEntries: true });
  for await (const entry of archive.eachEntry()) {
    if (!entry.fileName.endsWith(ending)) continue;
    const pieces: Buffer[] = [];
    for await (const piece of await archive.openReadStreamPromise(entry)) pieces.push(piece);
    return Buffer.concat(pieces).toString(encoding);
  }
  throw new Error(`the archive has no ${ending}`);
}

const cellsOf = (bytes: Uint8Array) =>
  Papa.parse<string[]>(new TextDecoder().decode(bytes), { skipEmptyLines: true }).data;

/** Answers, wording, segments and their names, codes, nets, ids and evidence that all look like formulas. */
describe("text that looks like a formula", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let params: { projectId: string; questionId: string };
  let ids: { project_id: string; question_id: string };
  beforeAll(async () => {
    workspace = await newWorkspace(db);
    const caller = operatorFor(workspace.organizationId);
    const coded = NAMES.map((name) => [name]);
    params = await newCodedQuestion(db, caller, { "@net": NAMES }, coded);
    ids = { project_id: params.projectId, question_id: params.questionId };
    for (const [position, name] of NAMES.entries()) {
      await db.execute(sql`
        update ${responses} set text = ${name}, external_id = ${name}, segments = jsonb_build_object('=seg', ${name}::text)
        where question_id = ${params.questionId} and position = ${position}`);
    }
    await db.execute(sql`update questions set text = '=wording' where id = ${params.questionId}`);
  });
  const post = (route: typeof csvRoute | typeof jsonRoute, body: object = {}) =>
    workspace.call(route, "POST", { body: { ...ids, include_demographics: true, ...body } });
  const get = (route: typeof assignmentsRoute | typeof codebookRoute, format: string) =>
    workspace.call(route, "GET", { params, query: `?format=${format}` });
  const read = async (body: object) => cellsOf((await post(csvRoute, body)).bytes);

  it("is guarded in each text of CSV, and no number is", async () => {
    const [header, ...rows] = await read({});
    expect(header?.slice(1, 3)).toEqual(["'=wording", "'=seg"]);
    for (const column of [0, 1, 2, 3]) expect(rows.map((row) => row[column])).toEqual(GUARDED);
    expect((await read({ layout: "binary_dummy" }))[0]?.slice(3, -1)).toEqual(GUARDED);
    const [, ...byCode] = await read({ layout: "one_row_per_code" });
    expect(byCode.map((row) => row.slice(3, 5))).toEqual(GUARDED.map((name) => ["'@net", name]));
    expect((await read({ layout: "wide" })).slice(1).map((row) => row[3])).toEqual(GUARDED);
  });

  it("is left as it is for programs that ask for it", async () => {
    const [header, ...rows] = await read({ escape_formulas: false });
    expect(header?.slice(1, 3)).toEqual(["=wording", "=seg"]);
    for (const column of [0, 1, 2, 3]) expect(rows.map((row) => row[column])).toEqual(NAMES);
  });

  it.each([true, false])("is text in a workbook, and unchanged, with escape_formulas: %s", async (escape_formulas) => {
    const { bytes } = await post(xlsxRoute, { escape_formulas });
    const { columns, rows } = await readTable("a.xlsx", bytes);
    expect(columns[2]).toBe("=seg");
    expect(rows.map((row) => row[1]?.trim())).toEqual(NAMES.map((name) => name.trim()));
    const sheet = await partOf(bytes, "sheet1.xml");
    expect(sheet.includes('s="2"><is><t xml:space="preserve">-2+3')).toBe(escape_formulas);
    expect(sheet.includes('s="3"><is><t xml:space="preserve">=seg')).toBe(escape_formulas);
    expect(sheet).toContain('s="0"><is><t xml:space="preserve">-12.5');
    expect(sheet).not.toContain("<f>");
    const styles = await partOf(bytes, "styles.xml");
    const formats = [...styles.matchAll(/<xf [^>]*xfId[^>]*>/g)].map(([format]) => format.includes('quotePrefix="1"'));
    expect(formats).toEqual([false, false, true, true, false]);
  });

  it("is left as it is in files that only programs read", async () => {
    const { bytes } = await post(tripleSRoute);
    const [, ...rows] = cellsOf(Buffer.from(await partOf(bytes, ".csv")));
    expect(rows.map((row) => row.slice(0, 3))).toEqual(NAMES.map((name) => Array(3).fill(name.trim())));
    const { answers } = JSON.parse(new TextDecoder().decode((await post(jsonRoute)).bytes));
    expect(answers.map(({ text }: { text: string }) => text)).toEqual(NAMES);
  });

  it.each([true, false])("follows escape_formulas in all files of a project: %s", async (escape_formulas) => {
    const exported = async (body: object) =>
      (await workspace.call(projectRoute, "POST", { body: { project_id: ids.project_id, escape_formulas, ...body } }))
        .bytes;
    const idsIn = (csv: Uint8Array) => cellsOf(csv).map(([id]) => id);
    const expected = escape_formulas ? GUARDED : NAMES;
    const files = await exported({ format: "csv" });
    expect(idsIn(Buffer.from(await partOf(files, "wording.csv")))).toEqual(expect.arrayContaining(expected));
    expect(idsIn(await exported({ format: "csv", single_file: true }))).toEqual(expect.arrayContaining(expected));
    const workbooks = [
      Buffer.from(await partOf(await exported({ format: "xlsx" }), ".xlsx", "latin1"), "latin1"),
      await exported({ format: "xlsx", single_file: true }),
    ];
    for (const workbook of workbooks) {
      const sheet = await partOf(workbook, "sheet1.xml");
      expect(sheet.includes('s="2"><is><t xml:space="preserve">-2+3')).toBe(escape_formulas);
    }
  });

  it("is guarded in a codebook's file", async () => {
    const [, ...rows] = cellsOf((await get(codebookRoute, "csv")).bytes);
    expect(rows.map((row) => row.slice(0, 2))).toEqual(GUARDED.map((name) => ["'@net", name]));
    const sheet = await partOf((await get(codebookRoute, "xlsx")).bytes, "sheet1.xml");
    expect(sheet).toContain('s="2"><is><t xml:space="preserve">-2+3');
    expect(sheet).not.toContain("<f>");
  });

  it("is guarded in the list of assignments", async () => {
    const [header = [], ...rows] = cellsOf((await get(assignmentsRoute, "csv")).bytes);
    for (const column of ["id", "code"]) {
      expect(rows.map((row) => row[header.indexOf(column)]).toSorted()).toEqual(GUARDED.toSorted());
    }
  });

  it("is guarded in the list of decisions", async () => {
    const name = "=1+1";
    const suggestion = { type: "new_code", name, title: name };
    const applied = await workspace.call(applyRoute, "POST", { body: { ...ids, suggestion } });
    expect(applied.status, JSON.stringify(applied.body)).toBe(200);
    const list = await workspace.call(decisionsRoute, "POST", { body: { ...ids, format: "csv" } });
    const [header = [], row = []] = cellsOf(list.bytes);
    expect(row[header.indexOf("title")]).toBe("'=1+1");
  });
});

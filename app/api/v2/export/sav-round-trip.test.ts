import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { readTable } from "@/lib/tables/read-table";
import { useDatabase } from "@/test/database";
import { useFileUploads } from "@/test/file-uploads";
import * as savRoute from "./sav/route";

const fixture = (name: string) => readFile(`lib/tables/read-sav/fixtures/${name}`);
const raw = (bytes: Uint8Array) => readTable("a.sav", bytes, { isUnlabelled: true });
type Fields = Record<string, unknown>;

/** What a file says of a column, and its values. */
function columnIn({ columns, labels, savColumns, rows }: Awaited<ReturnType<typeof raw>>, name: string) {
  const at = columns.indexOf(name);
  return { name: columns[at], label: labels?.[at], ...savColumns?.[at], values: rows.map((row) => row[at]) };
}

describe("an SPSS file that comes back with codes", () => {
  const { newQuestion, send, call } = useFileUploads(useDatabase());

  async function upload(name: string, mapping: Fields) {
    const { params } = await newQuestion();
    const loaded = await send(params, await fixture(name), { mapping }, { name });
    expect(loaded.body.error).toBeUndefined();
    return params;
  }
  async function exported({ projectId, questionId }: { projectId: string; questionId: string }, asked: Fields = {}) {
    const body = { project_id: projectId, question_id: questionId, include_demographics: true, ...asked };
    const reply = await call(savRoute, "POST", { body });
    expect(reply.status).toBe(200);
    return raw(reply.bytes);
  }

  it.each([
    ["survey.sav", "RespID", ["sex", "sat", "income", "seen", "region"]],
    ["panel.zsav", "panel.id_", ["Q1", "@rating", "again", "spent", "at", "went", "size"]],
    ["bytecode.sav", "id", ["sex", "born", "seen", "spent", "city", "code"]],
  ])(
    "has the columns of %s as they were: names, types, widths, formats, labels, missing values, measures",
    async (name, id, segments) => {
      const before = await raw(await fixture(name));
      const after = await exported(
        await upload(name, { id, text: before.columns.includes("why") ? "why" : "liked", segments }),
      );
      for (const column of [id, ...segments]) {
        const wanted = columnIn(before, column);
        const missing = new Set(missingCells(wanted));
        const values = wanted.values.map((cell) => (missing.has(cell) ? "" : cell));
        expect(columnIn(after, column)).toEqual({ ...wanted, values });
      }
    },
  );

  it("has room for the longest answer of the survey's file", async () => {
    const after = await exported(await upload("survey.sav", { id: "RespID", text: "why", segments: [] }));
    expect(columnIn(after, "Q1")).toMatchObject({ width: 400 });
  });

  it("has names of its own where the survey has ours", async () => {
    const params = await upload("panel.zsav", { id: "panel.id_", text: "why", segments: ["again"] });
    expect((await exported(params)).columns.slice(0, 4)).toEqual(["panel.id_", "again", "OPEN1", "OPEN1_STATUS"]);
  });

  it("has periods of dates, and values of other files, as text beside the survey's variable", async () => {
    const params = await upload("survey.sav", {
      id: "RespID",
      text: "why",
      segments: [{ column: "seen", by: "month" }, "sat", "sex"],
    });
    const more = "RespID,why,sat,sex\n107,Quiet,very good,Female\nA8,Loud,5,Male\n";
    await send(params, more, { mapping: { id: "RespID", text: "why", segments: ["sat", "sex"] } });
    const after = await exported(params);
    expect(after.columns.slice(0, 4)).toEqual(["RespID_text", "sat_text", "seen_text", "sex"]);
    expect(columnIn(after, "seen_text").values.slice(0, 1)).toEqual(["2024-03"]);
    expect(columnIn(after, "sex").values).toEqual(["1", "2", "1", "2", "", "1", "2", "1"]);
  });

  it("keeps columns of a CSV under their names as far as SPSS allows", async () => {
    const { params } = await newQuestion();
    const file = "Resp.ID,why,Q2.1_,Age group (2024),@x,to\n01,Quiet,1,18-24,2,3\n02,Loud,2,25+,2,3\n";
    await send(params, file, { mapping: { id: "Resp.ID", text: "why", segments: [2, 3, 4, 5] } });
    const { columns, rows } = await exported(params);
    expect(columns.slice(0, 5)).toEqual(["Resp.ID", "@x", "Age_group_2024", "Q2.1_", "to_"]);
    expect(rows.map(([id]) => id)).toEqual(["01", "02"]);
  });
});

function missingCells({ missing = [], missingRange: [low, high] = [1, 0], values }: ReturnType<typeof columnIn>) {
  return values.filter(
    (cell) => missing.some((value) => `${value}` === cell) || (cell && Number(cell) >= low && Number(cell) <= high),
  );
}

import { eq, inArray, sql } from "drizzle-orm";
import Papa from "papaparse";
import { beforeAll, describe, expect, it } from "vitest";
import * as decisionsRoute from "@/app/api/v2/refinement/export/route";
import { auditLog } from "@/db/schema/audit";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import { operatorFor } from "@/lib/auth/caller";
import { createGroup } from "@/lib/groups/groups";
import { newId } from "@/lib/ids/new-id";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { readTable } from "@/lib/tables/read-table";
import { newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newWorkspace } from "@/test/workspace";
import * as csvRoute from "./csv/route";
import * as jsonRoute from "./json/route";
import * as previewRoute from "./preview/route";
import * as projectRoute from "./project/route";
import * as savRoute from "./sav/route";
import * as tripleSRoute from "./triple-s/route";
import * as xlsxRoute from "./xlsx/route";

const FRAME = { "Staff, all": ["Friendly", '"Odd" name'], Room: ["Friendly", "=Cold"] };

describe("an export", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let ids: { project_id: string; question_id: string };
  beforeAll(async () => {
    workspace = await newWorkspace(db);
    ids = await newQuestion([
      [{ code: "=Cold", sentiment: "Negative", confidence: "low" }, '"Odd" name'],
      [],
      ["=Cold"],
    ]);
    await db.execute(sql`update ${responses} set segments = '{"region": "North", "nights": 2}', text = E'=1+1,\n"ok"'
      where question_id = ${ids.question_id} and position = 0`);
  });

  async function newQuestion(
    coded: Parameters<typeof newCodedQuestion>[3],
    frame: Parameters<typeof newCodedQuestion>[2] = FRAME,
  ) {
    const { organizationId } = workspace;
    const caller = operatorFor(organizationId);
    const { projectId, questionId } = await newCodedQuestion(db, caller, frame, coded);
    return { project_id: projectId, question_id: questionId };
  }
  const post = (route: typeof csvRoute | typeof xlsxRoute, body: object) => workspace.call(route, "POST", { body });
  async function csv(body: object = {}) {
    const reply = await post(csvRoute, { ...ids, ...body });
    expect(reply.status).toBe(200);
    return Papa.parse<string[]>(new TextDecoder().decode(reply.bytes), { skipEmptyLines: true }).data;
  }

  it("has a row per answer and columns by mention, as a download named for the question", async () => {
    const reply = await post(csvRoute, ids);
    expect(reply.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(reply.headers.get("content-disposition")).toMatch(/^attachment; filename="what-stood-out\.csv"/);
    expect(await csv()).toEqual([
      ["id", "What stood out?", "code_1", "code_number_1", "code_2", "code_number_2", "reviewed"],
      ["r0", '\'=1+1,\n"ok"', "'=Cold", "4", '"Odd" name', "2", "0"],
      ["r1", "Answer 1", "", "", "", "", "0"],
      ["r2", "Answer 2", "'=Cold", "4", "", "", "0"],
    ]);
  });

  it("is in the audit log, whatever its format; a preview and a refused one are not", async () => {
    const { organizationId, call, keyId } = await newWorkspace(db);
    const made = await newCodedQuestion(db, operatorFor(organizationId), FRAME, [["=Cold"], ["Friendly"]]);
    const target = { project_id: made.projectId, question_id: made.questionId };
    const empty = await newCodedQuestion(db, operatorFor(organizationId), FRAME, []);
    const nothing = { project_id: empty.projectId, question_id: empty.questionId };
    for (const route of [csvRoute, xlsxRoute, savRoute, tripleSRoute, jsonRoute]) {
      expect((await call(route, "POST", { body: target })).status).toBe(200);
      expect((await call(route, "POST", { body: nothing })).body.error.code).toBe("NO_DATA");
    }
    const { project_id } = target;
    await call(projectRoute, "POST", { body: { project_id, format: "csv" } });
    await call(previewRoute, "POST", { body: { ...target, format: "csv" } });
    await call(decisionsRoute, "POST", { body: { ...target, format: "csv" } });
    const logged = await db.select().from(auditLog).where(eq(auditLog.organizationId, organizationId));
    expect(logged.map(({ actorId, action, target }) => ({ actorId, action, target }))).toEqual([
      ...["exportCsv", "exportXlsx", "exportSav", "exportTripleS", "exportJson"].map((action) => ({
        actorId: keyId,
        action,
        target,
      })),
      { actorId: keyId, action: "exportProject", target: { project_id, format: "csv" } },
      { actorId: keyId, action: "exportDecisions", target: { ...target, format: "csv" } },
    ]);
  });

  it("has a column of 0 and 1 per code, told apart by its category where two have one name", async () => {
    const [header, ...rows] = await csv({ layout: "binary_dummy", include_confidence: true });
    expect(header?.filter((name) => !name.endsWith("(confidence)"))).toEqual([
      "id",
      "What stood out?",
      "Staff, all: Friendly",
      '"Odd" name',
      "Room: Friendly",
      "'=Cold",
      "reviewed",
    ]);
    expect(rows.map((row) => row.slice(2, -1))).toEqual([
      ["0", "", "1", "high", "0", "", "1", "low"],
      ["0", "", "0", "", "0", "", "0", ""],
      ["0", "", "0", "", "0", "", "1", "high"],
    ]);
  });

  it("has segments, sentiment and confidence if they are requested", async () => {
    const [header, first] = await csv({ include_demographics: true, include_sentiment: true });
    expect(header?.slice(2, 7)).toEqual(["nights", "region", "code_1", "code_number_1", "sentiment_1"]);
    expect(first?.slice(2, 7)).toEqual(["2", "North", "'=Cold", "4", "Negative"]);
  });

  it("states who or what gave each code if that is requested", async () => {
    const [header, first] = await csv({ layout: "one_row_per_code", include_provenance: true });
    expect(header?.slice(5, 10)).toEqual(["source", "engine", "suggestion_id", "actor", "decided_at"]);
    expect(first?.slice(5, 9)).toEqual(["engine", "local/1", "", ""]);
    expect(first?.[9]).toMatch(/^20\d\d-.*Z$/);
  });

  it.each([
    ["one_row_per_code", 5, ["Room", "=Cold", "4", "Negative", ""]],
    ["wide", 4, ['=Cold | "Odd" name', "4 | 2", "Negative | Neutral", "|"]],
  ])("is a workbook that a spreadsheet reads, laid out as %s", async (layout, rows, cells) => {
    const reply = await post(xlsxRoute, { ...ids, layout, include_sentiment: true, include_evidence: true });
    const table = await readTable("a.xlsx", reply.bytes);
    expect(1 + table.rows.length).toBe(rows);
    expect(table.rows[0]?.slice(0, 2)).toEqual(["r0", '=1+1,\n"ok"']);
    expect(table.rows[0]?.slice(2, 2 + cells.length).map((cell) => cell?.trim() ?? "")).toEqual(cells);
  });

  it("leaves the codes of an answer empty that is still to be coded", async () => {
    const open = await newQuestion([["=Cold"], []]);
    await db.execute(
      sql`update ${responses} set coded_at = null where question_id = ${open.question_id} and position = 1`,
    );
    const { bytes } = await post(csvRoute, { ...open, layout: "binary_dummy", byte_order_mark: false });
    const { data } = Papa.parse<string[]>(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
    expect(data[0]?.[0]).toBe("id");
    expect(data.slice(1, 3).map((row) => row.slice(2))).toEqual([
      ["0", "0", "0", "1", "0"],
      ["", "", "", "", "0"],
    ]);
  });

  it("has the waves of a group one after the other, and names the column of ids as it was uploaded", async () => {
    const [first, second] = [await newQuestion([["=Cold"]]), await newQuestion([[], ['"Odd" name']])];
    const { organizationId } = workspace;
    const questionIds = [first.question_id, second.question_id];
    await db.update(questions).set({ respondentColumn: "Panel no." }).where(inArray(questions.id, questionIds));
    expect((await post(csvRoute, { ...first, grouped: true })).body.error.code).toBe("NOT_GROUPED");
    const caller = operatorFor(organizationId);
    const { id } = await createGroup(db, caller, { name: "Tracker", questionIds });
    const reply = await post(csvRoute, { ...second, grouped: true });
    expect(reply.headers.get("content-disposition")).toContain('"tracker.csv"');
    const { data } = Papa.parse<string[]>(new TextDecoder().decode(reply.bytes), { skipEmptyLines: true });
    expect(data.map((row) => row.slice(0, 2))).toEqual([
      ["Panel no.", "wave"],
      ["r0", "1"],
      ["r0", "2"],
      ["r1", "2"],
    ]);
    expect(data.map((row) => row[3])).toEqual(["code_1", "'=Cold", "", '"Odd" name']);
    expect((await post(csvRoute, { group_id: id })).bytes).toEqual(reply.bytes);
    expect((await post(csvRoute, { ...first, group_id: id })).body.error.code).toBe("VALIDATION_ERROR");
  });

  it("streams many rows without holding them", async () => {
    const many = await newQuestion([["=Cold"]]);
    const { organizationId } = workspace;
    await db.execute(sql`
      insert into ${responses} (organization_id, id, question_id, external_id, position, text)
      select ${organizationId}, gen_random_uuid(), ${many.question_id}, 'n' || n, n, 'Answer number ' || n
      from generate_series(1, 20000) n`);
    const before = process.memoryUsage().rss;
    const reply = await post(xlsxRoute, { ...many, layout: "binary_dummy" });
    expect((await readTable("a.xlsx", reply.bytes)).rows).toHaveLength(20_001);
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * MEBIBYTE);
  });

  it("is refused without answers, for a foreign question and for an unknown layout", async () => {
    const empty = await newQuestion([]);
    expect((await post(csvRoute, empty)).body.error.code).toBe("NO_DATA");
    expect((await post(xlsxRoute, { ...ids, question_id: newId() })).body.error.code).toBe("NOT_FOUND");
    expect((await post(csvRoute, { ...ids, layout: "spiral" })).body.error.code).toBe("VALIDATION_ERROR");
    const stranger = await newWorkspace(db);
    expect((await stranger.call(csvRoute, "POST", { body: ids })).status).toBe(404);
  });
});

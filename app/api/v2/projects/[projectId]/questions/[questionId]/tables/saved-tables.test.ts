import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog } from "@/db/schema/audit";
import { savedTables } from "@/db/schema/saved-tables";
import { MAX_SAVED_TABLES } from "@/lib/analytics/saved-tables/limits";
import { operatorFor } from "@/lib/auth/caller";
import { newId } from "@/lib/ids/new-id";
import { UUID } from "@/lib/ids/uuid";
import { codeIds } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newSegmentedQuestion } from "@/test/segmented-question";
import { newMember, newWorkspace } from "@/test/workspace";
import * as crossTab from "../../../../../analytics/cross-tab/route";
import * as code from "../codebook/codes/[codeId]/route";
import * as question from "../route";
import * as table from "./[tableId]/route";
import * as tables from "./route";

const FRAME = { Staff: ["Friendly", "Rude"], Price: ["Expensive"] };

describe("saved cross-tabs over HTTP", () => {
  const db = useDatabase();

  async function surveyed() {
    const workspace = await newWorkspace(db);
    const caller = operatorFor(workspace.organizationId);
    const params = await newSegmentedQuestion(db, caller, FRAME, [
      { answers: 3, segments: { region: "North" }, codes: ["Friendly"] },
      { answers: 2, segments: { region: "South" }, codes: ["Rude", "Expensive"] },
    ]);
    return { ...workspace, params, codes: await codeIds(db, params.questionId) };
  }

  it("are saved, listed, read, counted, renamed, overwritten and deleted, and audited", async () => {
    const { call, params, codes, organizationId } = await surveyed();
    const body = {
      name: "Staff by region",
      table: {
        segment_keys: ["region"],
        rows: "nested",
        order: "codebook",
        sort: { segment: "region=South", direction: "ascending" },
        code_ids: [codes.Rude, codes.Friendly],
        confidence_level: 90,
        filter: { segments: ["region=South"], none_of: [codes.Friendly] },
      },
      display: { cells: "count", view: "chart" },
    };
    const created = await call(tables, "POST", { params, body });
    expect([created.status, created.headers.get("etag")]).toEqual([201, '"1"']);
    expect(created.body.data).toMatchObject({
      ...body,
      question_id: params.questionId,
      display: { cells: "count", colour: "significant", view: "chart" },
      codes: [
        { id: codes.Rude, name: "Rude" },
        { id: codes.Friendly, name: "Friendly" },
      ],
      revision: 1,
    });
    const { id, table: definition } = created.body.data;
    const at = { ...params, tableId: id };
    expect((await call(tables, "GET", { params })).body).toMatchObject({ data: [{ id }], meta: { next_cursor: null } });

    const subject = { project_id: params.projectId, question_id: params.questionId };
    const counted = await call(crossTab, "POST", { body: { ...subject, ...definition } });
    expect(counted.body.data.rows.map((row: { name: string }) => row.name)).toEqual(["Staff", "Friendly", "Rude"]);

    const renamed = await call(table, "PATCH", { params: at, body: { name: "Staff" } });
    expect(renamed.body.data).toMatchObject({ name: "Staff", table: definition, display: created.body.data.display });
    const stale = { params: at, headers: { "if-match": '"1"' }, body: { table: { rows: "nets" } } };
    expect((await call(table, "PATCH", stale)).body.error.code).toBe("CONFLICT");
    const fresh = { ...stale, headers: { "if-match": '"2"' } };
    expect((await call(table, "PATCH", fresh)).body.data).toMatchObject({
      table: { rows: "nets", order: "frequency", confidence_level: 95 },
      codes: [],
      display: { cells: "count", view: "chart" },
      revision: 3,
    });
    const shown = (await call(table, "GET", { params: at })).body.data.table;
    for (const gone of ["code_ids", "sort", "filter"]) expect(shown).not.toHaveProperty(gone);
    expect((await call(table, "DELETE", { params: at })).body.data).toEqual({ id, deleted: true });
    expect((await call(table, "GET", { params: at })).status).toBe(404);
    expect((await call(table, "DELETE", { params: at })).status).toBe(404);

    const entries = await db.select().from(auditLog).where(eq(auditLog.organizationId, organizationId));
    expect(entries.map(({ action }) => action)).toEqual([
      "createSavedTable",
      "updateSavedTable",
      "updateSavedTable",
      "deleteSavedTable",
    ]);
  });

  it("keep nothing of the table that is overwritten, such as that it was unweighted", async () => {
    const { call, params } = await surveyed();
    const before = { segment_keys: ["region"], weight_key: null, sort: { segment: null, direction: "ascending" } };
    const { id } = (await call(tables, "POST", { params, body: { name: "Region", table: before } })).body.data;
    const at = { ...params, tableId: id };
    const after = (await call(table, "PATCH", { params: at, body: { table: {} } })).body.data;
    const fresh = (await call(tables, "POST", { params, body: { name: "Fresh", table: {} } })).body.data;
    expect(after.table).toEqual(fresh.table);
  });

  it("keep the codes and the category of their filter by id", async () => {
    const { call, params, codes } = await surveyed();
    const filter = { any_of: ["Rude", "3"], none_of: [codes.Friendly], category: "Staff" };
    const id = newId();
    const byPerson = { name: "y", table: { filter: { reviewer: `user:${id.toUpperCase()}` } } };
    expect((await call(tables, "POST", { params, body: byPerson })).body.data.table.filter).toEqual({ reviewer: id });
    const { table: kept } = (await call(tables, "POST", { params, body: { name: "x", table: { filter } } })).body.data;
    expect(kept.filter).toMatchObject({ any_of: [codes.Rude, codes.Expensive], none_of: [codes.Friendly] });
    expect(kept.filter.category).toMatch(UUID);
    const subject = { project_id: params.projectId, question_id: params.questionId };
    const counted = await call(crossTab, "POST", { body: { ...subject, ...kept, segment_keys: [] } });
    expect(counted.body.data.columns[0].base).toBe(2);
  });

  it("keep the name of a deleted code, and are deleted with their question", async () => {
    const { call, params, codes } = await surveyed();
    const body = { name: "Rude", table: { code_ids: [codes.Rude] } };
    const { id } = (await call(tables, "POST", { params, body })).body.data;
    await call(code, "DELETE", { params: { ...params, codeId: codes.Rude ?? "" } });
    const kept = await call(table, "GET", { params: { ...params, tableId: id } });
    expect(kept.body.data.codes).toEqual([{ id: codes.Rude, name: "Rude" }]);
    const subject = { project_id: params.projectId, question_id: params.questionId };
    const counted = await call(crossTab, "POST", { body: { ...subject, ...kept.body.data.table } });
    expect(counted.body.error).toMatchObject({ code: "VALIDATION_ERROR", issues: [{ path: "code_ids[0]" }] });
    await call(question, "DELETE", { params });
    expect(await db.$count(savedTables, eq(savedTables.id, id))).toBe(0);
  });

  it("have unique names, known codes, and limits of number and size", async () => {
    const { call, params, organizationId } = await surveyed();
    const save = (body: object) => call(tables, "POST", { params, body });
    const { id } = (await save({ name: "All", table: {} })).body.data;
    const refused = { code: "VALIDATION_ERROR", issues: [{ path: "name" }] };
    expect((await save({ name: " All ", table: {} })).body.error).toMatchObject(refused);
    const other = (await save({ name: "Other", table: {} })).body.data.id;
    const taken = { params: { ...params, tableId: other }, body: { name: "All" } };
    expect((await call(table, "PATCH", taken)).body.error).toMatchObject(refused);
    for (const wrong of [
      { name: "x", table: { code_ids: [newId()] } },
      { name: "x", table: { filter: { segments: ["North"] } } },
      { name: "x", table: { confidence_level: 80 } },
      { name: "x", table: { filter: { segments: Array.from({ length: 20 }, (_, n) => `${n}=${"é".repeat(1_290)}`) } } },
      { name: "", table: {} },
      { name: "x" },
    ]) {
      expect((await save(wrong)).body.error.code, JSON.stringify(wrong).slice(0, 80)).toBe("VALIDATION_ERROR");
    }
    const [row] = await db.select().from(savedTables).where(eq(savedTables.id, id));
    const more = Array.from({ length: MAX_SAVED_TABLES - 2 }, (_, n) => ({ ...row, id: newId(), name: `Table ${n}` }));
    await db.insert(savedTables).values(more as (typeof savedTables.$inferInsert)[]);
    expect((await save({ name: "One more", table: {} })).body.error.code).toBe("CONFLICT");
    const first = await call(tables, "GET", { params, query: "?limit=60" });
    const rest = await call(tables, "GET", { params, query: `?limit=60&cursor=${first.body.meta.next_cursor}` });
    expect([first, rest].flatMap(({ body }) => body.data)).toHaveLength(MAX_SAVED_TABLES);
    expect(organizationId).toBe(row?.organizationId);
  });

  it("are seen by viewers, changed by editors, and unknown to strangers", async () => {
    const { call, params, organizationId } = await surveyed();
    const { id } = (await call(tables, "POST", { params, body: { name: "All", table: {} } })).body.data;
    const at = { ...params, tableId: id };
    const viewer = await newMember(db, organizationId, "viewer");
    expect((await viewer.call(table, "GET", { params: at })).status).toBe(200);
    expect((await viewer.call(table, "PATCH", { params: at, body: { name: "Mine" } })).status).toBe(403);
    expect((await viewer.call(tables, "POST", { params, body: { name: "Mine", table: {} } })).status).toBe(403);
    expect((await viewer.call(table, "DELETE", { params: at })).status).toBe(403);
    const stranger = await surveyed();
    for (const [address, method] of [
      [at, "GET"],
      [at, "PATCH"],
      [at, "DELETE"],
      [{ ...stranger.params, tableId: id }, "GET"],
      [{ ...stranger.params, tableId: id }, "PATCH"],
    ] as const) {
      const body = method === "PATCH" ? { body: { name: "Mine" } } : {};
      expect((await stranger.call(table, method, { params: address, ...body })).body.error.code).toBe("NOT_FOUND");
    }
  });
});

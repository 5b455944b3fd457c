import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import { operatorFor } from "@/lib/auth/caller";
import { sourceOf } from "@/lib/tables/byte-source";
import { openTable } from "@/lib/tables/open-table";
import { newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newSegmentedQuestion } from "@/test/segmented-question";
import { newWorkspace } from "@/test/workspace";
import * as csv from "./csv/route";
import * as json from "./json/route";
import * as preview from "./preview/route";
import * as sav from "./sav/route";

const FRAME = { Staff: ["Friendly", "Slow"], Room: ["Cold"] };

describe("the preview of an export", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let ids: { project_id: string; question_id: string };
  beforeAll(async () => {
    workspace = await newWorkspace(db);
    const { projectId, questionId } = await newSegmentedQuestion(db, operatorFor(workspace.organizationId), FRAME, [
      { answers: 1, segments: { region: "North", nights: 2 }, codes: ["Cold", "Slow"] },
      { answers: 2, segments: { region: "South", nights: 1.5 }, codes: ["Friendly"] },
    ]);
    ids = { project_id: projectId, question_id: questionId };
  });

  const previewOf = async (body: object) => {
    const reply = await workspace.call(preview, "POST", { body: { ...ids, ...body } });
    expect([reply.status, reply.body.error]).toEqual([200, undefined]);
    return reply.body.data;
  };

  it.each(["columns_by_mention", "binary_dummy", "one_row_per_code", "wide"])(
    "has the columns and the first rows of a CSV file: %s",
    async (layout) => {
      const options = { layout, include_demographics: true, include_sentiment: true, include_provenance: true };
      const file = await workspace.call(csv, "POST", { body: { ...ids, ...options } });
      const table = await openTable(sourceOf(file.bytes), "a.csv");
      const rows: (string | null)[][] = [];
      for await (const batch of table.batches()) rows.push(...batch.rows.map(({ cells }) => cells));
      const shown = await previewOf({ ...options, format: "csv" });
      expect(shown).toMatchObject({ answers: 3, columns_total: table.columns.length, sample: null });
      expect(shown.columns.map(({ name }: { name: string }) => name)).toEqual(table.columns);
      const written = shown.rows.map((row: unknown[]) => row.map((cell) => (cell === null ? "" : String(cell))));
      expect(written).toEqual(rows.slice(0, written.length).map((row) => row.map((cell) => cell ?? "")));
      expect(written).toHaveLength(layout === "one_row_per_code" ? 3 : 2);
      const types = new Map(shown.columns.map((column: { name: string; type: string }) => [column.name, column.type]));
      expect([types.get("nights"), types.get("region"), types.get("reviewed")]).toEqual(["number", "text", "number"]);
    },
  );

  it.each(["columns_by_mention", "binary_dummy"])(
    "has the variables and the first cases of an SPSS file: %s",
    async (layout) => {
      const options = { layout, include_demographics: true, include_confidence: true };
      const file = await workspace.call(sav, "POST", { body: { ...ids, ...options } });
      const table = await openTable(sourceOf(file.bytes), "a.sav");
      const shown = await previewOf({ ...options, format: "sav" });
      expect(shown.columns.map(({ name }: { name: string }) => name)).toEqual(table.columns);
      const named = (name: string) => shown.columns.find((column: { name: string }) => column.name === name);
      expect(named("nights")).toMatchObject({ label: "nights", type: "number", measure: "scale", set: null });
      expect(named("region")).toMatchObject({ type: "text", measure: "nominal", width: 5 });
      expect(named("Q1_STATUS")).toMatchObject({ values_total: 6, missing: [5, 6] });
      const member = layout === "binary_dummy" ? "Q1_C1" : "Q1_M1";
      expect(named(member)).toMatchObject({ set: "$Q1", measure: "nominal" });
      expect(shown.sets).toMatchObject([{ name: "$Q1", columns: layout === "binary_dummy" ? 3 : 2 }]);
      expect(shown.rows).toHaveLength(2);
      expect(shown.rows[0][shown.columns.indexOf(named("Q1_M1"))]).toBe(layout === "binary_dummy" ? undefined : 3);
    },
  );

  it("has one multiple variable in triple-s, and the first answers in JSON", async () => {
    const shown = await previewOf({ format: "triple-s" });
    const codes = shown.columns.find(({ name }: { name: string }) => name === "Q1_CODES");
    expect(codes).toMatchObject({ type: "multiple", values_total: 3 });
    expect(shown.rows[0][shown.columns.indexOf(codes)]).toBe("32");

    const { sample, columns } = await previewOf({ format: "json", include_demographics: true });
    const file = await workspace.call(json, "POST", { body: { ...ids, include_demographics: true } });
    expect(columns).toEqual([]);
    expect(JSON.parse(`[${sample}]`)).toEqual(JSON.parse(new TextDecoder().decode(file.bytes)).answers.slice(0, 2));
  });

  it("cuts texts at 200 characters", async () => {
    const caller = operatorFor(workspace.organizationId);
    const { projectId, questionId } = await newCodedQuestion(db, caller, FRAME, [["Slow"]]);
    await db
      .update(responses)
      .set({ text: "long ".repeat(100) })
      .where(eq(responses.questionId, questionId));
    const path = { project_id: projectId, question_id: questionId };
    const cut = `${"long ".repeat(40)}…`;
    expect((await previewOf({ ...path, format: "csv" })).rows[0][1]).toBe(cut);
    expect(JSON.parse((await previewOf({ ...path, format: "json" })).sample).text).toBe(cut);
  });

  it("describes 300 columns at most, and refuses options that the format does not have", async () => {
    const names = Array.from({ length: 310 }, (_, n) => `Code ${n}`);
    const caller = operatorFor(workspace.organizationId);
    const wide = await newCodedQuestion(db, caller, { All: names }, [["Code 0"]]);
    const body = { project_id: wide.projectId, question_id: wide.questionId, format: "csv", layout: "binary_dummy" };
    const shown = await previewOf(body);
    expect([shown.columns.length, shown.rows[0].length, shown.columns_total]).toEqual([300, 300, 313]);
    for (const [wrong, path] of [
      [{ format: "sav", layout: "wide" }, "layout"],
      [{ format: "triple-s", include_provenance: true }, "include_provenance"],
      [{ format: "pdf" }, "format"],
      [{ format: "csv", group_id: ids.question_id }, "question_id"],
    ] as const) {
      const { body } = await workspace.call(preview, "POST", { body: { ...ids, ...wrong } });
      expect(body.error).toMatchObject({ code: "VALIDATION_ERROR", issues: [{ path }] });
    }
    const stranger = await newWorkspace(db);
    const foreign = await stranger.call(preview, "POST", { body: { ...ids, format: "csv" } });
    expect(foreign.body.error.code).toBe("NOT_FOUND");
  });
});

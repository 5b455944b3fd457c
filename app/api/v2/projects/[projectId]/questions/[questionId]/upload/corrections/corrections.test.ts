import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as savRoute from "@/app/api/v2/export/sav/route";
import * as xlsxRoute from "@/app/api/v2/export/xlsx/route";
import * as restoreRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/codebook/versions/[version]/restore/route";
import * as revertRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/codebook/versions/[version]/revert/route";
import { assignments, codes } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { decideResponses } from "@/lib/responses/decide-responses";
import { codeIds, codesOfAnswers, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { editedSav } from "@/test/edited-sav";
import { type Edit, editedWorkbook, set } from "@/test/edited-workbook";
import { fileForm } from "@/test/file-form";
import { newWorkspace } from "@/test/workspace";
import * as route from "./route";

const FRAME = { Staff: ["Friendly", "Rude"], Room: ["Cold", "Friendly light", "Pool"] };
const CODED = [["Friendly", "Cold"], ["Rude"], [], ["Cold"], ["Pool", "Friendly"]];

describe("codes edited in an export", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let caller: Caller;
  beforeAll(async () => {
    workspace = await newWorkspace(db);
    const { organizationId } = workspace;
    caller = operatorFor(organizationId);
  });

  const newQuestion = () => newCodedQuestion(db, caller, FRAME, CODED);
  type Path = Awaited<ReturnType<typeof newQuestion>>;

  async function exported(exporter: typeof xlsxRoute | typeof savRoute, path: Path, options: object = {}) {
    const body = { project_id: path.projectId, question_id: path.questionId, ...options };
    return (await workspace.call(exporter, "POST", { body })).bytes;
  }

  async function send(path: Path, content: Uint8Array, fields: Record<string, unknown> = {}, name = "edited.xlsx") {
    const params = { projectId: path.projectId, questionId: path.questionId };
    return workspace.call(route, "POST", { params, ...(await fileForm(name, content, fields)) });
  }

  it("are shown by a dry run, and become a person's decisions that can be taken back", async () => {
    const path = await newQuestion();
    const file = await editedWorkbook(await exported(xlsxRoute, path), (cells) => {
      set(cells, 1, { code_2: "Pool" });
      set(cells, 2, { code_number_1: "3" });
      set(cells, 3, { code_1: "Staff: Friendly" });
      set(cells, 4, { code_1: "", code_number_1: "" });
      cells.splice(1, cells.length - 1, ...cells.slice(1).toReversed());
    });
    const shown = await send(path, file, { dry_run: true });
    expect(shown.status).toBe(200);
    expect(shown.body.data).toMatchObject({
      applied: null,
      version: null,
      ...{ answers: 5, unchanged: 1, change_count: 4, conflict_count: 0, problem_count: 0, unknown_count: 0 },
    });
    expect(shown.body.data.changes.at(-1)).toMatchObject({
      row: 6,
      id: "r0",
      exported: [{ name: "Friendly" }, { name: "Cold" }],
      edited: [{ name: "Friendly" }, { name: "Pool", category: "Room", code_number: 5 }],
    });
    expect(await codesOfAnswers(db, path.questionId)).toEqual(CODED);

    const done = await send(path, file);
    expect(done.body.data).toMatchObject({ applied: 4, version: 2, change_count: 4 });
    const corrected = [["Friendly", "Pool"], ["Cold"], ["Friendly"], [], ["Pool", "Friendly"]];
    expect(await codesOfAnswers(db, path.questionId)).toEqual(corrected);
    const sources = await db
      .select({ source: assignments.source })
      .from(assignments)
      .innerJoin(responses, eq(responses.id, assignments.responseId))
      .where(and(eq(responses.questionId, path.questionId), eq(responses.reviewed, true)));
    expect(new Set(sources.map(({ source }) => source))).toEqual(new Set(["person"]));
    expect((await send(path, file)).body.data).toMatchObject({ applied: 0, version: null, already_so: 4 });

    const params = { projectId: path.projectId, questionId: path.questionId };
    const revert = async () =>
      (await workspace.call(revertRoute, "POST", { params: { ...params, version: "2" } })).status;
    expect([await revert(), await revert()]).toEqual([200, 409]);
    expect(await codesOfAnswers(db, path.questionId)).toEqual(CODED);
    const open = await db.$count(
      responses,
      and(eq(responses.questionId, path.questionId), eq(responses.reviewed, false)),
    );
    expect(open).toBe(5);
    expect((await send(path, file)).body.data.applied).toBe(4);
    await workspace.call(restoreRoute, "POST", { params: { ...params, version: "3" } });
    expect(await codesOfAnswers(db, path.questionId)).toEqual(CODED);
  });

  it("are conflicts where the answer changed since, and replace it only where that is asked for", async () => {
    const path = await newQuestion();
    const file = await editedWorkbook(await exported(xlsxRoute, path), (cells) => {
      set(cells, 1, { code_2: "Pool", code_number_2: "5" });
      set(cells, 2, { code_1: "Pool", code_number_1: "5" });
      set(cells, 4, { code_1: "Rude" });
    });
    const [first, second] = await db
      .select({ id: responses.id })
      .from(responses)
      .where(eq(responses.questionId, path.questionId))
      .orderBy(responses.position);
    await decideResponses(db, caller, path, [{ responseId: first?.id ?? "", codes: [{ name: "Rude" }] }]);
    await db
      .update(responses)
      .set({ text: "Changed" })
      .where(eq(responses.id, second?.id ?? ""));
    const kept = await send(path, file);
    expect(kept.body.data).toMatchObject({
      ...{ applied: 1, change_count: 1, conflict_count: 2 },
      conflicts: [
        {
          id: "r0",
          text_changed: false,
          current: [{ name: "Rude" }],
          edited: [{ name: "Friendly" }, { name: "Pool" }],
        },
        { id: "r1", text_changed: true, text: "Changed" },
      ],
    });
    const now = [["Rude"], ["Rude"], [], ["Rude"], ["Pool", "Friendly"]];
    expect(await codesOfAnswers(db, path.questionId)).toEqual(now);
    expect((await send(path, file, { on_conflict: "replace" })).body.data.applied).toBe(2);
    expect((await codesOfAnswers(db, path.questionId)).slice(0, 2)).toEqual([["Friendly", "Pool"], ["Pool"]]);
  });

  it("are found in every layout of a workbook", async () => {
    const path = await newQuestion();
    await db
      .update(codes)
      .set({ name: "Chilly" })
      .where(eq(codes.id, (await codeIds(db, path.questionId)).Cold ?? ""));
    const layouts: Record<string, Edit> = {
      columns_by_mention: (cells) => set(cells, 1, { code_number_2: "", code_number_1: "2" }),
      binary_dummy: (cells) => set(cells, 1, { Friendly: "0", Rude: "1", Chilly: "0" }),
      one_row_per_code: (cells) => {
        set(cells, 1, { category: "", code: "Rude" });
        set(cells, 2, { code: "", code_number: "" });
      },
      wide: (cells) => set(cells, 1, { codes: "Staff: Rude" }),
    };
    for (const [layout, edit] of Object.entries(layouts)) {
      const file = await editedWorkbook(await exported(xlsxRoute, path, { layout }), edit);
      const { data } = (await send(path, file, { dry_run: true })).body;
      expect([layout, data.problems, data.change_count, data.unchanged]).toEqual([layout, [], 1, 4]);
      expect(data.changes[0].edited.map(({ name }: { name: string }) => name)).toEqual(["Rude"]);
    }
  });

  it.each(["columns_by_mention", "binary_dummy"])("are found in an SPSS file with %s", async (layout) => {
    const path = await newQuestion();
    const edits = layout === "binary_dummy" ? { Q1_C1: "0", Q1_C2: "1" } : { Q1_M1: "2" };
    const file = await editedSav(
      await exported(savRoute, path, { layout }),
      Object.entries(edits).map(([variable, value]) => ({ place: 0, variable, value })),
    );
    const reply = await send(path, file, {}, "edited.sav");
    expect(reply.body.data).toMatchObject({ applied: 1, unchanged: 4, problem_count: 0 });
    expect((await codesOfAnswers(db, path.questionId))[0]?.toSorted()).toEqual(["Cold", "Rude"]);
  });

  it.each(["columns_by_mention", "binary_dummy"])(
    "are told from the survey's own Q1 columns with %s",
    async (layout) => {
      const path = await newQuestion();
      await db.execute(sql`update responses set segments = '{"Q1_M1": "5", "Q1_C1": "1", "Q1_C99": "1"}'
      where question_id = ${path.questionId}`);
      const edits = layout === "binary_dummy" ? { OPEN1_C1: "0", OPEN1_C2: "1" } : { OPEN1_M1: "2" };
      const file = await editedSav(
        await exported(savRoute, path, { layout, include_demographics: true }),
        Object.entries(edits).map(([variable, value]) => ({ place: 0, variable, value })),
      );
      const reply = await send(path, file, { dry_run: true }, "edited.sav");
      expect(reply.body.data).toMatchObject({ change_count: 1, unchanged: 4, problem_count: 0 });
    },
  );

  it("are told from the survey's own Q1 and OPEN1 columns", async () => {
    const path = await newQuestion();
    await db.execute(sql`update responses set segments = '{"Q1": "5", "OPEN1_M1": "5", "OPEN1_REVIEWED": "1"}'
      where question_id = ${path.questionId}`);
    const file = await editedSav(await exported(savRoute, path, { include_demographics: true }), [
      { place: 0, variable: "CODED1_M1", value: "2" },
    ]);
    const reply = await send(path, file, { dry_run: true }, "edited.sav");
    expect(reply.body.data).toMatchObject({ change_count: 1, unchanged: 4, problem_count: 0 });
  });

  it("refuse the file where a row can't be read, unless it is to be left out", async () => {
    const path = await newQuestion();
    const file = await editedWorkbook(await exported(xlsxRoute, path), (cells) => {
      set(cells, 1, { code_1: "No such code" });
      set(cells, 2, { import_key: "lost" });
      set(cells, 3, { code_number_1: "99" });
      set(cells, 4, { code_1: "Rude" });
      cells.push([...(cells[4] ?? [])]);
    });
    const refused = await send(path, file);
    expect([refused.status, refused.body.error.code]).toEqual([422, "VALIDATION_ERROR"]);
    expect(refused.body.error.message).toContain("4 rows of the file can't be imported");
    const messages = refused.body.error.issues?.map(({ message }) => message);
    expect(messages).toEqual([
      "has no key, or one that was changed",
      "is a copy of row 5: the key is the same",
      'names no code of this question: "No such code"',
      "names code 99, which the codebook does not have",
    ]);
    expect(await codesOfAnswers(db, path.questionId)).toEqual(CODED);
    expect((await send(path, file, { skip_bad_rows: true })).body.data).toMatchObject({ applied: 1, problem_count: 4 });
  });

  it("need a key, and a question of the caller's; answers of another question are unknown", async () => {
    const [path, other] = [await newQuestion(), await newQuestion()];
    const keyless = await send(path, await exported(xlsxRoute, path, { include_import_key: false }));
    expect([keyless.status, keyless.body.error.message]).toEqual([422, expect.stringContaining("include_import_key")]);
    const file = await editedWorkbook(await exported(xlsxRoute, other), (cells) => set(cells, 2, { code_1: "Pool" }));
    expect((await send(path, file)).body.data).toMatchObject({ applied: 0, unknown_count: 1, unknown: [{ row: 3 }] });
    const stranger = await newWorkspace(db);
    const params = { projectId: path.projectId, questionId: path.questionId };
    const foreign = await stranger.call(route, "POST", { params, ...(await fileForm("a.xlsx", file)) });
    expect(foreign.status).toBe(404);
  });
});

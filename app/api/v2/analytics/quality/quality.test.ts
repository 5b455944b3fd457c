import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as bulk from "@/app/api/v2/projects/[projectId]/questions/[questionId]/responses/route";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { mergeCodes } from "@/lib/codebook/merge-codes";
import { restoreVersion } from "@/lib/codebook/restore-version";
import { createGroup } from "@/lib/groups/groups";
import type { QualityReport } from "@/lib/quality/report-quality";
import { uploadResponses } from "@/lib/responses/upload-responses";
import { codeIds } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newSegmentedQuestion } from "@/test/segmented-question";
import { newWorkspace } from "@/test/workspace";
import * as quality from "./route";
import * as statement from "./statement/route";

type Path = { projectId: string; questionId: string };
type Codes = string[] | "accept";

describe("POST /v2/analytics/quality", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let caller: Caller;
  beforeAll(async () => {
    workspace = await newWorkspace(db);
    const { organizationId } = workspace;
    caller = operatorFor(organizationId);
  });

  /**
   * `size` answers from the North with one code, `size` from the South with two, and a quarter of that without a code.
   */
  const newQuestion = (size = 4) =>
    newSegmentedQuestion(db, caller, { Staff: ["Friendly", "Kind"], Price: ["Expensive | *dear*"] }, [
      { answers: size, segments: { region: "North" }, codes: ["Friendly"] },
      { answers: size, segments: { region: "South" }, codes: ["Friendly", "Kind"] },
      { answers: size / 4, segments: { region: "South" }, codes: [] },
    ]);
  const idsOf = ({ projectId, questionId }: Path) => ({ project_id: projectId, question_id: questionId });
  const report = async (body: object): Promise<QualityReport> => {
    const reply = await workspace.call(quality, "POST", { body });
    expect([reply.status, reply.body.error]).toEqual([200, undefined]);
    return reply.body.data;
  };

  /** Decides the answers at these places as a reviewer does. */
  async function review(path: Path, decisions: Record<number, Codes>) {
    const rows = await db.execute<{ id: string; position: number }>(
      sql`select id, position from responses where question_id = ${path.questionId}`,
    );
    const responses = rows.flatMap(({ id, position }) => {
      const codes = decisions[position];
      if (!codes) return [];
      const decision = codes === "accept" ? { reviewed: true } : { codes: codes.map((name) => ({ name })) };
      return [{ response_id: id, ...decision }];
    });
    const reply = await workspace.call(bulk, "PATCH", { params: path, body: { responses } });
    expect(reply.status).toBe(200);
  }
  const each = (from: number, to: number, codes: Codes) =>
    Object.fromEntries(Array.from({ length: to - from }, (_, place) => [from + place, codes]));

  it("compares what the machine had said with what people decided", async () => {
    const path = await newQuestion(40);
    await review(path, { ...each(0, 20, "accept"), ...each(40, 60, ["Friendly"]), ...each(80, 84, ["Kind"]) });
    const { sample, codes, overall, codes_per_answer, segments, warnings } = await report(idsOf(path));
    expect(sample).toEqual({ kind: "all", answers: 44, small_base: false, reviewed: 44, drawn_at_random: 0 });
    const [friendly, kind, expensive] = codes;
    expect(friendly?.decisions).toEqual({ both: 40, machine_only: 0, person_only: 0, neither: 4 });
    expect(friendly).toMatchObject({ alpha: { value: 1 }, precision: { value: 1, low: 1, high: 1 } });
    expect(kind?.decisions).toEqual({ both: 0, machine_only: 20, person_only: 4, neither: 20 });
    expect(kind).toMatchObject({ low_precision: true, precision: { value: 0, high: 0 } });
    expect(expensive).toMatchObject({ answers_needed: null, kappa: { value: null } });
    expect(overall.exact_match.value).toBeCloseTo(20 / 44, 12);
    expect(codes_per_answer).toMatchObject({ machine: { value: 60 / 44 }, person: { value: 1 }, over_coding: true });
    expect(segments.map(({ segment, answers, differs }) => [segment, answers, differs])).toEqual([
      ["region=North", 20, false],
      ["region=South", 24, false],
    ]);
    expect(warnings.map(({ kind: what }) => what)).toEqual(["selected_sample", "over_coding", "low_precision"]);
  });

  it("keeps the machine's codes when people change their decisions", async () => {
    const path = await newQuestion();
    await review(path, { 0: "accept", 1: ["Kind"] });
    await review(path, { 0: ["Kind"], 1: ["Friendly"] });
    const [friendly, kind] = (await report(idsOf(path))).codes;
    expect(friendly?.decisions).toMatchObject({ both: 1, machine_only: 1 });
    expect(kind?.decisions).toMatchObject({ person_only: 1 });
  });

  it("follows merges, and is restored with an earlier version", async () => {
    const path = await newQuestion();
    await review(path, { 0: ["Kind"], 4: "accept", 5: ["Kind"] });
    const before = (await report(idsOf(path))).codes;
    const { Friendly = "", Kind = "" } = await codeIds(db, path.questionId);
    await mergeCodes(db, caller, { ...path, codeId: Kind }, [Friendly]);
    const merged = (await report(idsOf(path))).codes;
    expect(merged[0]).toMatchObject({ code_name: "Kind", decisions: { both: 3, machine_only: 0, person_only: 0 } });
    await restoreVersion(db, caller, path, 1);
    expect((await report(idsOf(path))).codes).toEqual(before);
  });

  it("drops the codes of a text that has changed", async () => {
    const path = await newQuestion();
    await review(path, { 0: "accept", 1: "accept" });
    await uploadResponses(db, caller, path, [{ id: "r0", text: "Something else" }]);
    expect((await report(idsOf(path))).sample.answers).toBe(1);
  });

  it("takes the waves of a group together, also with a filter", async () => {
    const paths = [await newQuestion(), await newQuestion()];
    for (const path of paths) await review(path, { 0: "accept", 4: ["Friendly"] });
    const questionIds = paths.map(({ questionId }) => questionId);
    const { id } = await createGroup(db, caller, { name: "Tracker", questionIds });
    const both = await report({ group_id: id });
    expect(both.questions.map((question) => question.id)).toEqual(questionIds);
    expect(both.sample.answers).toBe(4);
    expect(both.codes[1]?.decisions).toMatchObject({ machine_only: 2 });
    const north = await report({ group_id: id, filter: { segments: ["region=North"] } });
    expect(north.sample.answers).toBe(2);
  });

  it("states the methods as Markdown and as a page, with names as text", async () => {
    const path = await newQuestion();
    await review(path, { 0: "accept" });
    const markdown = await workspace.call(statement, "POST", { body: idsOf(path) });
    expect(markdown.headers.get("content-type")).toMatch(/^text\/markdown/);
    const text = new TextDecoder().decode(markdown.bytes);
    expect(text).toContain("1 of 9 answers were decided by a person");
    expect(text).toContain("Expensive \\| \\*dear\\*");
    const html = await workspace.call(statement, "POST", { body: { ...idsOf(path), format: "html" } });
    expect(html.headers.get("content-disposition")).toContain("methods.html");
    expect(new TextDecoder().decode(html.bytes)).toContain("<td>Expensive | *dear*</td>");
  });

  it("is NOT_FOUND for others, and needs a question or a group", async () => {
    const path = await newQuestion();
    const other = await newWorkspace(db);
    for (const route of [quality, statement]) {
      expect((await other.call(route, "POST", { body: idsOf(path) })).status).toBe(404);
      expect((await workspace.call(route, "POST", { body: { question_id: path.questionId } })).status).toBe(422);
    }
    expect((await report(idsOf(path))).warnings[0]?.kind).toBe("small_sample");
  });
});

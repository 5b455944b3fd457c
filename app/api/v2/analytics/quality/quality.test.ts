import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as bulk from "@/app/api/v2/projects/[projectId]/questions/[questionId]/responses/route";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { mergeCodes } from "@/lib/codebook/merge-codes";
import { restoreVersion } from "@/lib/codebook/restore-version";
import { createGroup } from "@/lib/groups/groups";
import type { QualityReport } from "@/lib/quality/report-quality";
import { uploadResponses } from "@/lib/responses/upload-responses";
import { drawSample } from "@/lib/review/draw-sample";
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
  async function review(path: Path, decisions: Record<number, Codes>, { atOnce = false } = {}) {
    const rows = await db.execute<{ id: string; position: number }>(
      sql`select id, position from responses where question_id = ${path.questionId}`,
    );
    type Given = { response_id: string; reviewed?: true; codes?: { name: string }[] };
    const responses = rows.flatMap(({ id, position }): Given[] => {
      const codes = decisions[position];
      if (!codes) return [];
      if (codes === "accept") return [{ response_id: id, reviewed: true }];
      return [{ response_id: id, codes: codes.map((name) => ({ name })) }];
    });
    const changes = responses.filter(({ codes }) => codes);
    const accepted = responses.filter(({ codes }) => !codes);
    for (const part of [changes, ...(atOnce ? [accepted] : accepted.map((one) => [one]))]) {
      if (part.length === 0) continue;
      const reply = await workspace.call(bulk, "PATCH", { params: path, body: { responses: part } });
      expect(reply.status).toBe(200);
    }
  }
  const checked = (path: Path) => report({ ...idsOf(path), sample: "all" });
  const each = (from: number, to: number, codes: Codes) =>
    Object.fromEntries(Array.from({ length: to - from }, (_, place) => [from + place, codes]));

  it("compares what the machine had said with what people decided", async () => {
    const path = await newQuestion(40);
    await review(path, { ...each(0, 20, "accept"), ...each(40, 60, ["Friendly"]), ...each(80, 84, ["Kind"]) });
    await drawSample(db, caller, path, { size: 90, blind: false });
    const { sample, codes, overall, codes_per_answer, segments, warnings } = await report(idsOf(path));
    expect(sample).toEqual({
      kind: "random",
      answers: 44,
      small_base: false,
      reviewed: 44,
      drawn_at_random: 44,
      wanted: 90,
      waiting: 46,
    });
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
    expect(warnings.map(({ kind: what }) => what)).toEqual(["incomplete_sample", "over_coding", "low_precision"]);
  });

  it("keeps the machine's codes when people change their decisions", async () => {
    const path = await newQuestion();
    await review(path, { 0: "accept", 1: ["Kind"] });
    await review(path, { 0: ["Kind"], 1: ["Friendly"] });
    const [friendly, kind] = (await checked(path)).codes;
    expect(friendly?.decisions).toMatchObject({ both: 1, machine_only: 1 });
    expect(kind?.decisions).toMatchObject({ person_only: 1 });
  });

  it("follows merges, and is restored with an earlier version", async () => {
    const path = await newQuestion();
    await review(path, { 0: ["Kind"], 4: "accept", 5: ["Kind"] });
    const before = (await checked(path)).codes;
    const { Friendly = "", Kind = "" } = await codeIds(db, path.questionId);
    await mergeCodes(db, caller, { ...path, codeId: Kind }, [Friendly]);
    const merged = (await checked(path)).codes;
    expect(merged[0]).toMatchObject({ code_name: "Kind", decisions: { both: 3, machine_only: 0, person_only: 0 } });
    await restoreVersion(db, caller, path, 1);
    expect((await checked(path)).codes).toEqual(before);
  });

  it("drops the codes of a text that has changed", async () => {
    const path = await newQuestion();
    await review(path, { 0: "accept", 1: "accept" });
    await uploadResponses(db, caller, path, [{ id: "r0", text: "Something else" }]);
    expect((await checked(path)).sample.answers).toBe(1);
  });

  it("takes the waves of a group together, also with a filter", async () => {
    const paths = [await newQuestion(), await newQuestion()];
    for (const path of paths) await review(path, { 0: "accept", 4: ["Friendly"] });
    const questionIds = paths.map(({ questionId }) => questionId);
    const { id } = await createGroup(db, caller, { name: "Tracker", questionIds });
    const both = await report({ group_id: id, sample: "all" });
    expect(both.questions.map((question) => question.id)).toEqual(questionIds);
    expect(both.sample.answers).toBe(4);
    expect(both.codes[1]?.decisions).toMatchObject({ machine_only: 2 });
    const north = await report({ group_id: id, sample: "all", filter: { segments: ["region=North"] } });
    expect(north.sample.answers).toBe(2);
  });

  it("states the methods as Markdown and as a page, with names as text", async () => {
    const path = await newQuestion(16);
    await review(path, each(0, 36, ["Friendly"]));
    const markdown = await workspace.call(statement, "POST", { body: idsOf(path) });
    expect(markdown.headers.get("content-type")).toMatch(/^text\/markdown/);
    const text = new TextDecoder().decode(markdown.bytes);
    expect(text).toContain("Answers decided by a person: 36 of 36.");
    expect(text).toContain("Expensive \\| \\*dear\\*");
    const html = await workspace.call(statement, "POST", { body: { ...idsOf(path), format: "html" } });
    expect(html.headers.get("content-disposition")).toContain("methods.html");
    expect(new TextDecoder().decode(html.bytes)).toContain("<td>Expensive | *dear*</td>");
  });

  it("tells no coefficient before 30 answers that were drawn at random are checked", async () => {
    const path = await newQuestion(16);
    await review(path, each(0, 29, ["Friendly"]));
    const few = await report(idsOf(path));
    expect(few.sample).toMatchObject({ answers: 0, reviewed: 29, drawn_at_random: 0, wanted: 30 });
    await drawSample(db, caller, path, { size: 36, blind: false });
    const nearly = await report(idsOf(path));
    expect(nearly.sample).toMatchObject({ drawn_at_random: 29, wanted: 36, waiting: 7 });
    for (const { overall, codes, codes_per_answer: perAnswer, segments, warnings } of [
      few,
      nearly,
      await checked(path),
    ]) {
      const estimates = [overall, ...codes].flatMap(({ alpha, kappa, f1, precision, recall }) => [
        ...[alpha, kappa, f1, precision, recall],
      ]);
      for (const estimate of [...estimates, overall.exact_match, perAnswer.machine, perAnswer.ratio]) {
        expect(estimate).toEqual({ value: null, low: null, high: null });
      }
      expect([segments, warnings[0]?.kind]).toEqual([[], "small_sample"]);
    }
    expect(nearly.warnings[0]?.message).toContain("29 of 36 checked");
    const text = async () =>
      new TextDecoder().decode((await workspace.call(statement, "POST", { body: idsOf(path) })).bytes);
    expect(await text()).toContain("29 of 36 checked");
    expect(await text()).not.toContain("| Krippendorff's alpha");
    await review(path, { 29: "accept" });
    expect((await report(idsOf(path))).overall.f1.value).toBeGreaterThan(0);
    expect(await text()).toContain("| Krippendorff's alpha");
  });

  it("counts acceptance of many answers at once as no check, also if their codes are changed so later", async () => {
    const path = await newQuestion(16);
    await review(path, each(0, 36, "accept"), { atOnce: true });
    await review(path, each(0, 20, ["Kind"]));
    expect((await report(idsOf(path))).sample).toMatchObject({ reviewed: 0, drawn_at_random: 0 });
    await db.execute(sql`update responses set text = case when position < 4 then ' Same' else text end
      where question_id = ${path.questionId}`);
    await review(path, each(0, 4, "accept"), { atOnce: true });
    await review(path, each(20, 21, "accept"), { atOnce: true });
    expect((await checked(path)).sample.reviewed).toBe(5);
    expect((await report(idsOf(path))).sample).toMatchObject({ drawn_at_random: 0, wanted: 30 });
  });

  it("takes all answers for drawn once every one is checked", async () => {
    const path = await newQuestion(16);
    await review(path, each(0, 36, ["Friendly"]));
    const { sample, overall, warnings } = await report(idsOf(path));
    expect(sample).toMatchObject({ kind: "random", answers: 36, drawn_at_random: 36, wanted: 36, waiting: 0 });
    expect(overall.alpha.value).not.toBeNull();
    expect(warnings.map(({ kind }) => kind)).not.toContain("small_sample");
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

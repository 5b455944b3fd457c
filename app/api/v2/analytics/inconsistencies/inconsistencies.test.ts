import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as settleRoute from "@/app/api/v2/refinement/settle/route";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { revertVersion } from "@/lib/codebook/revert-change";
import { createGroup } from "@/lib/groups/groups";
import type { reportInconsistencies } from "@/lib/quality/report-inconsistencies";
import { decideResponses } from "@/lib/responses/decide-responses";
import { listAssignments } from "@/lib/responses/list-assignments";
import { codesOfAnswers, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newWorkspace } from "@/test/workspace";
import * as inconsistencies from "./route";

type Given = Parameters<typeof newCodedQuestion>[3][number];

describe("POST /v2/analytics/inconsistencies", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let caller: Caller;
  beforeAll(async () => {
    workspace = await newWorkspace(db);
    const { organizationId } = workspace;
    caller = operatorFor(organizationId);
  });

  /** A question with these answers. A star at the end of a text (`Hot*`) means that a person decided the answer. */
  async function newQuestion(...answers: [text: string, codes: Given][]) {
    const codes = answers.map(([, given]) => given);
    const path = await newCodedQuestion(db, caller, { Staff: ["Friendly", "Rude"], Price: ["Dear"] }, codes);
    for (const [position, [text]] of answers.entries()) {
      await db.execute(sql`update responses set text = ${text.replace("*", "")}, reviewed = ${text.endsWith("*")}
        where question_id = ${path.questionId} and position = ${position}`);
    }
    return path;
  }
  const report = async (body: object): Promise<Awaited<ReturnType<typeof reportInconsistencies>>> => {
    const reply = await workspace.call(inconsistencies, "POST", { body });
    expect([reply.status, reply.body.error]).toEqual([200, undefined]);
    return reply.body.data;
  };
  const idsOf = (path: { projectId: string; questionId: string }) => ({
    project_id: path.projectId,
    question_id: path.questionId,
  });

  it("shows similar answers with different codes, and what people decided", async () => {
    const path = await newQuestion(
      ["Friendly staff", ["Friendly"]],
      ["the staff was FRIENDLY!", ["Friendly"]],
      ["Friendly staffs*", ["Rude"]],
      ["Too expensive", ["Dear"]],
      ["too  Expensive", []],
      ["TOO EXPENSIVE", ["Dear"]],
      ["not friendly staff", ["Rude"]],
      ["Lovely", []],
    );
    const { compared, deviating_answers, groups } = await report(idsOf(path));
    expect([compared, deviating_answers]).toEqual([8, 3]);
    expect(groups.map(({ texts, answers, deviating }) => [texts[0], answers, deviating])).toEqual([
      ["Friendly staff", 3, 2],
      ["Too expensive", 3, 1],
    ]);
    expect(groups[0]?.suggested.map(({ name }) => name)).toEqual(["Rude"]);
    expect(groups[0]?.codings.map(({ answers, reviewed, responses }) => [answers, reviewed, responses.length])).toEqual(
      [
        [2, 0, 2],
        [1, 1, 1],
      ],
    );
    const same = await report({ ...idsOf(path), similarity: "same" });
    expect(same.groups.map(({ texts }) => texts[0])).toEqual(["Too expensive"]);
  });

  it("looks across the waves of a group", async () => {
    const waves = [
      await newQuestion(["Friendly staff", ["Friendly"]]),
      await newQuestion(["Friendly staff", ["Rude"]]),
    ];
    const questionIds = waves.map(({ questionId }) => questionId);
    for (const wave of waves) expect((await report(idsOf(wave))).groups).toEqual([]);
    const { id } = await createGroup(db, caller, { name: "Tracker", questionIds });
    const [group] = (await report({ group_id: id })).groups;
    const found = group?.codings.flatMap(({ responses }) => responses.map(({ question_id }) => question_id));
    expect(found?.toSorted()).toEqual(questionIds.toSorted());
  });

  const settle = async (body: object) => {
    const reply = await workspace.call(settleRoute, "POST", { body });
    return { status: reply.status, error: reply.body.error, ...reply.body.data };
  };
  const STAY = [
    ["Friendly staff", ["Friendly"]],
    ["Friendly staff", ["Friendly"]],
    ["friendly STAFF", ["Rude"]],
    ["The friendly staff*", ["Dear"]],
    ["Too dear", ["Dear"]],
    ["too dear", []],
  ] as const;

  it("are settled all at once, except for what people decided, and undone exactly", async () => {
    const path = await newQuestion(...STAY.map(([text, codes]) => [text, [...codes]] as [string, Given]));
    const before = await codesOfAnswers(db, path.questionId);
    const done = await settle({ ...idsOf(path), similarity: "same" });
    expect(done).toMatchObject({
      ...idsOf(path),
      groups_settled: 2,
      responses_changed: 2,
      responses_kept: 0,
      version: 2,
    });
    const settled = [["Friendly"], ["Friendly"], ["Friendly"], ["Dear"], ["Dear"], ["Dear"]];
    expect(await codesOfAnswers(db, path.questionId)).toEqual(settled);
    expect((await report({ ...idsOf(path), similarity: "same" })).inconsistencies).toBe(0);
    const { items } = await listAssignments(db, caller, path, { limit: 3 });
    expect(items.map(({ source, engine, actor }) => [source, engine, actor]).slice(1)).toEqual([
      ["engine", "local/1", null],
      ["rule", "local/1", `api_key:${workspace.keyId}`],
    ]);
    await revertVersion(db, caller, path, done.version);
    expect(await codesOfAnswers(db, path.questionId)).toEqual(before);
    await expect(revertVersion(db, caller, path, done.version)).rejects.toMatchObject({ code: "CONFLICT" });
    // Nothing is left to settle if people decided all answers that differ.
    const nothing = await newQuestion(["Hot*", ["Dear"]], ["Hot", ["Dear"]], ["hot*", []]);
    expect(await settle(idsOf(nothing))).toMatchObject({ groups_settled: 0, responses_kept: 1, version: 1 });
  });

  it("are settled without changing answers that a person edited", async () => {
    const path = await newQuestion(["Friendly", ["Friendly"]], ["friendly", ["Friendly"]], ["FRIENDLY", ["Rude"]]);
    const { items } = await listAssignments(db, caller, path, { limit: 3 });
    const rude = items.find(({ code }) => code === "Rude")?.response_id ?? "";
    await decideResponses(db, caller, path, [{ responseId: rude, codes: [{ name: "Dear" }], reviewed: false }]);
    const [group] = (await report(idsOf(path))).groups;
    expect(group?.codings.map(({ answers, edited }) => [answers, edited])).toEqual([
      [2, 0],
      [1, 1],
    ]);
    expect(await settle(idsOf(path))).toMatchObject({ groups_settled: 0, responses_changed: 0, responses_kept: 1 });
    expect(await codesOfAnswers(db, path.questionId)).toEqual([["Friendly"], ["Friendly"], ["Dear"]]);
  });

  it("are settled group by group with the codes that are chosen", async () => {
    const path = await newQuestion(...STAY.map(([text, codes]) => [text, [...codes]] as [string, Given]));
    const { items } = await listAssignments(db, caller, path, { limit: 3 });
    const response_id = items[0]?.response_id;
    const chosen = await settle({ ...idsOf(path), groups: [{ response_id, code_numbers: [2, 3] }] });
    expect(chosen).toMatchObject({ groups_settled: 1, responses_changed: 3, responses_kept: 1 });
    const both = ["Rude", "Dear"];
    expect(await codesOfAnswers(db, path.questionId)).toEqual([both, both, both, ["Dear"], ["Dear"], []]);
    const none = await settle({ ...idsOf(path), groups: [{ response_id, code_numbers: [99] }] });
    expect(none.error.issues).toMatchObject([{ path: "groups[0].code_numbers[0]" }]);
    const other = await newQuestion(["Alone", []]);
    const alone = await settle({ ...idsOf(other), groups: [{ response_id }] });
    expect([alone.status, alone.error.issues[0].path]).toEqual([422, "groups[0].response_id"]);
  });

  it("are settled across the waves of a group, and undone in all of them", async () => {
    const waves = [
      await newQuestion(["Friendly staff", ["Friendly"]], ["Friendly staff", ["Friendly"]]),
      await newQuestion(["Friendly staff", ["Rude"]], ["Cheap", []]),
      await newQuestion(["friendly staff", []]),
    ];
    const { id } = await createGroup(db, caller, {
      name: "Tracker",
      questionIds: waves.map((wave) => wave.questionId),
    });
    const coded = () => Promise.all(waves.map(({ questionId }) => codesOfAnswers(db, questionId)));
    const before = await coded();
    const done = await settle({ group_id: id });
    expect(done).toMatchObject({ groups_settled: 1, responses_changed: 2 });
    expect(await coded()).toEqual([[["Friendly"], ["Friendly"]], [["Friendly"], []], [["Friendly"]]]);
    await revertVersion(db, caller, { projectId: done.project_id, questionId: done.question_id }, done.version);
    expect(await coded()).toEqual(before);
  });

  it("is NOT_FOUND for others", async () => {
    const path = await newQuestion(["Friendly staff", []]);
    const other = await newWorkspace(db);
    expect((await other.call(inconsistencies, "POST", { body: idsOf(path) })).status).toBe(404);
    expect((await other.call(settleRoute, "POST", { body: idsOf(path) })).status).toBe(404);
  });
});

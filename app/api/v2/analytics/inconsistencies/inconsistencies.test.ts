import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { createGroup } from "@/lib/groups/groups";
import type { reportInconsistencies } from "@/lib/quality/report-inconsistencies";
import { newCodedQuestion } from "@/test/coded-question";
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
    caller = { organizationId, plan: "enterprise", actor: { kind: "operator" }, scopes: new Set() };
  });

  /** A question with these answers, those with a star decided by a person. */
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

  it("shows like answers with different codes, and what people decided", async () => {
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

  it("is NOT_FOUND for others", async () => {
    const path = await newQuestion(["Friendly staff", []]);
    const other = await newWorkspace(db);
    expect((await other.call(inconsistencies, "POST", { body: idsOf(path) })).status).toBe(404);
  });
});

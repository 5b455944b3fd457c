import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { readExamples } from "@/lib/responses/read-examples";
import { useDatabase } from "@/test/database";
import { mentionOf, scriptedOpenai, textsOf } from "@/test/openai-engine";
import { runStages } from "@/test/run-stages";
import { newWorkspace } from "@/test/workspace";
import * as importRoute from "../codebook/import/route";
import * as codeRoute from "../projects/[projectId]/questions/[questionId]/code/route";
import * as codebookRoute from "../projects/[projectId]/questions/[questionId]/codebook/route";
import * as responsesRoute from "../projects/[projectId]/questions/[questionId]/responses/route";
import * as uploadRoute from "../projects/[projectId]/questions/[questionId]/upload/json/route";
import * as projects from "../projects/route";
import * as groupCodeRoute from "./[id]/code/route";
import * as groups from "./route";

type Code = { id: string; code_number: number };
type Answer = { id: string; response_id: string };

describe("a new wave of a tracker", () => {
  const db = useDatabase();
  const openai = scriptedOpenai();

  it("learns from people's decisions in all waves once all are coded again, by the same codes", async () => {
    const engine = await openai.engineThatReplies((request) => ({
      json: { answers: textsOf(request).map((_, index) => ({ answer: index + 1, codes: [mentionOf(1, null)] })) },
    }));
    const { call, organizationId } = await newWorkspace(db, { credits: 100 });
    const questions = [{ text: "Wave 1?" }, { text: "Wave 2?" }];
    const project = (await call(projects, "POST", { body: { name: "Panel", questions } })).body.data;
    const [first, second] = project.questions.map(({ id }: { id: string }) => ({
      projectId: project.id,
      questionId: id,
    }));
    const imported = await call(importRoute, "POST", {
      body: {
        project_id: first.projectId,
        question_id: first.questionId,
        categories: [{ name: "Stay", codes: [{ name: "Staff" }, { name: "Noise" }] }],
      },
    });
    expect(imported.status).toBeLessThan(300);
    const question_ids = [first.questionId, second.questionId];
    const group = (await call(groups, "POST", { body: { name: "Guests", question_ids } })).body.data;
    const runJob = async (id: string) => {
      await db.execute(sql`update jobs set status = 'processing' where id = ${id}`);
      await runStages(db, { organizationId, id }, engine);
    };
    const code = async (path: typeof first, responses: object[]) => {
      await call(uploadRoute, "POST", { body: { responses }, params: path });
      const { body } = await call(codeRoute, "POST", { body: {}, params: path });
      await runJob(body.data.job_id);
    };

    await code(first, [{ id: "a", text: "The tram kept us awake" }]);
    const [{ response_id }]: [Answer] = (await call(responsesRoute, "GET", { params: first })).body.data;
    const codesOf = async (path: typeof first): Promise<Code[]> =>
      (await call(codebookRoute, "GET", { params: path })).body.data.categories.flatMap(
        (category: { codes: Code[] }) => category.codes,
      );
    const noise = (await codesOf(first)).find(({ code_number }) => code_number === 2);
    const decision = { response_id, codes: [{ code_id: noise?.id }] };
    const decided = await call(responsesRoute, "PATCH", { body: { responses: [decision] }, params: first });
    expect(decided.status).toBe(200);
    const askedAbout = (text: string) => openai.server.requests.filter(({ user }) => user.includes(text));
    await code(second, [{ id: "b", text: "A tram all night" }]);
    expect(askedAbout("A tram all night").map(({ system }) => system.includes("kept us awake"))).toEqual([false]);
    const params = { id: group.id };
    const { body: estimate } = await call(groupCodeRoute, "GET", { params });
    expect(estimate.data).toMatchObject({ answers: 1, estimated_credits: 1, waiting_decisions: 1 });
    const again = await call(groupCodeRoute, "POST", { body: {}, params });
    expect([again.status, again.body.data.jobs]).toEqual([202, [expect.objectContaining({ wave: 2 })]]);
    await runJob(again.body.data.jobs[0].job_id);
    expect((await call(groupCodeRoute, "GET", { params })).body.data.waiting_decisions).toBe(0);

    expect(askedAbout("A tram all night").map(({ system }) => system)).toEqual([
      expect.any(String),
      expect.stringContaining('{"text":"The tram kept us awake","codes":[2]}'),
    ]);
    const [own, other] = (await codesOf(second)).map(({ id }) => id);
    expect([own, other]).not.toContain(noise?.id);
    const examples = [{ text: "The tram kept us awake", codeIds: [other], sentiments: ["Neutral"], byModel: [own] }];
    expect(await readExamples(db, { ...second, organizationId })).toEqual(examples);
    const stranger = await newWorkspace(db);
    expect(await readExamples(db, { ...second, organizationId: stranger.organizationId })).toEqual([]);
  });
});

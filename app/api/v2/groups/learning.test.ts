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
import * as groups from "./route";

type Code = { id: string; code_number: number };
type Answer = { id: string; response_id: string };

describe("a new wave of a tracker", () => {
  const db = useDatabase();
  const openai = scriptedOpenai();

  it("learns from people's decisions in earlier waves, by the same codes", async () => {
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
    expect((await call(groups, "POST", { body: { name: "Guests", question_ids } })).status).toBe(201);
    const code = async (path: typeof first, responses: object[]) => {
      await call(uploadRoute, "POST", { body: { responses }, params: path });
      const { body } = await call(codeRoute, "POST", { body: {}, params: path });
      const id: string = body.data.job_id;
      await db.execute(sql`update jobs set status = 'processing' where id = ${id}`);
      await runStages(db, { organizationId, id }, engine);
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
    const before = openai.server.requests.length;
    await code(second, [{ id: "b", text: "A tram all night" }]);

    const asked = openai.server.requests.slice(before).filter(({ user }) => user.includes("A tram all night"));
    expect(asked.map(({ system }) => system)).toEqual([
      expect.stringContaining('{"text":"The tram kept us awake","codes":[2]}'),
    ]);
    const [own, other] = (await codesOf(second)).map(({ id }) => id);
    expect([own, other]).not.toContain(noise?.id);
    const examples = [{ text: "The tram kept us awake", codeIds: [other], sentiments: ["Neutral"], byModel: [own] }];
    expect(await readExamples(db, { ...second, organizationId })).toEqual(examples);
    expect(await readExamples(db, { ...second, organizationId }, { otherWaves: false })).toEqual([]);
    const stranger = await newWorkspace(db);
    expect(await readExamples(db, { ...second, organizationId: stranger.organizationId })).toEqual([]);
  });
});

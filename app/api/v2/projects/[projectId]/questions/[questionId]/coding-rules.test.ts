import { describe, expect, it } from "vitest";
import * as settleRoute from "@/app/api/v2/refinement/settle/route";
import { operatorFor } from "@/lib/auth/caller";
import { type CodingEngine, type Mention, NO_USAGE } from "@/lib/engines/engine";
import { localEngine } from "@/lib/engines/local/engine";
import { applySuggestion } from "@/lib/refinement/apply-suggestion";
import { useDatabase } from "@/test/database";
import { useQuestionJobs } from "@/test/question-jobs";
import * as codeRoute from "./codebook/codes/[codeId]/route";
import * as codebookRoute from "./codebook/route";
import * as responseRoute from "./responses/[responseId]/route";
import * as responsesRoute from "./responses/route";
import * as questionRoute from "./route";

const NAMES = ["Staff", "Room", "Food", "Don't know"];
/** The codes that the engine gives, by the answer's text, the surest last. */
const CODED: Record<string, string[]> = {
  one: ["Staff"],
  three: ["Staff", "Room", "Food"],
  unsure: ["Don't know", "Food"],
  silent: ["Food", "Don't know"],
};
const SURE = ["low", "medium", "high"] as const;

const engine: CodingEngine = {
  ...localEngine,
  classify: async ({ codes }, answers) => ({
    value: answers.map(({ id, text }) => {
      const names = CODED[text] ?? [];
      const mentions = names.map((name, place): Mention => {
        const codeId = codes.find((code) => code.name === name)?.id ?? "";
        return { codeId, confidence: SURE[place] ?? "high", evidence: null, mentionSentiment: "Neutral" };
      });
      return { answerId: id, mentions };
    }),
    usage: NO_USAGE,
  }),
};

describe("the rules of a question", () => {
  const db = useDatabase();
  const { call, newQuestion, run } = useQuestionJobs(db);

  async function questionWithRules(max: number | null, texts = Object.keys(CODED)) {
    const question = await newQuestion(texts, NAMES);
    const { params } = question;
    const ids = (await call(codebookRoute, "GET", { params })).body.data.categories[0].codes;
    const idOf = (name: string): string => ids.find((code: { name: string }) => code.name === name).id;
    const limit = (value: number | null) =>
      call(questionRoute, "PATCH", { params, body: { max_codes_per_answer: value } });
    const alone = (name: string, exclusive = true) =>
      call(codeRoute, "PATCH", { params: { ...params, codeId: idOf(name) }, body: { exclusive } });
    expect((await limit(max)).body.data.max_codes_per_answer).toBe(max);
    expect((await alone("Don't know")).body.data.exclusive).toBe(true);
    const answers = (await call(responsesRoute, "GET", { params })).body.data;
    const responseId = (text: string): string =>
      answers.find((answer: { text: string }) => answer.text === text).response_id;
    const broken = async () => {
      const { data } = (await call(responsesRoute, "GET", { params, query: "?breaks_rules=true" })).body;
      return data.map(({ text }: { text: string }) => text);
    };
    const decide = (text: string, ...names: string[]) =>
      call(responseRoute, "PATCH", {
        params: { ...params, responseId: responseId(text) },
        body: { codes: names.map((name) => ({ name })) },
      });
    return { ...question, idOf, limit, alone, responseId, broken, decide };
  }

  it("are obeyed by the machine, which keeps the most confident codes", async () => {
    const question = await questionWithRules(2);
    await run(question, {}, engine);
    expect(await question.codes()).toEqual([["Staff"], ["Room", "Food"], ["Food"], ["Don't know"]]);
    expect(await question.broken()).toEqual([]);
    await question.limit(1);
    expect(await question.broken()).toEqual(["three"]);
    await run(question, { mode: "all" }, engine);
    expect(await question.codes()).toEqual([["Staff"], ["Food"], ["Food"], ["Don't know"]]);
    await question.limit(null);
    await question.alone("Don't know", false);
    await run(question, { mode: "all" }, engine);
    expect(await question.codes()).toEqual(Object.values(CODED));
    await question.alone("Don't know");
    expect(await question.broken()).toEqual(["unsure", "silent"]);
  });

  it("refuse decisions of people that break them, and change nothing", async () => {
    const question = await questionWithRules(2);
    const refused = await question.decide("one", "Staff", "Don't know");
    expect([refused.status, refused.body.error.issues]).toMatchObject([
      422,
      [{ path: "codes", message: 'gives "Don\'t know" beside other codes, but it is exclusive' }],
    ]);
    const tooMany = await question.decide("one", "Staff", "Room", "Food");
    expect(tooMany.body.error.issues?.[0]?.message).toContain("allows 2");
    const several = {
      responses: [
        { response_id: question.responseId("three"), codes: [{ name: "Food" }] },
        { response_id: question.responseId("one"), codes: NAMES.map((name) => ({ name })) },
      ],
    };
    const bulk = await call(responsesRoute, "PATCH", { params: question.params, body: several });
    expect(bulk.body.error.issues?.[0]?.path).toBe("responses[1].codes");
    expect(await question.codes()).toEqual([null, null, null, null]);
    expect((await question.decide("one", "Staff", "Room")).status).toBe(200);
    expect((await question.decide("three", "Don't know")).status).toBe(200);
    expect((await question.codes()).slice(0, 2)).toEqual([["Staff", "Room"], ["Don't know"]]);
  });

  it("let people take codes off an answer that breaks them, one by one", async () => {
    const question = await questionWithRules(null);
    await run(question, {}, engine);
    await question.limit(1);
    expect(await question.broken()).toEqual(["three"]);
    expect((await question.decide("three", "Staff", "Don't know")).status).toBe(422);
    expect((await question.decide("three", "Staff", "Food")).status).toBe(200);
    expect((await question.decide("three", "Staff", "Room")).status).toBe(422);
    expect((await question.decide("three", "Food")).status).toBe(200);
    expect([(await question.codes())[1], await question.broken()]).toEqual([["Food"], []]);
  });

  it("leave an answer whole that would break them with a suggested code", async () => {
    const question = await questionWithRules(null, ["three", "other"]);
    const { params, scope, idOf, responseId } = question;
    const path = { projectId: params.projectId ?? "", questionId: params.questionId ?? "" };
    const definition = "Answers that fit none of the other codes.";
    await call(codeRoute, "PATCH", { params: { ...params, codeId: idOf("Room") }, body: { definition } });
    await run(question, {}, engine);
    const apply = (name: string) =>
      applySuggestion(db, operatorFor(scope.organizationId), path, {
        own: {
          ...{ code: null, category: null, sourceCodeId: null, parts: [], type: "assign_existing" as const },
          targetCodeId: idOf(name),
          responseIds: [responseId("three"), responseId("other")],
        },
        resolution: {},
      });
    expect((await apply("Don't know")).responses_changed).toBe(1);
    expect(await question.codes()).toEqual([["Staff", "Room", "Food"], ["Don't know"]]);
  });

  it("keep suggestions and copied codes within them", async () => {
    const question = await questionWithRules(1, ["one", "silent", "other", "One"]);
    const { params, scope, idOf, responseId } = question;
    await run(question, {}, engine);
    const path = { projectId: params.projectId ?? "", questionId: params.questionId ?? "" };
    const own = { code: null, category: null, sourceCodeId: null, parts: [], type: "assign_existing" as const };
    await applySuggestion(db, operatorFor(scope.organizationId), path, {
      own: {
        ...own,
        targetCodeId: idOf("Food"),
        responseIds: [responseId("one"), responseId("silent"), responseId("other")],
      },
      resolution: {},
    });
    expect(await question.codes()).toEqual([["Staff"], ["Don't know"], ["Food"], ["Staff"]]);
    expect((await question.decide("One", "Room")).status).toBe(200);
    const groups = [{ response_id: responseId("one"), code_numbers: [1, 2] }];
    const body = { project_id: path.projectId, question_id: path.questionId, groups };
    const settled = await call(settleRoute, "POST", { body });
    expect([settled.status, settled.body.error?.code]).toEqual([422, "VALIDATION_ERROR"]);
    expect(await question.codes()).toEqual([["Staff"], ["Don't know"], ["Food"], ["Room"]]);
  });
});

import { afterEach, describe, expect, it } from "vitest";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { codeOneCall } from "@/lib/coding/code-one-call";
import { readBalance } from "@/lib/credits/usage";
import { createOrganization } from "@/lib/organizations/create-organization";
import { listProjects } from "@/lib/projects/read-projects";
import { listResponses } from "@/lib/responses/read-coded";
import { useDatabase } from "@/test/database";
import { coded, faultyAnswers, hasOdd, ODD_ONE, OVERCOME, STAFF_CODEBOOK } from "@/test/model-faults";
import { type OpenaiServer, type Script, startOpenaiServer } from "@/test/openai-server";
import { openaiEngine } from "./openai-engine";

const CREDITS = 100;
const ANSWERS = 20;

describe("what a synchronous call stores, flags and charges", () => {
  const db = useDatabase();

  describe.each(["chat", "responses"] as const)("where a model behind the interface %s fails", (api) => {
    let server: OpenaiServer;
    let caller: Caller;
    afterEach(() => server.close());

    async function call(script: Script) {
      const { id } = await createOrganization(db, { name: "Acme", plan: "enterprise", credits: CREDITS });
      caller = operatorFor(id);
      server = await startOpenaiServer(script);
      const settings = { apiKey: "sk-test", baseUrl: server.url, model: "some-model", timeoutMs: 1_000, api };
      const about = { codingType: "qualitative" as const, language: "en", codebook: STAFF_CODEBOOK };
      const outcome = await codeOneCall(
        db,
        caller,
        { responses: faultyAnswers(ANSWERS), ...about },
        openaiEngine(settings),
      );
      if (outcome.mode !== "sync") throw new Error("Few answers are coded at once.");
      return outcome.result;
    }

    const charged = async () => CREDITS - (await readBalance(db, caller.organizationId));

    it.each(Object.entries(OVERCOME))("codes and charges every answer in spite of %s", async (_, script) => {
      const { results, credits_used } = await call(script);
      expect(results.every(({ codes }) => codes.length === 1)).toBe(true);
      expect([credits_used, await charged()]).toEqual([ANSWERS, ANSWERS]);
    });

    it.each(Object.entries(ODD_ONE))("flags an answer %s, and charges the others", async (_, [reason, script]) => {
      const { results, credits_used, project_id, question_id } = await call(script);
      expect(results[7]).toEqual({ id: "r7", codes: [], not_coded: reason });
      expect(results.filter(({ codes }) => codes.length === 1)).toHaveLength(ANSWERS - 1);
      expect([credits_used, await charged()]).toEqual([ANSWERS - 1, ANSWERS - 1]);
      const path = { projectId: project_id, questionId: question_id };
      const { items } = await listResponses(db, caller, path, { limit: 100, flag: "not_coded" });
      expect(items).toMatchObject([{ id: "r7", flags: ["not_coded"], not_coded: reason, codes: [] }]);
    });

    it("lowers the confidence of a code whose quote is invented, and stores no evidence", async () => {
      const { results } = await call(OVERCOME["an invented quote"] as Script);
      expect(results[0]?.codes).toMatchObject([
        { name: "Staff", confidence: "medium", evidence: null, quote_not_found: true },
      ]);
    });

    it("flags all answers, free of charge, where the model refuses each", async () => {
      const { results, credits_used } = await call(() => ({ refusal: "No." }));
      expect(results.every(({ codes, not_coded }) => codes.length === 0 && not_coded === "refused")).toBe(true);
      expect([credits_used, await charged()]).toEqual([0, 0]);
    });

    it.each([
      ["the key is revoked", 401, false],
      ["the provider is away", 503, true],
      ["the provider limits the rate", 429, true],
    ])("stores and charges nothing where %s", async (_, status, retryable) => {
      const refused = call((request) =>
        hasOdd(request) ? { status, error: { message: "no" }, headers: { "retry-after-ms": "5" } } : coded(request),
      );
      await expect(refused).rejects.toMatchObject({ name: "EngineError", retryable });
      expect((await listProjects(db, caller, { limit: 10, includeTemporary: true })).items).toEqual([]);
      expect(await charged()).toBe(0);
    });
  });
});

import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { codeOneCall } from "@/lib/coding/code-one-call";
import { readBalance } from "@/lib/credits/usage";
import { failJob } from "@/lib/jobs/end-job";
import { createOrganization } from "@/lib/organizations/create-organization";
import { listResponses } from "@/lib/responses/read-coded";
import { useDatabase } from "@/test/database";
import { coded, faultyAnswers, hasOdd, ODD_ONE, OVERCOME, STAFF_CODEBOOK } from "@/test/model-faults";
import { textsOf } from "@/test/openai-engine";
import { type OpenaiServer, type Script, startOpenaiServer } from "@/test/openai-server";
import { readJob } from "@/test/read-job";
import { dispatched, runStages } from "@/test/run-stages";
import { EngineError } from "../engine";
import { openaiEngine } from "./openai-engine";

const CREDITS = 100;
const ANSWERS = 50;
const responses = faultyAnswers(ANSWERS);

describe("what is stored, flagged and charged", () => {
  const db = useDatabase();

  describe.each(["chat", "responses"] as const)("where a model behind the interface %s fails", (api) => {
    let server: OpenaiServer;
    let caller: Caller;
    beforeAll(async () => {
      const { id } = await createOrganization(db, { name: "Acme", plan: "enterprise", credits: 0 });
      caller = operatorFor(id);
    });
    afterEach(() => server.close());

    async function jobWith(script: Script) {
      const { id } = await createOrganization(db, { name: "Acme", plan: "enterprise", credits: CREDITS });
      caller = { ...caller, organizationId: id };
      server = await startOpenaiServer(script);
      const request = { responses, codingType: "qualitative" as const, language: "en", codebook: STAFF_CODEBOOK };
      const settings = {
        apiKey: "sk-test",
        baseUrl: server.url,
        model: "some-model",
        answersPerPrompt: 20,
        timeoutMs: 1_000,
        api,
      };
      const engine = openaiEngine(settings);
      const outcome = await codeOneCall(db, caller, request, engine);
      const [ref] = await dispatched(db);
      if (outcome.mode !== "async" || !ref) throw new Error("The job was not accepted.");
      const run = () => runStages(db, ref, engine);
      const show = async (): Promise<ReturnType<typeof JSON.parse>> => readJob(db, caller, ref.id);
      const charged = async () => CREDITS - (await readBalance(db, caller.organizationId));
      return { ref, run, show, charged };
    }

    it.each(Object.entries(OVERCOME))("codes and charges every answer in spite of %s", async (_, script) => {
      const { run, show, charged } = await jobWith(script);
      await run();
      const job = await show();
      expect(job).toMatchObject({ status: "completed", progress: { processed: ANSWERS } });
      expect(new Set(server.requests.map((request) => request.api))).toEqual(new Set([api]));
      expect(job.result.results.every(({ codes }: { codes: unknown[] }) => codes.length === 1)).toBe(true);
      expect(await charged()).toBe(ANSWERS);
    });

    it.each(Object.entries(ODD_ONE))(
      "flags an answer %s, charges the others and completes",
      async (_, [reason, script]) => {
        const { run, show, charged } = await jobWith(script);
        await run();
        const job = await show();
        expect(job.status).toBe("completed");
        expect(job.result.results[7]).toEqual({ id: "r7", codes: [], not_coded: reason });
        expect(job.result.results.filter(({ codes }: { codes: unknown[] }) => codes.length === 1)).toHaveLength(
          ANSWERS - 1,
        );
        expect(await charged()).toBe(ANSWERS - 1);
        const path = { projectId: job.project_id, questionId: job.question_id };
        const { items } = await listResponses(db, caller, path, { limit: 100, flag: "not_coded" });
        expect(items).toMatchObject([{ id: "r7", flags: ["not_coded"], not_coded: reason, codes: [] }]);
      },
    );

    it("fails where every answer is refused: soon, free of charge, with what it took", async () => {
      const { ref, run, show, charged } = await jobWith(() => ({ refusal: "No." }));
      const failure = await run().catch((error) => error);
      expect(failure).toBeInstanceOf(EngineError);
      expect(failure).toMatchObject({ retryable: false, message: "The model refused the request: “No.”" });
      await failJob(db, ref, { code: "CODING_FAILED", message: failure.message });
      const requests = server.requests.length;
      expect(await show()).toMatchObject({ status: "failed", usage: { calls: requests, failed_calls: requests } });
      expect(requests).toBeLessThanOrEqual(9);
      expect(await charged()).toBe(0);
    });

    it("keeps and charges what was coded before the key was revoked", async () => {
      const { ref, run, show, charged } = await jobWith((request) =>
        hasOdd(request) ? { status: 401, error: { message: "revoked" } } : coded(request),
      );
      const failure = await run().catch((error) => error);
      expect(failure).toMatchObject({ retryable: false });
      await failJob(db, ref, { code: "CODING_FAILED", message: failure.message });
      const job = await show();
      const kept = job.progress.processed;
      expect(kept).toBe(server.requests.filter((request) => !hasOdd(request)).flatMap(textsOf).length);
      expect(kept).toBeGreaterThan(0);
      expect(await charged()).toBe(kept);
      expect(job.usage).toMatchObject({ failed_calls: 1, input_tokens: expect.any(Number) });
    });

    it("stores and charges nothing where the key is refused from the start", async () => {
      const { ref, run, show, charged } = await jobWith(() => ({ status: 401, error: { message: "revoked" } }));
      const failure = await run().catch((error) => error);
      expect(failure).toMatchObject({ retryable: false, message: "The model provider refused the API key (401)." });
      await failJob(db, ref, { code: "CODING_FAILED", message: failure.message });
      const job = await show();
      expect(job).toMatchObject({ status: "failed", progress: { processed: 0 }, usage: { answers: 0, calls: 0 } });
      const path = { projectId: job.project_id, questionId: job.question_id };
      const { items } = await listResponses(db, caller, path, { limit: 100 });
      expect(items.filter(({ codes, flags }) => codes.length > 0 || flags.includes("not_coded"))).toEqual([]);
      expect(await charged()).toBe(0);
    });

    it.each([
      ["is away", 503],
      ["limits the rate", 429],
    ])("asks only for what is missing when the provider, which %s, is back", async (_, status) => {
      let isAway = true;
      const { run, show, charged } = await jobWith((request) =>
        isAway && hasOdd(request)
          ? { status, error: { message: "away" }, headers: { "retry-after-ms": "5" } }
          : coded(request),
      );
      await expect(run()).rejects.toMatchObject({ retryable: true });
      isAway = false;
      const before = server.requests.length;
      const open = ANSWERS - (await show()).progress.processed;
      await run();
      expect(server.requests.slice(before).flatMap(textsOf)).toHaveLength(open);
      expect(open).toBeLessThan(ANSWERS);
      expect(await show()).toMatchObject({ status: "completed", usage: { failed_calls: 3 } });
      expect(await charged()).toBe(ANSWERS);
    });
  });
});

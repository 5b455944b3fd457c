import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { codeOneCall } from "@/lib/coding/code-one-call";
import { readBalance } from "@/lib/credits/usage";
import { failJob } from "@/lib/jobs/end-job";
import { createOrganization } from "@/lib/organizations/create-organization";
import { listResponses } from "@/lib/responses/read-coded";
import { useDatabase } from "@/test/database";
import { textsOf } from "@/test/openai-engine";
import { type OpenaiServer, type Script, type ScriptedReply, startOpenaiServer } from "@/test/openai-server";
import type { ChatRequest } from "@/test/openai-wire";
import { readJob } from "@/test/read-job";
import { dispatched, runStages } from "@/test/run-stages";
import { EngineError } from "../engine";
import { openaiEngine } from "./openai-engine";

const CREDITS = 100;
const ANSWERS = 50;
const responses = Array.from({ length: ANSWERS }, (_, index) => ({
  id: `r${index}`,
  text: index === 7 ? "The odd one about the lobby" : `Staff helped with matter ${index} of ${index * 7}`,
}));
const codebook = [{ name: "Service", codes: [{ name: "Staff", definition: null, sentiment: "Neutral" as const }] }];

const mention = { code: 1, evidence: null, confidence: "high", sentiment: "Neutral" };
const isOdd = (text: string) => text.includes("odd");
const hasOdd = (request: ChatRequest) => textsOf(request).some(isOdd);
const entries = (texts: readonly string[], codes: object[] = [mention]) =>
  texts.map((_, index) => ({ answer: index + 1, codes }));
const coded = (request: ChatRequest): ScriptedReply => ({ json: { answers: entries(textsOf(request)) } });

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
      const request = { responses, codingType: "qualitative" as const, language: "en", codebook };
      const settings = { apiKey: "sk-test", baseUrl: server.url, model: "some-model", answersPerPrompt: 20, api };
      const engine = openaiEngine(settings);
      const outcome = await codeOneCall(db, caller, request, engine);
      const [ref] = await dispatched(db);
      if (outcome.mode !== "async" || !ref) throw new Error("The job was not accepted.");
      const run = () => runStages(db, ref, engine);
      const show = async (): Promise<ReturnType<typeof JSON.parse>> => readJob(db, caller, ref.id);
      const charged = async () => CREDITS - (await readBalance(db, caller.organizationId));
      return { ref, run, show, charged };
    }

    const whole: Record<string, Script> = {
      "an unknown code": (request, call) =>
        call === 1 ? { json: { answers: entries(textsOf(request), [{ ...mention, code: 9 }]) } } : coded(request),
      "an answer left out once": (request, call) =>
        call === 1 ? { json: { answers: entries(textsOf(request)).slice(1) } } : coded(request),
      "an invented quote": (request) => ({
        json: { answers: entries(textsOf(request), [{ ...mention, evidence: "a quote that nobody wrote" }]) },
      }),
      "a reply that breaks off": (request, call) =>
        call === 1
          ? { text: JSON.stringify({ answers: entries(textsOf(request)) }).slice(0, -90), finishReason: "length" }
          : coded(request),
      "429 with Retry-After": (request, call) =>
        call === 1 ? { status: 429, error: { message: "slow" }, headers: { "retry-after-ms": "5" } } : coded(request),
      "429 without Retry-After": (request, call) =>
        call === 1 ? { status: 429, error: { message: "slow down" } } : coded(request),
      "fences around the JSON": (request) => ({
        text: `Here you are:\n\`\`\`json\n${JSON.stringify({ answers: entries(textsOf(request)) })}\n\`\`\``,
      }),
      "a slow stream": (request) => ({ json: { answers: entries(textsOf(request)) }, pace: 3 }),
      "a bare list": (request) => ({ json: entries(textsOf(request)) }),
      "a context that is too short for a whole prompt": (request) =>
        textsOf(request).length > 6
          ? {
              status: 400,
              error: { message: "This model's maximum context length is 4096.", code: "context_length_exceeded" },
            }
          : coded(request),
      "a prompt that only a whole batch makes bad": (request) =>
        textsOf(request).length > 6 ? { status: 400, error: { message: "Bad request" } } : coded(request),
    };

    it.each(Object.entries(whole))("codes and charges every answer in spite of %s", async (_, script) => {
      const { run, show, charged } = await jobWith(script);
      await run();
      const job = await show();
      expect(job).toMatchObject({ status: "completed", progress: { processed: ANSWERS } });
      expect(new Set(server.requests.map((request) => request.api))).toEqual(new Set([api]));
      expect(job.result.results.every(({ codes }: { codes: unknown[] }) => codes.length === 1)).toBe(true);
      expect(await charged()).toBe(ANSWERS);
    });

    const one: Record<string, [reason: string, script: Script]> = {
      "left out twice": [
        "unanswered",
        (request) => ({
          json: { answers: entries(textsOf(request)).filter((_, index) => !isOdd(textsOf(request)[index] ?? "")) },
        }),
      ],
      "refused by the model": [
        "refused",
        (request) => (hasOdd(request) ? { refusal: "I can't help with that." } : coded(request)),
      ],
      "stopped by a content filter": [
        "refused",
        (request) => (hasOdd(request) ? { text: "", finishReason: "content_filter" } : coded(request)),
      ],
      "refused by the provider's filter": [
        "refused",
        (request) =>
          hasOdd(request) ? { status: 400, error: { message: "Filtered.", code: "content_filter" } } : coded(request),
      ],
      "too long for the model": [
        "too_long",
        (request) =>
          hasOdd(request)
            ? { status: 400, error: { message: "too long", code: "context_length_exceeded" } }
            : coded(request),
      ],
      "answered in a form that can't be read": [
        "unreadable",
        (request) => (hasOdd(request) ? { text: "I would rather talk about the lobby." } : coded(request)),
      ],
    };

    it.each(Object.entries(one))(
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
      expect(failure).toMatchObject({ retryable: false, message: "The model coded none of the answers." });
      await failJob(db, ref, { code: "CODING_FAILED", message: failure.message });
      expect(await show()).toMatchObject({ status: "failed", usage: { calls: server.requests.length } });
      expect(server.requests.length).toBeLessThan(ANSWERS);
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

    it("asks only for what is missing when the provider is back", async () => {
      let isAway = true;
      const { run, show, charged } = await jobWith((request) =>
        isAway && hasOdd(request)
          ? { status: 503, error: { message: "away" }, headers: { "retry-after-ms": "5" } }
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

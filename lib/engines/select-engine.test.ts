import { afterEach, expect, test } from "vitest";
import { env } from "@/lib/runtime/env";
import { HOTEL_TASK } from "@/test/hotel-task";
import { mentionOf, textsOf } from "@/test/openai-engine";
import { type OpenaiServer, type Script, startOpenaiServer } from "@/test/openai-server";
import { reviewedStays, staysOf } from "@/test/reviewed-stays";
import { selectEngine } from "./select-engine";

let server: OpenaiServer;
afterEach(() => server.close());

const coding: Script = (request) => ({
  json: { answers: textsOf(request).map((_, index) => ({ answer: index + 1, codes: [mentionOf(1, null)] })) },
});

async function engineWith(settings: Partial<typeof env>, script = coding) {
  server = await startOpenaiServer(script);
  return selectEngine({ ...env, CODING_ENGINE: "openai", OPENAI_BASE_URL: server.url, ...settings });
}

test.each(["chat", "responses"] as const)("the settings decide how a model is asked (%s)", async (api) => {
  const engine = await engineWith({
    CODING_MODEL: "small-model",
    CODING_API: api,
    CODING_PARALLEL: 1,
    CODING_BATCH: 10,
    CODING_TEMPERATURE: 0.5,
    CODING_REASONING_EFFORT: "low",
    CODING_PRICE_INPUT: 1,
    CODING_PRICE_OUTPUT: 2,
  });
  const { usage } = await engine.classify(HOTEL_TASK, staysOf(25));
  expect(server.requests.map((request) => textsOf(request).length)).toEqual([9, 9, 7]);
  expect(server.mostAtOnce).toBe(1);
  const temperature = api === "chat" ? 0.5 : undefined;
  expect(server.requests[0]).toMatchObject({ api, reasoningEffort: "low", temperature });
  expect(usage.cost).toBeCloseTo((usage.inputTokens + 2 * usage.outputTokens) / 1e6, 6);
  expect(engine.version).toMatch(/^openai\/small-model\//);
});

test("a request ends if the model sends nothing for CODING_TIMEOUT seconds", async () => {
  const engine = await engineWith({ CODING_TIMEOUT: 1 }, () => ({ hang: true }));
  const { failure } = await engine.classify(HOTEL_TASK, staysOf(1));
  expect(failure).toMatchObject({ retryable: true, message: "The model provider did not answer within 1 seconds." });
});

test("all answers are sent to the model if CODING_ROUTING is off", async () => {
  const engine = await engineWith({ CODING_ROUTING: "off" });
  const { usage } = await engine.classify(reviewedStays(160), staysOf(60));
  expect(usage.asked).toBe(60);
});

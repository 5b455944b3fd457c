import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { freePort } from "@/db/free-port";
import { answersOf, HOTEL_TASK } from "@/test/hotel-task";
import { scriptedOpenai } from "@/test/openai-engine";
import type { Script } from "@/test/openai-server";
import { classifyAll } from "../classify-all";
import { openaiEngine } from "./openai-engine";

const KEY = "sk-secret-0123456789";
const CODED = { json: { answers: [{ answer: 1, codes: [{ code: 1, evidence: null, confidence: "high" }] }] } };
const ONE = answersOf("nice people");

const openai = scriptedOpenai({ apiKey: KEY });

const failing = (status: number, message = "no", code?: string): Script => {
  return () => ({ status, error: { message, ...(code ? { code } : {}) }, headers: { "retry-after-ms": "1" } });
};

test("waits as long as Retry-After says on 429", async () => {
  const engine = await openai.engineThatReplies((_, call) =>
    call === 1 ? { status: 429, error: { message: "slow down" }, headers: { "retry-after": "1" } } : CODED,
  );
  const start = Date.now();

  const { value, usage } = await engine.classify(HOTEL_TASK, ONE);

  expect(value[0]?.mentions).toHaveLength(1);
  expect(Date.now() - start).toBeGreaterThanOrEqual(990);
  expect(usage.calls).toBe(1);
});

test.each([408, 429, 500, 503])("status %i is a retryable error after three attempts", async (status) => {
  const engine = await openai.engineThatReplies(failing(status));

  await expect(classifyAll(engine, HOTEL_TASK, ONE)).rejects.toMatchObject({ name: "EngineError", retryable: true });
  expect(openai.server.requests).toHaveLength(3);
});

test.each([400, 401, 403, 404])(
  "status %i is a final error without another attempt, and never shows the key",
  async (status) => {
    const engine = await openai.engineThatReplies(
      failing(status, `Incorrect API key provided: ${KEY}, or sk-sec***6789.`),
    );

    const error = await classifyAll(engine, HOTEL_TASK, ONE).catch((thrown) => thrown);

    expect(error).toMatchObject({
      name: "EngineError",
      retryable: false,
      message: expect.stringContaining(`${status}`),
    });
    expect(`${error.message} ${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toMatch(/sk-sec/);
    expect(openai.server.requests).toHaveLength(1);
  },
);

test("an exhausted quota is a final error", async () => {
  const engine = await openai.engineThatReplies(failing(429, "You exceeded your current quota", "insufficient_quota"));

  await expect(classifyAll(engine, HOTEL_TASK, ONE)).rejects.toMatchObject({ retryable: false });
});

test("an unreachable server is a retryable error", async () => {
  const engine = openaiEngine({ apiKey: KEY, baseUrl: `http://127.0.0.1:${await freePort()}/v1` });

  await expect(classifyAll(engine, HOTEL_TASK, ONE)).rejects.toMatchObject({
    name: "EngineError",
    retryable: true,
    message: "The model provider can't be reached (ECONNREFUSED).",
  });
});

test("gives up a hanging server after the time-out", async () => {
  const engine = await openai.engineThatReplies(() => ({ hang: true }), { timeoutMs: 150 });

  await expect(classifyAll(engine, HOTEL_TASK, ONE)).rejects.toMatchObject({
    name: "EngineError",
    retryable: true,
    message: "The model provider did not answer within 0.15 seconds.",
  });
});

test("the time-out survives garbage collection and covers an endless body", async () => {
  const engine = await openai.engineThatReplies(() => ({ stall: true }), { timeoutMs: 300 });
  setFlagsFromString("--expose-gc");
  const collecting = setInterval(runInNewContext("gc"), 20);

  await expect(classifyAll(engine, HOTEL_TASK, ONE)).rejects.toMatchObject({ retryable: true });
  clearInterval(collecting);
});

test("a slow reply that keeps coming may take longer than the time-out", async () => {
  const engine = await openai.engineThatReplies(() => ({ ...CODED, pace: 150 }), { timeoutMs: 1_000 });
  const start = Date.now();

  expect((await classifyAll(engine, HOTEL_TASK, ONE))[0]?.mentions).toHaveLength(1);
  expect(Date.now() - start).toBeGreaterThan(1_000);
});

test("a prompt that takes too long is sent once more in two halves", async () => {
  const engine = await openai.engineThatReplies(
    (request) => {
      const asked: unknown[] = JSON.parse(request.user).answers;
      if (asked.length > 2) return { hang: true };
      return { json: { answers: asked.map((_, index) => ({ answer: index + 1, codes: [] })) } };
    },
    { timeoutMs: 1_000 },
  );

  const { value, failure, usage } = await engine.classify(HOTEL_TASK, answersOf("one", "two", "three", "four"));
  expect(failure).toBeUndefined();
  expect(value.map((coding) => coding?.notCoded)).toEqual([undefined, undefined, undefined, undefined]);
  expect(usage).toMatchObject({ calls: 2, failedCalls: 1 });

  const { value: partly, failure: late } = await engine.classify(
    HOTEL_TASK,
    answersOf("one", "two", "three", "four", "five"),
  );
  expect(late).toMatchObject({ retryable: true });
  expect(partly.filter((coding) => coding !== null)).toHaveLength(0);
});

test("speaks the Responses interface too, with what the provider had cached", async () => {
  const engine = await openai.engineThatReplies(
    (_, call) => (call === 1 ? { ...CODED, cachedTokens: 128 } : { refusal: "No." }),
    { api: "responses", temperature: 0.5 },
  );

  const { value, usage } = await engine.classify(HOTEL_TASK, ONE);
  expect(value[0]?.mentions).toMatchObject([{ codeId: "staff" }]);
  expect(usage).toMatchObject({ calls: 1, cachedTokens: 128, inputTokens: expect.any(Number) });
  expect((await engine.classify(HOTEL_TASK, ONE)).value[0]).toMatchObject({ notCoded: "refused" });
  expect(openai.server.requests[0]).toMatchObject({
    api: "responses",
    responseFormat: "json_schema",
    temperature: 0.5,
  });
});

test("a server that knows no streams is asked without", async () => {
  const engine = await openai.engineThatReplies((request) =>
    request.stream ? { status: 400, error: { message: "stream is not supported" } } : CODED,
  );

  await engine.classify(HOTEL_TASK, ONE);
  await engine.classify(HOTEL_TASK, ONE);

  expect(openai.server.requests.map(({ stream }) => stream)).toEqual([true, false, false]);
});

test("sends the reasoning effort that is set, and stops where the model has none", async () => {
  const engine = await openai.engineThatReplies(
    (request) =>
      request.reasoningEffort ? { status: 400, error: { message: "Unknown parameter: reasoning_effort" } } : CODED,
    { reasoningEffort: "high" },
  );

  await engine.classify(HOTEL_TASK, ONE);

  expect(openai.server.requests.map(({ reasoningEffort }) => reasoningEffort)).toEqual(["high", undefined]);
});

test("the caller's abort ends the request on the wire and is thrown as given", async () => {
  const engine = await openai.engineThatReplies(() => ({ hang: true }));
  const controller = new AbortController();
  const coding = classifyAll(engine, HOTEL_TASK, ONE, { signal: controller.signal });
  const ended = expect(coding).rejects.toThrow("job cancelled");
  await expect.poll(() => openai.server.requests.length).toBe(1);
  controller.abort(new Error("job cancelled"));

  await ended;
  await expect.poll(() => openai.server.abandoned).toBe(1);
});

test("after a failure no further prompt is sent, and what was under way is kept", async () => {
  const engine = await openai.engineThatReplies(
    (request) => (request.user.includes("number 45") ? { status: 401, error: { message: "no" } } : CODED),
    { answersPerPrompt: 20 },
  );
  const answers = answersOf(...Array.from({ length: 200 }, (_, index) => `number ${index}`));

  const { value, failure, usage } = await engine.classify(HOTEL_TASK, answers);

  expect(failure).toMatchObject({ retryable: false });
  expect(value[0]?.mentions).toHaveLength(1);
  expect(value[45]).toBeNull();
  expect(value.at(-1)).toBeNull();
  expect(usage).toMatchObject({ failedCalls: 1, inputTokens: expect.any(Number) });
});

test("names a wrong address as the likely cause where no chat completion comes back", async () => {
  const engine = await openai.engineThatReplies(() => ({ raw: "<html>Welcome</html>" }));

  await expect(classifyAll(engine, HOTEL_TASK, ONE)).rejects.toMatchObject({
    retryable: false,
    message: expect.stringContaining("not a chat completion"),
  });
});

test("stops sending temperature or JSON schemas to a server that refuses them", async () => {
  const engine = await openai.engineThatReplies((request) => {
    if (request.temperature !== undefined) {
      return { status: 400, error: { message: "Unsupported value: 'temperature' does not support 0." } };
    }
    if (request.responseFormat === "json_schema") {
      return { status: 400, error: { message: "This response_format type is unavailable now" } };
    }
    return CODED;
  });

  await classifyAll(engine, HOTEL_TASK, ONE);
  await classifyAll(engine, HOTEL_TASK, ONE);

  expect(openai.server.requests.map((request) => [request.responseFormat, request.temperature])).toEqual([
    ["json_schema", 0],
    ["json_schema", undefined],
    ["json_object", undefined],
    ["json_object", undefined],
  ]);
  expect(openai.server.requests[3]?.system).toContain('"additionalProperties":false');
});

test.each(["o3", "gpt-5-mini"])(
  "%s is asked without temperature from the start, and without a warning",
  async (model) => {
    const warn = vi.spyOn(console, "warn");
    const engine = await openai.engineThatReplies(() => CODED, { model });

    await classifyAll(engine, HOTEL_TASK, ONE);

    expect(openai.server.requests.map((request) => request.temperature)).toEqual([undefined]);
    expect(warn).not.toHaveBeenCalled();
  },
);

test("sends no key where none is set, and refuses one that a header can't carry without showing it", async () => {
  const engine = await openai.engineThatReplies(() => CODED, { apiKey: undefined });
  await classifyAll(engine, HOTEL_TASK, ONE);
  expect(openai.server.requests[0]?.authorization).toBeUndefined();

  expect(() => openaiEngine({ apiKey: `${KEY}\nX: y` })).toThrow(/^(?!.*secret)/);
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { modelSettings } from "@/db/schema/model-settings";
import { perform } from "@/lib/api/perform";
import { modelVerbs } from "@/lib/api/verbs/model";
import type { Caller } from "@/lib/auth/caller";
import { callerOf, readSession } from "@/lib/auth/session";
import { db } from "@/lib/runtime/db";
import { env } from "@/lib/runtime/env";
import { useDatabase } from "@/test/database";
import { HOTEL_TASK } from "@/test/hotel-task";
import { coded } from "@/test/model-faults";
import { type OpenaiServer, startOpenaiServer } from "@/test/openai-server";
import type { ChatRequest } from "@/test/openai-wire";
import { staysOf } from "@/test/reviewed-stays";
import { newMember, newWorkspace } from "@/test/workspace";
import { currentEngine, engineFor, votersOf } from "./current-engine";
import { findModels } from "./find-models";

const KEY = "sk-secret-of-the-provider";

describe("the model of the settings", () => {
  useDatabase();
  const { OPERATING_ORGANIZATION, CODING_ENGINE } = env;
  let server: OpenaiServer;
  let operator: Caller;
  let stranger: Caller;
  const origin = { sender: { address: "203.0.113.7", userAgent: "Firefox" }, requestId: null, dispatchSoon: () => {} };
  const bodyWith = (change: object = {}) => ({
    ...{ base_url: `${server.url}/`, api_key: KEY, model: "some-model", larger_model: "", api: "chat" },
    ...{ price_input: "0.4", price_cached: "", price_output: "1.6" },
    ...{ larger_price_input: "", larger_price_cached: "", larger_price_output: "", suggests_after_coding: false },
    ...{ consensus: "" },
    ...change,
  });
  const save = (caller: Caller, change: object = {}) =>
    perform(modelVerbs.saveModel, caller, { body: bodyWith(change), ...origin });
  const tryIt = (change: object = {}) => perform(modelVerbs.tryModel, operator, { body: bodyWith(change), ...origin });

  beforeAll(async () => {
    server = await startOpenaiServer((request) =>
      request.authorization === `Bearer ${KEY}` ? coded(request) : { status: 401, error: { message: "no" } },
    );
    operator = await newOwner();
    stranger = await newOwner();
    Object.assign(env, { OPERATING_ORGANIZATION: operator.organizationId, CODING_ENGINE: undefined });
  });
  afterAll(async () => {
    Object.assign(env, { OPERATING_ORGANIZATION, CODING_ENGINE });
    await server.close();
  });

  async function newOwner(): Promise<Caller> {
    const { organizationId } = await newWorkspace(db);
    const { sessionId } = await newMember(db, organizationId, "owner");
    const member = await readSession(db, sessionId);
    return callerOf(member ?? expect.fail("the session is open"));
  }

  it("is tried before it is saved, with what it takes; nothing is stored", async () => {
    const { answers, ...trial } = await tryIt();
    expect(answers).toHaveLength(10);
    expect(answers[0]).toMatchObject({ codes: ["Friendly staff"] });
    expect(trial.inputTokens).toBeGreaterThan(100);
    expect(trial.cost).toMatchObject({ currency: "USD", amount: expect.any(Number) });
    await expect(tryIt({ api_key: "sk-other" })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      message: "The model provider refused the API key (401).",
    });
    expect((await currentEngine(db)).name).toBe("local");
  });

  it("codes from the moment it is switched on, except where a job is for the local engine", async () => {
    await expect(save(stranger)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await save(operator);
    const engine = await currentEngine(db);
    expect(engine.version).toMatch(/^openai\/some-model\//);
    expect(await currentEngine(db)).toBe(engine);
    expect((await engineFor(db, { localEngine: true })).name).toBe("local");
    await save(operator, { model: "another-model", api_key: "" });
    expect((await currentEngine(db)).version).toMatch(/^openai\/another-model\//);
  });

  it("votes with further models where a job wants a consensus, and needs them for it", async () => {
    await expect(engineFor(db, { consensus: true })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    await save(operator, { consensus: "a-third=0.25/2, local" });
    expect(votersOf(await currentEngine(db))).toEqual(["some-model", "a-third", "local"]);
    const voting = await engineFor(db, { consensus: true });
    const before = server.requests.length;
    const { usage } = await voting.classify(HOTEL_TASK, staysOf(3));
    expect(server.requests.slice(before).map(({ model }) => model)).toEqual(["some-model", "a-third"]);
    expect(usage.cost).toBeGreaterThan(0);
    const gone = (request: ChatRequest) => request.model === "gone";
    const partly = await startOpenaiServer((request) =>
      gone(request) ? { status: 404, error: { message: "no such model" } } : coded(request),
    );
    await expect(tryIt({ base_url: partly.url, consensus: "gone" })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
    });
    await partly.close();
    await save(operator, { api_key: "" });
  });

  it("has its key sealed, kept for its address alone, and never shown", async () => {
    const [row] = await db.select().from(modelSettings);
    expect(Buffer.from(row?.apiKey ?? []).toString("latin1")).not.toContain(KEY);
    expect((await tryIt({ api_key: "" })).answers).toHaveLength(10);
    const elsewhere = await startOpenaiServer(coded);
    expect((await tryIt({ api_key: "", base_url: elsewhere.url })).answers).toHaveLength(10);
    expect(elsewhere.requests.map(({ authorization }) => authorization)).toEqual([undefined]);
    await elsewhere.close();
  });

  it.each([
    { base_url: "ftp://host/v1" },
    { base_url: "http://user:word@host/v1" },
    { model: "" },
    { api_key: "two words" },
    { price_output: "" },
    { price_input: "cheap" },
    { consensus: "one, two, three" },
    { consensus: "one, one" },
    { consensus: "some-model" },
    { consensus: "one=cheap" },
  ])("refuses %o at its field", async (change) => {
    await expect(save(operator, change)).rejects.toMatchObject({ code: "VALIDATION_ERROR", issues: [{}] });
  });

  it("is switched off, and its key forgotten", async () => {
    await perform(modelVerbs.removeModel, operator, { ...origin });
    expect((await currentEngine(db)).name).toBe("local");
    expect(await db.$count(modelSettings)).toBe(0);
  });
});

it("finds servers of models on this machine, and none where nothing answers", async () => {
  const { createServer } = await import("node:http");
  const server = createServer((_, reply) => reply.end(JSON.stringify({ data: [{ id: "llama" }, { id: "qwen" }] })));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const found = await findModels([
    { name: "Ollama", port },
    { name: "vLLM", port: 9 },
  ]);
  expect(found).toEqual([{ name: "Ollama", baseUrl: `http://127.0.0.1:${port}/v1`, models: ["llama", "qwen"] }]);
  server.close();
});

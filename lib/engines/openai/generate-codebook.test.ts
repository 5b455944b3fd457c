import { afterEach, expect, test } from "vitest";
import { answersOf, HOTEL_REQUEST } from "@/test/hotel-task";
import { type OpenaiServer, type Script, startOpenaiServer } from "@/test/openai-server";
import { openaiEngine } from "./openai-engine";

let server: OpenaiServer;

afterEach(() => server.close());

async function engineThatReplies(script: Script) {
  server = await startOpenaiServer(script);
  return openaiEngine({ baseUrl: server.url, model: "some-model" });
}

const code = (name: string, support: number[], sentiment = "Positive") => ({
  name,
  definition: `About ${name}.`,
  sentiment,
  support,
});
const draft = (name: string, sentiment = "Positive") => ({ name, definition: `About ${name}.`, sentiment });
const HOTEL = { ...HOTEL_REQUEST, answers: answersOf("nice staff", "loud", "loud street", "kind people", "early") };

test("drafts the codebook with one prompt where all answers fit into it", async () => {
  const engine = await engineThatReplies(() => ({
    json: {
      categories: [
        { name: "Service", codes: [code("Friendly staff", [1, 4])] },
        { name: "Room", codes: [code("Noise", [2, 3], "Negative")] },
      ],
    },
  }));

  const { value, usage } = await engine.generateCodebook({ ...HOTEL, language: "de" });

  expect(value).toEqual([
    { name: "Service", codes: [draft("Friendly staff")] },
    { name: "Room", codes: [draft("Noise", "Negative")] },
  ]);
  expect(usage.calls).toBe(1);
  expect(server.requests[0]?.system).toContain("in German");
  expect(server.requests[0]?.system).toContain("No catch-all code");
  expect(server.requests[0]?.user).toContain('{"answer":1,"text":"nice staff"}');
});

test("leaves out repeated, blank, rare and surplus codes; the catch-all code comes last", async () => {
  const engine = await engineThatReplies(() => ({
    json: {
      categories: [
        {
          name: "Service",
          codes: [code("Friendly staff", [1, 4]), code("friendly  STAFF", [1, 4]), code(" ", [1, 2])],
        },
        { name: "service", codes: [code("Speed", [2, 5]), code("Parking", [5, 5, 77]), code("Sonstiges", [1, 2, 3])] },
        { name: "Room", codes: [code("Noise", [1, 2, 3]), code("Friendly staff", [1, 4])] },
        { name: "Empty", codes: [] },
        "nonsense",
      ],
      other: { name: "Sonstiges", definition: "" },
    },
  }));
  const options = { granularity: 3, maxCodes: 3, minFrequency: 2, includeOther: true };

  const { value } = await engine.generateCodebook({ ...HOTEL, options });

  expect(value).toEqual([
    { name: "Service", codes: [draft("Friendly staff")] },
    { name: "Room", codes: [draft("Noise")] },
    { name: "Sonstiges", codes: [{ name: "Sonstiges", definition: null, sentiment: "Neutral" }] },
  ]);
});

test("samples many answers into several prompts and merges the proposals", async () => {
  const texts = Array.from({ length: 3_000 }, (_, index) => `answer ${index} ${"and so on ".repeat(5)}`);
  const engine = await engineThatReplies((request) => {
    const { answers, candidates } = JSON.parse(request.user);
    if (answers) {
      expect(request.user.length).toBeLessThan(60_000);
      return { json: { categories: [{ name: "Service", codes: [code(`Staff as in ${answers[0].text}`, [1, 2])] }] } };
    }
    expect(candidates).toHaveLength(4);
    expect(candidates[0]).toMatchObject({ candidate: 1, category: "Service", sentiment: "Positive" });
    return {
      json: { categories: [{ name: "Service", codes: [code("Staff", [1, 2, 3, 4]), code("Invented", [9])] }] },
    };
  });

  const { value, usage } = await engine.generateCodebook({ ...HOTEL_REQUEST, answers: answersOf(...texts) });

  expect(value).toEqual([{ name: "Service", codes: [draft("Staff")] }]);
  expect(usage.calls).toBe(5);
});

test("entities and topics have no sentiment, and each entity occurs once", async () => {
  const engine = await engineThatReplies(() => ({
    json: {
      categories: [
        { name: "Soft drinks", codes: [code("Coca-Cola", [1]), code("Pepsi", [2])] },
        { name: "Brands", codes: [code("coca-cola", [3])] },
      ],
    },
  }));

  const { value } = await engine.generateCodebook({ ...HOTEL, codingType: "entity" });

  expect(value).toEqual([{ name: "Soft drinks", codes: [draft("Coca-Cola", "Neutral"), draft("Pepsi", "Neutral")] }]);
  expect(JSON.stringify(server.requests[0]?.schema)).not.toContain("sentiment");
});

test("an unreadable or empty proposal is a retryable error", async () => {
  const mumbling = await engineThatReplies((_, call) => ({ text: call === 1 ? "Well…" : "{}" }));
  await expect(mumbling.generateCodebook(HOTEL)).rejects.toMatchObject({ name: "EngineError", retryable: true });
  expect(server.requests).toHaveLength(2);
  await server.close();

  const empty = await engineThatReplies(() => ({ json: { categories: [] } }));
  await expect(empty.generateCodebook(HOTEL)).rejects.toMatchObject({ name: "EngineError", retryable: true });
});

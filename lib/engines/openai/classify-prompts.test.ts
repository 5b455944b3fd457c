import { expect, test } from "vitest";
import { answersOf, HOTEL_TASK } from "@/test/hotel-task";
import { mentionOf, scriptedOpenai, textsOf } from "@/test/openai-engine";

const openai = scriptedOpenai({ apiKey: "sk-test" });

test("the prompt holds the question, definitions and code numbers but no ids, and asks for structured output", async () => {
  const engine = await openai.engineThatReplies(() => ({ json: { answers: [{ answer: 1, codes: [] }] } }));

  await engine.classify(
    { ...HOTEL_TASK, codes: [{ ...HOTEL_TASK.codes[0], id: "0198-uuid" }] as never },
    answersOf("ok"),
  );

  const [request] = openai.server.requests;
  expect(request?.authorization).toBe("Bearer sk-test");
  expect(request?.temperature).toBe(0);
  expect(request?.system).toContain("What stood out to you?");
  expect(request?.system).toContain('"code":1,"category":"Service","name":"Friendly staff"');
  expect(request?.system).toContain("Warm, helpful people.");
  expect(request?.system).not.toContain("0198-uuid");
  expect(request?.schema).toMatchObject({
    properties: { answers: { items: { properties: { codes: { items: { properties: { code: { const: 1 } } } } } } } },
  });
});

test("answers in any language reach the model as they are, with the language of the codebook", async () => {
  const texts = ["Das Personal war freundlich", "スタッフは親切でした", "El personal fue amable"];
  const engine = await openai.engineThatReplies((request) => ({
    json: { answers: textsOf(request).map((text, index) => ({ answer: index + 1, codes: [mentionOf(1, text)] })) },
  }));

  const { value } = await engine.classify({ ...HOTEL_TASK, language: "fr" }, answersOf(...texts));

  const [request] = openai.server.requests;
  expect(request?.system).toContain("The codebook is in French; answers may be in any language.");
  expect(request && textsOf(request)).toEqual(texts);
  expect(value.map((coding) => coding?.mentions[0]?.evidence)).toEqual(texts);
});

test("many answers are sent in several prompts, some at a time, and come back in order", async () => {
  const engine = await openai.engineThatReplies(async (request, call) => {
    await new Promise((resolve) => setTimeout(resolve, 60 - 10 * call));
    return {
      json: { answers: textsOf(request).map((text, index) => ({ answer: index + 1, codes: [mentionOf(1, text)] })) },
    };
  });
  const answers = answersOf(...Array.from({ length: 260 }, (_, index) => `answer number ${index}`));

  const { value, usage } = await engine.classify(HOTEL_TASK, answers);

  expect(value.map((coding) => coding?.mentions[0]?.evidence)).toEqual(answers.map(({ text }) => text));
  expect(usage.calls).toBe(5);
  expect(openai.server.mostAtOnce).toBeGreaterThan(1);
  expect(openai.server.mostAtOnce).toBeLessThanOrEqual(4);
});

test("shows hand-coded answers of every code always, and those most similar to the batch with it", async () => {
  const engine = await openai.engineThatReplies(() => ({ json: { answers: [{ answer: 1, codes: [] }] } }));
  const short = ["a", "b"].flatMap((text) => [
    { text, codeIds: ["noise"] },
    { text: text + text, codeIds: [] },
  ]);
  const filler = Array.from({ length: 40 }, (_, index) => ({ text: `unrelated remark ${index}`, codeIds: ["other"] }));
  const examples = [
    ...short,
    ...filler,
    { text: "the tram was so loud", codeIds: ["noise"] },
    { text: "the loud tram stop", codeIds: [] },
    { text: "tram gone", codeIds: ["deleted"] },
  ];

  await engine.classify({ ...HOTEL_TASK, examples }, answersOf("the tram was loud"));

  expect(JSON.parse(openai.server.requests[0]?.user ?? "").coded_by_people).toEqual([
    { text: "the tram was so loud", codes: [3] },
    { text: "the loud tram stop", codes: [] },
  ]);
  expect(openai.server.requests[0]?.system).toContain('{"text":"a","codes":[3]}');
  expect(openai.server.requests[0]?.system).toContain('{"text":"unrelated remark 1","codes":[4]}');
  expect(openai.server.requests[0]?.system).not.toContain("unrelated remark 2");
});

test("prompts begin with the same bytes and the same schema; where it pays, one goes ahead for the cache", async () => {
  const begun: boolean[] = [];
  let hasReplied = false;
  const engine = await openai.engineThatReplies(async (request) => {
    begun.push(hasReplied);
    await new Promise((resolve) => setTimeout(resolve, 50));
    hasReplied = true;
    return {
      json: { answers: textsOf(request).map((_, index) => ({ answer: index + 1, codes: [mentionOf(1, null)] })) },
    };
  });
  const codes = Array.from({ length: 60 }, (_, index) => ({
    ...(HOTEL_TASK.codes[0] as (typeof HOTEL_TASK.codes)[number]),
    id: `code-${index}`,
    definition: "What belongs under it, in a sentence of the usual length.",
  }));
  const task = { ...HOTEL_TASK, codes };
  const answers = answersOf(...Array.from({ length: 270 }, (_, index) => `remark ${index}`));
  const { value } = await engine.classify(task, answers);
  await engine.review(
    task,
    answers,
    value.map((coding, index) => {
      const mentions = (coding?.mentions ?? []).map((each) => ({ ...each, confidence: "low" as const }));
      return { answerId: answers[index]?.id ?? "", mentions };
    }),
  );

  const systems = openai.server.requests.map(({ system }) => system);
  expect(systems.every((system) => system.startsWith(systems[0] ?? ""))).toBe(true);
  expect(new Set(openai.server.requests.map(({ schema }) => JSON.stringify(schema))).size).toBe(1);
  expect(begun[1]).toBe(true);
  expect(openai.server.mostAtOnce).toBeGreaterThan(1);
});

test("rules that people wrote for a code stand in the codebook, and replace the manual's rules of the same kind", async () => {
  const engine = await openai.engineThatReplies(() => ({ json: { answers: [{ answer: 1, codes: [] }] } }));
  const rule = (codeId: string) => ({ codeId, include: "Any wait.", exclude: "Food.", borderline: "", quotes: [] });
  const manual = { version: "1", rules: [rule("queue"), rule("noise")] };
  const [staff, queue, ...rest] = HOTEL_TASK.codes;
  if (!staff || !queue) throw new Error("the task has codes");
  const codes = [staff, { ...queue, include: "queues at the desk" }, ...rest];

  await engine.classify({ ...HOTEL_TASK, codes, manual }, answersOf("ok"));
  await engine.classify({ ...HOTEL_TASK, manual }, answersOf("ok"));

  const [first, second] = openai.server.requests.slice(-2).map(({ system }) => system);
  expect(first).toContain('"name":"Waiting","include":"queues at the desk"');
  expect(first).toContain('{"code":2,"exclude":"Food.","borderline":"","quotes":[]}');
  expect(first).toContain('{"code":3,"include":"Any wait.","exclude":"Food."');
  expect(first).toContain("people wrote what it counts");
  expect(second).not.toContain("people wrote what it counts");
});

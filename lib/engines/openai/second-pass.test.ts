import { expect, test } from "vitest";
import { answersOf, HOTEL_TASK } from "@/test/hotel-task";
import { mentionOf, scriptedOpenai, textsOf } from "@/test/openai-engine";
import type { ChatRequest } from "@/test/openai-wire";
import type { AnswerCoding } from "../engine";

const openai = scriptedOpenai({ answersPerPrompt: 6, concurrency: 2 });

const isReview = ({ user }: ChatRequest) => "coded_alike" in JSON.parse(user);
const given = (value: readonly (AnswerCoding | null)[]) => value.flatMap((coding) => coding ?? []);

/**
 * Eight prompts in four waves. At first, every third answer is in doubt; the review confirms every second one of these.
 */
const ANSWERS = answersOf(...Array.from({ length: 48 }, (_, index) => `remark${index} about${index} topic${index}`));
const isDoubtful = (text: string) => numberIn(text) % 3 === 0;
const numberIn = (text: string) => Number(/\d+/.exec(text)?.[0]);

function reply(request: ChatRequest) {
  const answers = textsOf(request).map((text, index) => {
    if (isReview(request)) return { answer: index + 1, codes: [mentionOf(numberIn(text) % 2 === 0 ? 1 : 2, null)] };
    const confidence = isDoubtful(text) ? "low" : "high";
    return { answer: index + 1, codes: [{ ...mentionOf(1, null), confidence }] };
  });
  return { json: { answers } };
}

test("in a long run, doubtful answers are asked about again beside the last prompt, and the review asks about the rest", async () => {
  const engine = await openai.engineThatReplies(reply);

  const coded = await engine.classify(HOTEL_TASK, ANSWERS);
  const beside = openai.server.requests.filter(isReview).flatMap(textsOf);
  const reviewed = await engine.review(HOTEL_TASK, ANSWERS, given(coded.value));
  const after = openai.server.requests.filter(isReview).flatMap(textsOf).slice(beside.length);

  const doubtful = ANSWERS.map(({ text }) => text).filter(isDoubtful);
  expect(beside.length).toBeGreaterThan(0);
  expect(after.length).toBeGreaterThan(0);
  expect([...beside, ...after].sort()).toEqual(doubtful.sort());
  expect(reviewed.value.map(({ mentions }) => mentions[0]?.codeId)).toEqual(
    ANSWERS.map(({ text }) => (isDoubtful(text) && numberIn(text) % 2 === 1 ? "queue" : "staff")),
  );
  expect(reviewed.passes).toEqual({ compared: doubtful.length, agreed: doubtful.length / 2 });
});

test("asks the larger model then, whose name stands on what it decided", async () => {
  const engine = await openai.engineThatReplies(reply, { larger: { model: "large-model" } });

  const { value } = await engine.classify(HOTEL_TASK, ANSWERS);

  const asked = openai.server.requests.filter(isReview);
  expect(new Set(asked.map(({ model }) => model))).toEqual(new Set(["large-model"]));
  const signed = given(value).filter(({ coder }) => coder?.startsWith("openai/large-model/"));
  expect(signed).toHaveLength(asked.flatMap(textsOf).length);
});

test("what the model declines to look at again keeps its codes", async () => {
  const engine = await openai.engineThatReplies((request) =>
    isReview(request) ? { refusal: "I can't help with that." } : reply(request),
  );

  const { value, failure } = await engine.classify(HOTEL_TASK, ANSWERS);

  expect(failure).toBeUndefined();
  expect(given(value).map(({ mentions }) => mentions[0]?.codeId)).toEqual(ANSWERS.map(() => "staff"));
  expect(openai.server.requests.some(isReview)).toBe(true);
});

test("near-equal answers stand side by side in one prompt", async () => {
  const engine = await openai.engineThatReplies(reply);
  const [first, last] = answersOf("the tram was loud at night", "At night the tram was loud!").map((answer, index) => ({
    ...answer,
    id: `near${index}`,
  }));

  const { value } = await engine.classify(HOTEL_TASK, [first, ...ANSWERS.slice(0, 20), last] as typeof ANSWERS);

  const prompt = openai.server.requests.map(textsOf).find((texts) => texts.includes("the tram was loud at night"));
  expect(prompt?.slice(0, 2)).toEqual(["the tram was loud at night", "At night the tram was loud!"]);
  expect(given(value).map(({ answerId }) => answerId)).toEqual([
    "near0",
    ...ANSWERS.slice(0, 20).map(({ id }) => id),
    "near1",
  ]);
});

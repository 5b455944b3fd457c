import { afterEach, expect, test } from "vitest";
import type { Confidence } from "@/db/schema/terms";
import { answersOf, HOTEL_TASK } from "@/test/hotel-task";
import { type OpenaiServer, type ScriptedReply, startOpenaiServer } from "@/test/openai-server";
import type { AnswerCoding } from "../engine";
import { openaiEngine } from "./openai-engine";

let server: OpenaiServer;

afterEach(() => server.close());

async function engineThatReplies(reply: ScriptedReply) {
  server = await startOpenaiServer(() => reply);
  return openaiEngine({ baseUrl: server.url, model: "some-model" });
}

const coding = (answerId: string, codeId: string, confidence: Confidence = "high"): AnswerCoding => ({
  answerId,
  mentions: [{ codeId, confidence, evidence: null, mentionSentiment: "Neutral" }],
});

/** A review asks about a tenth of the answers at most, so these stand among many others. */
const OTHERS = Array.from({ length: 35 }, (_, index) => `word${index} sofa${index}`);
const ANSWERS = answersOf(
  "queue at the desk",
  "noisy street all night",
  "Staff so friendly!",
  "so friendly staff",
  "long queue at the lift",
  ...OTHERS,
);
const CODINGS = [
  coding("a1", "queue"),
  coding("a2", "noise"),
  coding("a3", "staff"),
  coding("a4", "other"),
  coding("a5", "other", "low"),
  ...OTHERS.map((_, index) => coding(`a${index + 6}`, "noise")),
];

const codesOf = (value: readonly AnswerCoding[]) => value.slice(0, 5).map(({ mentions }) => mentions[0]?.codeId);

test("asks again about low confidence and near-equal answers with different codes, and shows settled ones", async () => {
  const codes = (code: number) => [{ code, evidence: null, confidence: "high", sentiment: "Positive" }];
  const engine = await engineThatReplies({
    json: {
      answers: [
        { answer: 1, codes: codes(1) },
        { answer: 2, codes: codes(1) },
        { answer: 3, codes: codes(2) },
      ],
    },
  });

  const { value, usage } = await engine.review(HOTEL_TASK, ANSWERS, CODINGS);

  expect(codesOf(value)).toEqual(["queue", "noise", "staff", "staff", "queue"]);
  expect(value.map(({ answerId }) => answerId)).toEqual(ANSWERS.map(({ id }) => id));
  expect(value.slice(2, 5).map(({ mentions }) => mentions[0]?.confidence)).toEqual(["high", "medium", "medium"]);
  expect(usage.calls).toBe(1);
  const asked = JSON.parse(server.requests[0]?.user ?? "");
  expect(asked.answers).toEqual([
    { answer: 1, text: "Staff so friendly!", proposed: [{ code: 1, evidence: null }] },
    { answer: 2, text: "so friendly staff", proposed: [{ code: 4, evidence: null }] },
    { answer: 3, text: "long queue at the lift", proposed: [{ code: 4, evidence: null, doubted: true }] },
  ]);
  expect(asked.coded_alike).toContainEqual({ text: "queue at the desk", codes: [2] });
});

test("asks again about low confidence first, then about answers without a code, and not about failures", async () => {
  const engine = await engineThatReplies({ json: { answers: [] } });
  const answers = answersOf("warm welcome", "long line", "a remark", "blue", "sorry", "quiet room", ...OTHERS);
  const codings: AnswerCoding[] = [
    coding("a1", "staff"),
    coding("a2", "queue", "medium"),
    coding("a3", "other"),
    { answerId: "a4", mentions: [] },
    { answerId: "a5", mentions: [], notCoded: "refused" },
    coding("a6", "noise", "low"),
    ...OTHERS.map((_, index) => ({ answerId: `a${index + 7}`, mentions: [] })),
  ];

  await engine.review(HOTEL_TASK, answers, codings);

  const asked: { text: string }[] = JSON.parse(server.requests[0]?.user ?? "").answers;
  expect(asked.map(({ text }) => text)).toEqual(["quiet room", "blue", ...OTHERS.slice(0, 3)]);
});

test("asks about the given answers only, compares them with all, and counts what two passes agree on", async () => {
  const codes = (code: number) => [{ code, evidence: null, confidence: "high", sentiment: "Positive" }];
  const engine = await engineThatReplies({
    json: {
      answers: [
        { answer: 1, codes: codes(1) },
        { answer: 2, codes: codes(4) },
      ],
    },
  });

  const open = new Set(ANSWERS.map(({ id }) => id).filter((id) => id !== "a3"));
  const { value, passes } = await engine.review(HOTEL_TASK, ANSWERS, CODINGS, { open });

  const asked: { text: string }[] = JSON.parse(server.requests[0]?.user ?? "").answers;
  expect(asked.map(({ text }) => text)).toEqual(["so friendly staff", "long queue at the lift"]);
  expect(codesOf(value)).toEqual(["queue", "noise", "staff", "staff", "other"]);
  expect(passes).toEqual({ compared: 2, agreed: 1 });
});

test("keeps the codings where the reply can't be read", async () => {
  const engine = await engineThatReplies({ text: "I can't decide." });

  expect((await engine.review(HOTEL_TASK, ANSWERS, CODINGS)).value).toEqual(CODINGS);
});

test("asks nothing where no coding is in doubt", async () => {
  const engine = await engineThatReplies({ json: {} });

  const { value, usage } = await engine.review(HOTEL_TASK, ANSWERS.slice(0, 3), CODINGS.slice(0, 3));

  expect(value).toEqual(CODINGS.slice(0, 3));
  expect(usage.calls).toBe(0);
});

test("asks the larger model, where there is one, and codings that it changes tell so", async () => {
  server = await startOpenaiServer(({ user }) => ({
    json: { answers: JSON.parse(user).answers.map((_: unknown, index: number) => ({ answer: index + 1, codes: [] })) },
  }));
  const prices = { input: 1, output: 1 };
  const larger = { model: "large-model", prices: { input: 100, output: 100 } };
  const engine = openaiEngine({ baseUrl: server.url, model: "small-model", prices, larger });

  const coded = await engine.classify(HOTEL_TASK, ANSWERS);
  const reviewed = await engine.review(HOTEL_TASK, ANSWERS, CODINGS);

  expect(server.requests.map(({ model }) => model)).toEqual(["small-model", "large-model"]);
  const coders = reviewed.value.map(({ coder }) => coder?.split("/").slice(0, 2).join("/"));
  expect(coders.slice(0, 5)).toEqual([
    undefined,
    undefined,
    "openai/large-model",
    "openai/large-model",
    "openai/large-model",
  ]);
  for (const [{ usage }, price] of [[coded, 1] as const, [reviewed, 100] as const]) {
    expect(usage.cost).toBeCloseTo((price * (usage.inputTokens + usage.outputTokens)) / 1e6, 6);
  }
});

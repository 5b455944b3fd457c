import { describe, expect, it } from "vitest";
import type { CodingTask } from "@/lib/engines/engine";
import { localEngine } from "@/lib/engines/local/engine";
import { seededRandom } from "@/lib/numeric/random";
import { mentionOf, scriptedOpenai, textsOf } from "@/test/openai-engine";
import { reviewedStays, staysOf } from "@/test/reviewed-stays";
import { MAX_REVIEWED_SHARE } from "../openai/parameters";
import { routedEngine } from "./routed-engine";

const openai = scriptedOpenai({ apiKey: "sk-test" });
const answers = staysOf(60);

/** A model that gives every answer the first code. */
const oneCodeForAll = () =>
  openai.engineThatReplies((request) => ({
    json: { answers: textsOf(request).map((_, index) => ({ answer: index + 1, codes: [mentionOf(1, null)] })) },
  }));
const asked = () => openai.server.requests.flatMap(textsOf);

/** Examples with random codes, which no engine can learn to predict. The model gave the same codes as people. */
function unlearnable(): CodingTask {
  const task = reviewedStays(160);
  const random = seededRandom(5);
  const examples = task.examples.map((example) => {
    const codeIds = [task.codes[Math.floor(random() * task.codes.length)]?.id ?? ""];
    return { ...example, codeIds, byModel: codeIds };
  });
  return { ...task, examples };
}

describe("a model beside an engine that learns", () => {
  it("is asked only about answers for which the learning engine is not as good, and each coding tells who made it", async () => {
    const engine = routedEngine(await oneCodeForAll(), localEngine, { routes: true });
    const { value } = await engine.classify(reviewedStays(160), answers);
    expect(value.map((coding) => coding?.answerId)).toEqual(answers.map(({ id }) => id));
    const own = value.filter((coding) => coding?.coder === localEngine.version);
    expect(own.length).toBeGreaterThan(30);
    expect(asked().length).toBe(answers.length - own.length);
    const right = own.filter((coding) => coding?.mentions.some(({ codeId }) => coding.answerId.startsWith(codeId)));
    expect(right.length).toBeGreaterThan(0.9 * own.length);
  });

  it.each([
    ["it is switched off", reviewedStays(160), { routes: false }],
    ["people reviewed too few answers that it had coded", reviewedStays(90), { routes: true }],
    ["nothing can be learnt from what people decided, and it was right", unlearnable(), { routes: true }],
  ])("is asked about all where %s", async (_, task, options) => {
    const engine = routedEngine(await oneCodeForAll(), localEngine, options);
    const { value } = await engine.classify(task, answers);
    expect(new Set(asked()).size).toBe(new Set(answers.map(({ text }) => text)).size);
    expect(value.filter((coding) => coding?.coder)).toEqual([]);
  });

  it("is forecast to be asked about all answers at first, and then about as many as it really is", async () => {
    const engine = routedEngine(await oneCodeForAll(), localEngine, { routes: true });
    const all = await engine.forecast?.(reviewedStays(160), answers, { timeout: 0 });
    expect(all).toMatchObject({ usage: { asked: answers.length }, otherSeconds: 0 });
    const forecast = await engine.forecast?.(reviewedStays(160), answers);
    const { usage } = await engine.classify(reviewedStays(160), answers);
    expect(usage.asked).toBe(asked().length);
    expect(Math.abs((forecast?.usage.asked ?? 0) - usage.asked)).toBeLessThanOrEqual(0.1 * answers.length);
    expect(forecast?.usage.inputTokens).toBeLessThan(all?.usage.inputTokens ?? 0);
    expect(forecast?.otherSeconds).toBeGreaterThan(0);
    const kept = await engine.forecast?.(reviewedStays(160), answers, { timeout: 0 });
    expect(kept).toEqual(forecast);
  });

  it.each([
    ["it is switched off", reviewedStays(160), answers, { routes: false }],
    ["people reviewed too few answers that it had coded", reviewedStays(90), answers, { routes: true }],
    ["they fit into one prompt", reviewedStays(160), answers.slice(0, 40), { routes: true }],
  ])("is forecast to be asked about all answers if %s", async (_, task, some, options) => {
    const engine = routedEngine(await oneCodeForAll(), localEngine, options);
    expect(await engine.forecast?.(task, some)).toMatchObject({ usage: { asked: some.length }, otherSeconds: 0 });
  });

  it("is asked again where the learning engine is sure of something else, and not about what that has coded", async () => {
    const engine = routedEngine(await oneCodeForAll(), localEngine, { routes: true });
    const task = reviewedStays(160);
    const mention = {
      codeId: "wifi",
      confidence: "high" as const,
      evidence: null,
      mentionSentiment: "Neutral" as const,
    };
    const codings = answers.map(({ id }, index) => ({
      answerId: id,
      mentions: [mention],
      ...(index < 20 && { coder: localEngine.version }),
    }));
    await engine.review(task, answers, codings);
    const doubted = asked();
    expect(doubted).toHaveLength(Math.ceil(MAX_REVIEWED_SHARE * answers.length));
    const clear = new Set(answers.filter(({ id }) => id.startsWith("wifi")).map(({ text }) => text));
    expect(doubted.filter((text) => clear.has(text))).toEqual([]);
    const settled = new Set(answers.slice(0, 20).map(({ text }) => text));
    expect(doubted.filter((text) => settled.has(text))).toEqual([]);
  });
});

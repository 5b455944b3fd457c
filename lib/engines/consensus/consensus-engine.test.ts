import { describe, expect, it } from "vitest";
import { HOTEL_TASK } from "@/test/hotel-task";
import {
  type AnswerCoding,
  type CodedExample,
  type CodingEngine,
  EngineError,
  type Mention,
  NO_USAGE,
} from "../engine";
import { consensusEngine } from "./consensus-engine";

const [first, second] = HOTEL_TASK.codes.map(({ id }) => id) as [string, string];
const ANSWER = { id: "a", text: "Friendly staff", language: "en" };

const given = (codeId: string, more: Partial<Mention> = {}): Mention => ({
  codeId,
  confidence: "medium",
  evidence: null,
  mentionSentiment: "Neutral",
  ...more,
});

/** An engine that gives every answer these codes. */
function engineOf(name: string, coding: Partial<AnswerCoding>, cost?: number): CodingEngine {
  const usage = { ...NO_USAGE, asked: 1, calls: 1, inputTokens: 10, cost };
  return {
    name: "openai",
    version: `openai/${name}/1`,
    batchSize: 10,
    generateCodebook: async () => ({ value: [], usage: NO_USAGE }),
    classify: async (_, answers) => ({
      value: answers.map(({ id }) => ({ mentions: [], ...coding, answerId: id })),
      usage,
    }),
    forecast: async () => ({ usage, otherSeconds: 1 }),
  };
}

const giving = (name: string, ...codes: Mention[]) => engineOf(name, { mentions: codes }, 1);
const codeWith = async ([one, ...others]: [CodingEngine, ...CodingEngine[]], examples: CodedExample[] = []) =>
  consensusEngine(one, others).classify({ ...HOTEL_TASK, examples }, [ANSWER]);

/** Checked answers where the first code had this many of three votes, `right` times rightly. */
const checked = (votes: number, right: number, all: number, codeId = first): CodedExample[] =>
  Array.from({ length: all }, (_, index) => ({
    text: `${codeId} ${votes} ${index}`,
    codeIds: index < right ? [codeId] : [],
    votes: { by: "one, two, three", of: 3, codes: { [codeId]: votes } },
  }));

describe("several engines that vote", () => {
  it("are sure of what all give, and give other codes with more than half of the votes", async () => {
    const { value } = await codeWith([
      giving("one", given(first, { confidence: "low" }), given(second)),
      giving("two", given(first, { evidence: "staff", mentionSentiment: "Positive" })),
      giving("three", given(first, { mentionSentiment: "Positive" }), given(second)),
    ]);
    expect(value).toEqual([
      {
        answerId: "a",
        mentions: [
          { codeId: first, confidence: "high", evidence: "staff", mentionSentiment: "Positive" },
          given(second, { confidence: "medium" }),
        ],
        votes: { by: "one, two, three", of: 3, codes: { [first]: 3, [second]: 2 } },
      },
    ]);
    const [alone] = (await codeWith([giving("one", given(first)), giving("two")])).value;
    expect(alone).toMatchObject({ mentions: [], votes: { of: 2, codes: { [first]: 1 } } });
  });

  it("learn from the checked sample how many votes a code needs", async () => {
    const two = [giving("one", given(first)), giving("two", given(first)), giving("three")] as const;
    const one = [giving("one", given(first)), giving("two"), giving("three")] as const;
    const codesOf = async (engines: readonly [CodingEngine, ...CodingEngine[]], examples: CodedExample[]) =>
      (await codeWith([...engines], examples)).value[0]?.mentions.map(({ confidence }) => confidence);
    const wrong = checked(2, 4, 30);
    expect(await codesOf(two, wrong)).toEqual([]);
    expect(await codesOf(two, wrong.slice(0, 4))).toEqual(["medium"]);
    const elsewhere = wrong.map((each) => ({
      ...each,
      votes: { of: 3, codes: {}, ...each.votes, by: "four, five, six" },
    }));
    expect(await codesOf(two, elsewhere)).toEqual(["medium"]);
    // A single decision about another code says nothing of this one.
    expect(await codesOf(one, [...checked(3, 29, 29), ...checked(1, 1, 1, second)])).toEqual([]);
    const right = [...checked(2, 28, 30), ...checked(1, 25, 30)];
    expect(await codesOf(one, right)).toEqual(["low"]);
    // What is known of another code counts only as long as little is known of this one.
    const others = checked(2, 0, 60, second);
    expect(await codesOf(two, [...others, ...checked(2, 1, 2)])).toEqual([]);
    expect(await codesOf(two, [...others, ...checked(2, 20, 20)])).toEqual(["medium"]);
  });

  it("go on without one that could not decide, but are then not sure", async () => {
    const { value } = await codeWith([
      giving("one", given(first)),
      giving("two", given(first)),
      engineOf("three", { notCoded: "refused" }),
    ]);
    expect(value[0]).toMatchObject({ mentions: [{ confidence: "medium" }], votes: { of: 2 } });
    const nobody = await codeWith([
      engineOf("one", { notCoded: "too_long" }),
      engineOf("two", { notCoded: "refused" }),
    ]);
    expect(nobody.value).toEqual([{ answerId: "a", mentions: [], notCoded: "too_long" }]);
  });

  it("code nothing while one of them fails, and count what the others used", async () => {
    const failing = {
      ...engineOf("two", {}),
      classify: async () => Promise.reject(new EngineError("The provider is down.", { retryable: true })),
    };
    const { value, usage, failure } = await codeWith([giving("one", given(first)), failing]);
    expect(value).toEqual([null]);
    expect(failure).toMatchObject({ message: "The provider is down.", retryable: true });
    expect(usage).toMatchObject({ calls: 1, inputTokens: 10 });
  });

  it("cost what all of them cost, unless the price of one is unknown", async () => {
    const both = [giving("one"), giving("two")] as const;
    expect((await codeWith([...both])).usage).toEqual({ ...NO_USAGE, asked: 1, calls: 2, inputTokens: 20, cost: 2 });
    expect((await codeWith([...both, engineOf("three", {})])).usage.cost).toBeUndefined();
    const { usage } = (await consensusEngine(both[0], [both[1]]).forecast?.(HOTEL_TASK, [ANSWER])) ?? {};
    expect(usage).toMatchObject({ asked: 1, calls: 2, cost: 2 });
    expect(consensusEngine(both[0], [both[1]]).version).toMatch(/^openai\/one\+two\/[0-9a-f]{12}$/);
  });
});

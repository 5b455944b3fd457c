import { describe, expect, it } from "vitest";
import { mentionOf, scriptedOpenai, textsOf } from "@/test/openai-engine";
import type { Script } from "@/test/openai-server";
import type { CodingTask } from "../engine";
import { isOutside } from "./is-outside";

const SECRETS = /john|smith|7946|4111|example\.com|3704/i;
const TEXTS = [
  "Mr Smith at the desk was rude",
  "Call +44 20 7946 0958 or write to john@example.com, the room was cold",
  "The bill went to DE89 3704 0044 0532 0130 00 and 4111 1111 1111 1111",
];
const answers = TEXTS.map((text, index) => ({ id: String(index), text, language: "en" }));
const task: CodingTask = {
  codingType: "qualitative",
  language: "en",
  question: "How was it, Mr Smith?",
  survey: "Guests; write to john@example.com",
  masking: { when: "always", except: [] },
  codes: [
    {
      ...{ id: "a", category: "Stay", name: "Staff", definition: "As Mr Smith says", sentiment: "Neutral" },
      ...{ include: "My name is John", exclude: "john@example.com" },
    },
  ],
  examples: [{ text: "My name is John and the staff was kind", codeIds: ["a"] }],
};

/** A model that quotes each answer, but without its first characters. */
const quoting: Script = (request) => ({
  json: {
    answers: textsOf(request).map((text, index) => ({
      answer: index + 1,
      codes: [{ ...mentionOf(1, text.slice(3).trim()), confidence: "low" }],
    })),
  },
});

describe("personal data on the way to a model", () => {
  const openai = scriptedOpenai();
  const sent = () => JSON.stringify(openai.server.requests);

  it("stays out of every request, and stands in the evidence again", async () => {
    const engine = await openai.engineThatReplies(quoting);
    const { value } = await engine.classify(task, answers);
    const codings = value.map((coding) => coding ?? { answerId: "", mentions: [] });
    const { value: reviewed } = await engine.review(task, answers, codings);
    expect(openai.server.requests).toHaveLength(2);
    expect(sent()).not.toMatch(SECRETS);
    expect(sent()).toContain("Mr [name] at the desk");
    const quotes = (some: typeof codings) => some.map(({ mentions }) => mentions[0]?.evidence);
    expect(quotes(codings)).toEqual(TEXTS.map((text) => text.slice(3).trim()));
    expect(quotes(reviewed)).toEqual(TEXTS.map((text) => text.slice(3).trim()));
  });

  it("stays out of the prompts that build a codebook", async () => {
    const code = { name: "Staff", definition: "", sentiment: "Neutral", support: [1], count: 3 };
    const engine = await openai.engineThatReplies(() => ({ json: { categories: [{ name: "Stay", codes: [code] }] } }));
    const { codes: _, examples: __, ...about } = task;
    const options = { granularity: 3, maxCodes: 5, minFrequency: 1, includeOther: false };
    await engine.generateCodebook({ ...about, answers, options });
    expect(openai.server.requests).toHaveLength(1);
    expect(sent()).not.toMatch(SECRETS);
  });

  it("keeps a sentence of a summary from being sent", async () => {
    const sentences = ["2 themes come up.", "“Staff” is most frequent in “john@example.com”.", "It is rude."];
    const said = [1, 2].map((sentence) => ({ sentence, text: `Said anew ${sentence}.` }));
    const engine = await openai.engineThatReplies(() => ({ json: { sentences: said } }));
    const { value } = (await engine.phrase?.(sentences)) ?? {};
    expect(value).toEqual(["Said anew 1.", null, "Said anew 2."]);
    expect(sent()).not.toMatch(SECRETS);
  });

  it("is left where the project allows it, and where the codebook or an entity question is about it", async () => {
    const engine = await openai.engineThatReplies(quoting);
    const shown = async (change: Partial<CodingTask>) => {
      await engine.classify({ ...task, ...change }, answers);
      return openai.server.requests.slice(-1).flatMap(textsOf);
    };
    const except = ["SMITH", "+44 20 7946 0958"];
    const allowed = await shown({ masking: { when: "always", except } });
    expect(allowed.slice(0, 2)).toEqual([TEXTS[0], TEXTS[1]?.replace("john@example.com", "[email]")]);
    const [code] = task.codes;
    expect((await shown({ codes: code ? [{ ...code, name: "Mr Smith" }] : [] }))[0]).toBe(TEXTS[0]);
    const named = (...names: string[]) => ({ codes: code ? names.map((name) => ({ ...code, name })) : [] });
    expect((await shown(named("Mr Jones", "Smith family", "John", "example com")))[0]).toBe(TEXTS[0]);
    const mixed = [{ id: "9", text: "Mr Will Smith and Mr Smith: smith@staff.com", language: "en" }];
    await engine.classify({ ...task, ...named("Will to help", "Smith family", "Staff", "Com") }, mixed);
    expect(openai.server.requests.slice(-1).flatMap(textsOf)).toEqual(["Mr [name] and Mr Smith: [email]"]);
    expect((await shown({ codingType: "entity" }))[0]).toBe(TEXTS[0]);
    expect(await shown({ masking: { when: "never", except: [] } })).toEqual(TEXTS);
    expect(await shown({ masking: { when: "outside", except: [] } })).toEqual(TEXTS);
  });

  it("is masked by default for providers on the internet only", () => {
    expect(isOutside(undefined)).toBe(true);
    expect(isOutside("https://gateway.example.com/v1")).toBe(true);
    expect(isOutside("https://8.8.8.8/v1")).toBe(true);
    const own = ["http://127.0.0.1:11434/v1", "http://localhost:8000/v1", "http://192.168.1.5/v1", "http://ollama/v1"];
    expect(own.filter(isOutside)).toEqual([]);
  });
});

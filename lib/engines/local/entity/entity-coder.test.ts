import { describe, expect, test } from "vitest";
import { timesAsSlow } from "@/test/times-as-slow";
import type { CodedExample, CodingTask, FrameCode } from "../../engine";
import { learnTask } from "../task-model";

const QUESTION = "Which supermarkets do you shop at?";

function coder(
  names: readonly (string | [name: string, definition: string])[],
  examples: readonly CodedExample[] = [],
  language = "en",
) {
  const codes = names.map((entry): FrameCode => {
    const [name, definition] = typeof entry === "string" ? [entry, null] : entry;
    return { id: name, category: "Names", name, definition, sentiment: "Neutral" };
  });
  const task: CodingTask = { codingType: "entity", language, question: QUESTION, codes, examples };
  const model = learnTask(task);
  return (text: string) => model.code({ id: "1", text, language }).mentions;
}

const codesIn = (mentions: readonly { codeId: string }[]) => mentions.map(({ codeId }) => codeId);

describe("coding names", () => {
  test("takes no time for codes and answers made to be compared in every way", () => {
    const started = performance.now();
    const code = coder(["ababab ".repeat(40).trim(), "American Family", "Nike"]);
    expect(codesIn(code("abab".repeat(100)))).toEqual([]);
    expect(codesIn(code("ﷺ".repeat(10_000)))).toEqual([]);
    expect(codesIn(code("AmFam"))).toEqual(["American Family"]);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test("takes little more time for names of very many words than for others of their length", () => {
    const named = (text: string) => coder(Array.from({ length: 300 }, (_, index) => `n${index} ${text}`))("nike");
    const hostile = "b c d f g h k l m p q r t v w x z ".repeat(14).trim();
    const ordinary = `${"b".repeat(118)} `.repeat(4).trim();
    expect(timesAsSlow(named, { hostile, ordinary })).toBeLessThan(7);
  });

  test("confidence falls with the distance of the spelling", () => {
    const code = coder(["Sainsbury's", "Tesco"]);
    expect(code("SAINSBURYS")).toMatchObject([{ codeId: "Sainsbury's", confidence: "high", evidence: "SAINSBURYS" }]);
    expect(code("sainsburys and tescoo")).toMatchObject([
      { codeId: "Sainsbury's", confidence: "high" },
      { codeId: "Tesco", confidence: "medium", evidence: "tescoo" },
    ]);
    expect(code("Sansbery's")).toMatchObject([{ codeId: "Sainsbury's", confidence: "low" }]);
  });

  test("an everyday word is a name only where it is written as one", () => {
    const code = coder(["Next", "Target"]);
    expect(codesIn(code("the one next to school"))).toEqual([]);
    expect(codesIn(code("target"))).toEqual(["Target"]);
    expect(codesIn(code("I go to Next a lot"))).toEqual(["Next"]);
  });

  test("spellings quoted in the definition count, excluded ones do not", () => {
    const code = coder([["Volkswagen", 'Also written "VW", "Golf". Not "Audi".']]);
    expect(codesIn(code("vw"))).toEqual(["Volkswagen"]);
    expect(codesIn(code("Audi"))).toEqual([]);
  });

  test("a name without a code gets Other, a comment gets no code", () => {
    const code = coder(["Tesco", "Other"]);
    expect(codesIn(code("Farmfoods, tesco"))).toEqual(["Other", "Tesco"]);
    expect(code("it's cheap")).toEqual([]);
    expect(code("don't know")).toEqual([]);
  });

  test("coded examples add spellings, examples without codes remove names", () => {
    const code = coder(
      ["Marks and Spencer", "Tesco"],
      [
        { text: "Marksies", codeIds: ["Marks and Spencer"] },
        { text: "the big T, Marksies", codeIds: ["Marks and Spencer", "Tesco"] },
        { text: "Tescko", codeIds: [] },
      ],
    );
    expect(codesIn(code("marksies"))).toEqual(["Marks and Spencer"]);
    expect(codesIn(code("I like marksies best"))).toEqual(["Marks and Spencer"]);
    expect(code("tescko")).toEqual([]);
  });

  test("different names that share stems stay apart", () => {
    const task: CodingTask = {
      codingType: "entity",
      language: "en",
      question: QUESTION,
      codes: ["Next", "Boots"].map((name) => ({
        id: name,
        category: "",
        name,
        definition: null,
        sentiment: "Neutral",
      })),
      examples: [],
    };
    const model = learnTask(task);
    const answers = ["Next, Boots", "Boots"].map((text) => ({ id: text, text, language: "en" }));
    expect(answers.map((answer) => codesIn(model.code(answer).mentions))).toEqual([["Next", "Boots"], ["Boots"]]);
  });
});

import { describe, expect, test } from "vitest";
import { processorTimeOf } from "@/test/processor-time";
import { generateCodebook } from "../codebook/generate";
import { learnTask } from "../task-model";

const QUESTION = "Which ones do you know?";

function namesIn(counts: Readonly<Record<string, number>>, language = "en"): string[] {
  const answers = Object.entries(counts).map(([text, count], index) => ({ id: String(index), text, language, count }));
  const options = { granularity: 3, maxCodes: 40, minFrequency: 1, includeOther: false };
  const [category] = generateCodebook({ answers, options, language, question: QUESTION, codingType: "entity" });
  return category?.codes.map(({ name }) => name).toSorted() ?? [];
}

function coded(names: readonly string[], text: string, language = "en"): string[] {
  const codes = names.map((name) => ({
    id: name,
    category: "Names",
    name,
    definition: null,
    sentiment: "Neutral" as const,
  }));
  const task = { codingType: "entity" as const, language, question: QUESTION, codes, examples: [] };
  return learnTask(task)
    .code({ id: "1", text, language })
    .mentions.map(({ codeId }) => codeId);
}

describe("short names and full ones", () => {
  test("nicknames, initials, clipped words and half-abbreviated names are the full name", () => {
    expect(namesIn({ Volkswagen: 5, VW: 4, Skoda: 3 })).toEqual(["Skoda", "Volkswagen"]);
    expect(namesIn({ "Northern Trains": 2, NT: 1, Lumo: 3 })).toEqual(["Lumo", "Northern Trains"]);
    expect(namesIn({ Сбербанк: 6, Сбер: 2, ВТБ: 3 }, "ru")).toEqual(["ВТБ", "Сбербанк"]);
    expect(namesIn({ "New Zealand Herald": 5, "NZ Herald": 2, Stuff: 4 })).toContain("New Zealand Herald");
    expect(namesIn({ "New Zealand Herald": 5, "NZ Herald": 2 })).toHaveLength(1);
    expect(namesIn({ "Bank of Ireland": 5, BofI: 1, Revolut: 3 })).toEqual(["Bank of Ireland", "Revolut"]);
  });

  test("a name that merely begins like another stays separate", () => {
    expect(namesIn({ Nigeria: 8, Niger: 2 })).toEqual(["Niger", "Nigeria"]);
  });

  test("a name that repeats itself is one name", () => {
    expect(namesIn({ "Thompson & Thompson": 4, "Dupont and Dupond": 1, Tintin: 3 })).toContain("Thompson & Thompson");
  });

  test("an everyday word that many answers give by itself is a name", () => {
    expect(namesIn({ Next: 5, next: 2, Primark: 6, "Oasis, Primark": 1 })).toContain("Next");
    expect(coded(["Next", "Other"], "next")).toEqual(["Next"]);
  });
});

describe("names in scripts without spaces", () => {
  test("are found in lists and sentences", () => {
    expect(namesIn({ 华为: 5, 苹果: 4, 苹果和华为: 1, 我用华为: 1 }, "zh")).toEqual(["华为", "苹果"]);
    expect(coded(["トヨタ", "日産"], "トヨタと日産", "ja")).toEqual(["トヨタ", "日産"]);
  });

  test("are found quickly in a very long text", () => {
    expect(processorTimeOf(() => coded(["华为"], "苹果和".repeat(3_300), "zh"))).toBeLessThan(1_000);
  });
});

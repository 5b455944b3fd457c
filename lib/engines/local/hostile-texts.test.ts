import { describe, expect, test } from "vitest";
import { processorTimeOf } from "@/test/processor-time";
import { generateCodebook } from "./codebook/generate";
import { wordUses } from "./codebook/word-uses";
import { learnTask } from "./task-model";

const LENGTH = 100_000;
/** The most milliseconds of processor time that a text may take; the slowest takes 1,000. */
const TIMEOUT = 5_000;

const longOf = (piece: string) => piece.repeat(LENGTH / piece.length);
const named = { codingType: "entity" as const, language: "en", question: null };

function draftNames(text: string) {
  const answers = ["", " one", " two"].map((more, index) => ({ id: `${index}`, text: text + more, language: "en" }));
  const options = { granularity: 3, maxCodes: 20, minFrequency: 1, includeOther: false };
  return generateCodebook({ ...named, answers, options });
}

function code(name: string, text: string) {
  const codes = [{ id: "1", category: "Names", name, definition: null, sentiment: "Neutral" as const }];
  return learnTask({ ...named, codes, examples: [] }).code({ id: "1", text, language: "en" });
}

describe("answers as long as they may be are read in a moment", () => {
  test.each(["a", "“a", "Nike ", "Nike; ", "new Nike "])("as lists of names: %j", (piece) => {
    draftNames("Nike");
    expect(processorTimeOf(() => draftNames(longOf(piece)))).toBeLessThan(TIMEOUT);
  });

  test("for how they use words", () => {
    expect(processorTimeOf(() => wordUses([longOf("Good staff ")], "en"))).toBeLessThan(TIMEOUT / 5);
  });

  test("with a code that could be their abbreviation in very many ways", () => {
    const syllables = (count: number) => Array.from({ length: count }, () => "ababab").join(" ");
    for (const [name, text] of [
      [syllables(16), "ab".repeat(40)],
      ["ab".repeat(40), syllables(16)],
      [syllables(70), longOf("ab")],
      [longOf("ab").slice(0, 500), longOf("ﷺ")],
    ] as const) {
      expect(processorTimeOf(() => code(name, text))).toBeLessThan(TIMEOUT);
    }
  });
});

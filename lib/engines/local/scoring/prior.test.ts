import { describe, expect, test } from "vitest";
import type { FrameCode } from "../../engine";
import { readAnswer } from "../reading";
import { frameScorer } from "./frame-scorer";
import { priorScorer } from "./prior";

type Wording = { name: string; definition?: string | null };

function codeOf({ name, definition = null }: Wording): FrameCode {
  return { id: name, category: "Codes", name, definition, sentiment: "Neutral" };
}

/** Returns a function that gives a text's score for the code with this name. */
function scorer(wordings: readonly Wording[]) {
  const codes = wordings.map(codeOf);
  const prior = priorScorer({ codes, language: "en" });
  return (text: string, name: string) =>
    prior.score(readAnswer(text, "en")).whole[codes.findIndex((code) => code.name === name)] as number;
}

test("names without a definition are matched by words of less similar meaning", () => {
  const scoreOf = (word: string, definition: string | null) => {
    const codes = [codeOf({ name: "Music", definition }), codeOf({ name: "Vehicle", definition })];
    const scores = new Float64Array(codes.length);
    frameScorer({ codes, language: "en" }).score([word], scores);
    return Math.max(...scores);
  };
  for (const word of ["piano", "car"]) {
    expect(scoreOf(word, null), word).toBeGreaterThan(0.1);
    expect(scoreOf(word, "what people say of it"), word).toBe(0);
  }
});

describe("composed names (FOOD#QUALITY)", () => {
  test("the general code of a subject matches the subject alone, the others need their own words", () => {
    const names = ["LAPTOP#GENERAL", "LAPTOP#PORTABILITY", "LAPTOP#CONNECTIVITY"].map((name) => ({ name }));
    const score = scorer(names);
    const general = score("a great laptop", "LAPTOP#GENERAL");
    expect(general).toBeGreaterThan(1.3 * score("a great laptop", "LAPTOP#PORTABILITY"));
    expect(score("laptop portability", "LAPTOP#PORTABILITY")).toBeGreaterThan(
      score("laptop portability", "LAPTOP#GENERAL"),
    );
  });

  test("a code with the name of a known theme is matched by the theme, others that share a word are not", () => {
    const score = scorer([{ name: "Food: prices" }, { name: "Food: general" }, { name: "Food quality" }]);
    const quality = score("delicious pasta", "Food quality");
    expect(quality).toBeGreaterThan(1.5 * score("delicious pasta", "Food: prices"));
    expect(quality).toBeGreaterThan(1.2 * score("delicious pasta", "Food: general"));
  });
});

import { describe, expect, test } from "vitest";
import type { FrameCode } from "../../engine";
import { readAnswer } from "../reading";
import { corpusSpace } from "./corpus-space";
import { frameScorer } from "./frame-scorer";
import { priorScorer } from "./prior";

type Wording = { name: string; definition?: string | null };

function codeOf({ name, definition = null }: Wording): FrameCode {
  return { id: name, category: "Codes", name, definition, sentiment: "Neutral" };
}

/** Returns a function that gives a text's score for the code with this name. */
function scorer(wordings: readonly Wording[], { language = "en", corpus = [] as string[] } = {}) {
  const codes = wordings.map(codeOf);
  const prior = priorScorer({ codes, language, corpus, examples: [] }, corpusSpace(corpus, language));
  return (text: string, name: string) =>
    prior.score(readAnswer(text, language)).whole[codes.findIndex((code) => code.name === name)] as number;
}

test("names without a definition are matched by words of less similar meaning", () => {
  const corpus = ["a violin in the street", "the lorry was parked badly", "the bench is broken"];
  const scoreOf = (word: string, definition: string | null) => {
    const codes = [codeOf({ name: "Music", definition }), codeOf({ name: "Vehicle", definition })];
    const scores = new Float64Array(codes.length);
    frameScorer({ codes, language: "en" }, corpusSpace(corpus, "en")).score([word], scores);
    return Math.max(...scores);
  };
  for (const word of ["violin", "lorri"]) {
    expect(scoreOf(word, null), word).toBeGreaterThan(0.1);
    expect(scoreOf(word, "what people say of it"), word).toBe(0);
  }
});

describe("self-training on the surest answers", () => {
  const [STAFF, ROOMS] = ["The staff of the house", "The rooms of the guests"] as const;
  const corpus = Array.from({ length: 80 }, (_, at) =>
    at % 2 ? `Zimmer mit Quistelflor ${at}` : `Personal am Grumbazett ${at}`,
  );

  test("helps where codebook and answers share a language", () => {
    const score = scorer([{ name: "Personal" }, { name: "Zimmer" }], { language: "de", corpus });
    expect(score("Quistelfloristik", "Zimmer") - score("Quistelfloristik", "Personal")).toBeGreaterThan(0.1);
  });

  test("is left out where only translation links answers to the codebook", () => {
    const score = scorer([{ name: STAFF }, { name: ROOMS }], {
      language: "de",
      corpus,
    });
    expect(score("Zimmer", ROOMS)).toBeGreaterThan(0.1);
    const [rooms, staff] = [ROOMS, STAFF].map((name) => score("Quistelfloristik", name));
    expect(Math.abs((rooms as number) - (staff as number))).toBeLessThan(0.02);
  });
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

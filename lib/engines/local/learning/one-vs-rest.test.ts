import { expect, test } from "vitest";
import { FeatureSpace } from "./features";
import { valuesOf } from "./linear-table";
import { trainOneVsRest } from "./one-vs-rest";

const SUBJECTS = ["staff", "room", "breakfast", "pool", "parking", "lift", "bar", "bath", "view", "noise"];
const WORDS = ["friendly", "clean", "cold", "small", "old", "great", "closed", "broken", "dear", "nice"];
const CODES = SUBJECTS.flatMap((subject) => WORDS.map((word) => ({ subject, word })));
const TEXTS = CODES.flatMap(({ subject, word }) => [`${word} ${subject}`, `the ${subject} was ${word}`]);

/** The number of texts whose own code gets the highest margin. */
function rightOf({ mostValues, models }: { mostValues: number; models: number }): number {
  const features = new FeatureSpace(TEXTS, { language: "en", models });
  const vectors = TEXTS.map((text) => features.vectorOf(text));
  const codes = TEXTS.map((_, text) => new Set([Math.floor(text / 2)]));
  const table = trainOneVsRest(vectors, codes, CODES.length, { size: features.size, mostValues });
  return vectors.filter((vector, text) => {
    const values = valuesOf(table, vector);
    return values.indexOf(Math.max(...values)) === Math.floor(text / 2);
  }).length;
}

test("classifiers that read a third of the texts still tell alike codes apart", () => {
  expect(rightOf({ mostValues: Number.POSITIVE_INFINITY, models: 1 })).toBe(TEXTS.length);
  expect(rightOf({ mostValues: 800_000, models: 1 })).toBeGreaterThan(TEXTS.length * 0.95);
});

test("a space of few features keeps those that most texts have", () => {
  const models = 2 ** 24 / 250;
  const features = new FeatureSpace(TEXTS, { language: "en", models });
  expect(features.size).toBe(250);
  expect(features.vectorOf("friendly staff").features.length).toBeGreaterThan(0);
  expect(Math.max(...features.vectorOf(TEXTS.join(" ")).features)).toBeLessThan(250);
  expect(rightOf({ mostValues: Number.POSITIVE_INFINITY, models })).toBeGreaterThan(TEXTS.length * 0.9);
});

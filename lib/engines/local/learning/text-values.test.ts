import { expect, test } from "vitest";
import { wordsOf } from "@/lib/language/tokens";
import { FeatureSpace } from "./features";
import { valuesOf } from "./linear-table";
import { trainOneVsRest } from "./one-vs-rest";
import { textValues } from "./text-values";

const COUNT = 200;

test("gives the values of the text's vector, whether or not its words are cached", () => {
  const corpus = Array.from(
    { length: COUNT },
    (_, index) => `${["friendly staff", "dirty room", "good food"][index % 3]} and the ${index % 7 ? "bar" : "pool"}`,
  );
  const features = new FeatureSpace(corpus, { language: "en", models: 4, corpus });
  const codes = corpus.map((_, index) => new Set([index % 3]));
  const table = trainOneVsRest(
    corpus.map((text) => features.vectorOf(text)),
    codes,
    4,
    { size: features.size },
  );
  const values = textValues(features, table);
  const texts = ["friendly staff, dirty dirty rooms", "something else", "", "the pool, the pool", ...corpus];
  for (const text of [...texts, ...texts]) {
    const whole = valuesOf(table, features.vectorOf(text));
    values(wordsOf(text)).forEach((value, code) => {
      expect(value).toBeCloseTo(whole[code] as number, 5);
    });
  }
});

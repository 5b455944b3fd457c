import { expect, test } from "vitest";
import { nameablePhrases, phraseIndex } from "./naming";

test("a phrase keeps its particle, in the plural too", () => {
  const texts = ["the limit for top ups", "what is the limit for a top up"];
  const phrases = nameablePhrases(phraseIndex(texts, "en")).map(({ text }) => text);
  expect(phrases).toContain("limit for top ups");
  expect(phrases).not.toContain("limit for top");
});

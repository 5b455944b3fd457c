import { expect, test } from "vitest";
import { nameablePhrases, phraseIndex } from "./naming";

test("a phrase keeps its particle, also in the plural", () => {
  const texts = ["the limit for top ups", "what is the limit for a top up"];
  const phrases = nameablePhrases(phraseIndex(texts, "en")).map(({ text }) => text);
  expect(phrases).toContainEqual(expect.stringMatching(/^limit for (?:a )?top ups?$/));
  expect(phrases).not.toContain("limit for top");
});

test("verbs that tell what somebody did are not in any name", () => {
  const texts = ["the desk knew us", "it says booking needed"];
  const phrases = nameablePhrases(phraseIndex(texts, "en")).map(({ text }) => text);
  expect(phrases).toEqual(expect.arrayContaining(["desk", "booking"]));
  expect(phrases).not.toContain("desk knew");
  expect(phrases).not.toContain("says booking");
});

import { expect, test } from "vitest";
import { phraseIndex } from "./naming";
import { sidesOf } from "./side-names";
import { wordIndex } from "./typical-words";
import { wordUses } from "./word-uses";

test.each([
  ["Friendly nurses", "en", "Friendly nurses", "Nurses: complaints"],
  ["Comida rica", "es", "Comida rica", "Comida: quejas"],
  ["Current success", "en", "Current success", "Current success"],
  ["Village trouble", "en", "Village trouble", "Village trouble"],
])("the side that a name does not tell keeps its main word: %s", (topic, language, positive, negative) => {
  const texts = [topic.toLowerCase()];
  const wordings = {
    answers: texts.length,
    phrases: phraseIndex(texts, language),
    words: wordIndex(texts, language),
    uses: wordUses(texts, language),
    language,
  };
  expect(sidesOf(topic, wordings, [], [])).toEqual({ positive, negative });
});

import { expect, test } from "vitest";
import { sidesOf } from "./side-names";
import { wordingsOf } from "./wordings";

test.each([
  ["Friendly nurses", "en", "Friendly nurses", "Nurses: complaints"],
  ["Comida rica", "es", "Comida rica", "Comida: quejas"],
  ["Current success", "en", "Current success", "Current success"],
  ["Village trouble", "en", "Village trouble", "Village trouble"],
])("the side that a name does not tell keeps its main word: %s", (topic, language, positive, negative) => {
  const texts = [topic.toLowerCase()];
  const wordings = wordingsOf(texts, language);
  expect(sidesOf(topic, wordings, [], [])).toEqual({ positive, negative });
});

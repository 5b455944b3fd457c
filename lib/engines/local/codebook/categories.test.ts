import { expect, test } from "vitest";
import { codebookRequest } from "@/test/codebook-request";
import { generateCodebook } from "./generate";

/** Drafts a codebook of 240 answers with some wordings for each of several subjects. */
function categoriesOf(subjects: readonly (readonly string[])[], language = "en") {
  const texts = Array.from({ length: 240 }, (_, at) => {
    const wordings = subjects[at % subjects.length] as readonly string[];
    return wordings[Math.floor(at / subjects.length) % wordings.length] as string;
  });
  const answers = texts.map((text, at) => ({ id: String(at), text, language }));
  const options = { granularity: 3, maxCodes: 30, minFrequency: 2, includeOther: false };
  return generateCodebook(codebookRequest([], { answers, options, language })).map(({ name, codes }) => ({
    name,
    codes: codes.map((code) => code.name).toSorted(),
  }));
}

test.each([
  [
    "en",
    "Themes",
    [
      ["friendly waiters", "the waiter was rude", "lovely staff behind the counter"],
      ["the violin", "a violin", "our violin"],
      ["the piano", "a piano", "our piano"],
      ["the guitar", "a guitar", "our guitar"],
    ],
  ],
  [
    "de",
    "Themen",
    [
      ["freundliche Kellner", "der Kellner war unfreundlich", "nettes Personal"],
      ["die Geige", "eine Geige", "unsere Geige"],
      ["das Klavier", "ein Klavier", "unser Klavier"],
      ["die Gitarre", "eine Gitarre", "unsere Gitarre"],
    ],
  ],
])("all codes stand in one list, whatever their fields: %s", (language, name, subjects) => {
  expect(categoriesOf(subjects, language).map((category) => category.name)).toEqual([name]);
});

test("three codes that share the main word of their names make a category, two don't", () => {
  const others = [
    ["the violin", "a violin", "our violin"],
    ["the sheep", "a sheep", "our sheep"],
    ["the passport", "a passport", "our passport"],
  ];
  const cards = ["lost card", "new card", "virtual card"].map((card) => [card, `a ${card}`, `my ${card}`]);
  expect(categoriesOf([...cards, ...others])).toContainEqual({
    name: "Card",
    codes: ["Lost card", "New card", "Virtual card"],
  });
  expect(categoriesOf([...cards.slice(1), ...others]).map(({ name }) => name)).toEqual(["Themes"]);
});

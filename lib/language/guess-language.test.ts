import { expect, test } from "vitest";
import { guessLanguage } from "./guess-language";

const GERMAN = [
  "Es müsste mehr Bänke im Park geben",
  "Der Bus kommt leider viel zu selten",
  "Lärm",
  "Müll",
  "Parks",
  "Bus",
];

test.each([
  ["de", GERMAN],
  ["en", ["The bus comes far too seldom", "More benches in the park, please", "Es ist viel zu laut hier am Abend"]],
  ["fr", ["Il faudrait plus de bancs dans le parc", "Le bus passe trop rarement le soir"]],
  ["de", ["zu teuer", "nette Leute"]],
  ["en", ["Lidl", "Aldi", "Tesco"]],
  ["de", [...Array(9).fill(""), "zu teuer", "nette Leute"]],
  ["ja", [...Array(9).fill("高い"), "The staff at the counter was friendly"]],
  ["en", []],
])("most answers are in the language %s", (language, answers) => {
  expect(guessLanguage(answers)).toBe(language);
});

test("a file sorted by country is read from its first to its last row", () => {
  for (const [english, german] of [
    [250, 349],
    [460, 540],
    [40, 60],
  ] as const) {
    const rows = [...Array(english).fill("The bus comes far too seldom"), ...Array(german).fill(GERMAN[0])];
    expect(guessLanguage(rows)).toBe("de");
  }
});

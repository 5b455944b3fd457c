import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { everydayWordsOf } from "@/lib/language/words/everyday-words";
import { prepareAnswers } from "./prepare";
import { preparationVersion } from "./version";

/**
 * The outcome of each version of preparation for the sample below. If this test fails, words or outcomes have changed:
 * raise REVISION if the version is already listed, and add a line. Never change a line, since charges name their
 * version.
 */
const OUTCOMES: Readonly<Record<string, string>> = {
  "preparation/1-20b28ab375cc": "2f1663c3b04a",
  "preparation/1-b36849d16014": "2f1663c3b04a",
  "preparation/1-53ffa343238b": "2f1663c3b04a",
  "preparation/2-53ffa343238b": "2f1663c3b04a",
};

const LANGUAGES = ["en", "de", "es", "fr", "pt", "it", "nl", "pl"];
const SHORT = [
  ..."...|asdf|qwertyuiop|hgfk djska|lalalala|3849217465|lorem ipsum|test|nothing|idk|weiß nicht|no sé|BMW|ok".split(
    "|",
  ),
  ..."👍|good|good|Good!|служба|олджэфыв|خدمة|ضصثقفغ|服务很好|https://example.com|what did you like|Skyr|przyjść".split(
    "|",
  ),
];

test("the same version flags the same answers alike", () => {
  const outcomes = LANGUAGES.flatMap((language) =>
    (["qualitative", "entity"] as const).map((codingType) => {
      const answers = sampleOf(language).map((text, at) => ({ id: String(at), text }));
      const prepared = prepareAnswers(answers, { question: "What did you like? Anything else?", language, codingType });
      return prepared.map(({ flags, reason }) => [flags, reason]);
    }),
  );
  const outcome = createHash("sha256").update(JSON.stringify(outcomes)).digest("hex").slice(0, 12);
  expect({ [preparationVersion()]: OUTCOMES[preparationVersion()] }).toEqual({ [preparationVersion()]: outcome });
});

/** Words unchanged, backwards, and with their letters in another order, which turns many of them into gibberish. */
function sampleOf(language: string): string[] {
  const words = everydayWordsOf(language).filter((_, at) => at % 50 === 0);
  const turned = words.map((word) => [...word].reverse().join(""));
  const mixed = words.map((word) => [...word].toSorted((a, b) => (a < b ? 1 : -1)).join(""));
  return [...SHORT, ...words, ...turned, ...mixed, ...mixed.map((word, at) => `${word} ${turned[at]}`)];
}

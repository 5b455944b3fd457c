import { expect, test } from "vitest";
import { codebookRequest, namesIn } from "@/test/codebook-request";
import type { DraftCategory } from "../../engine";
import { generateCodebook } from "./generate";

const OPTIONS = { granularity: 3, maxCodes: 30, minFrequency: 2, includeOther: false };

/** A codebook from 130 answers: those given, and equal shares of the `common` ones for all the rest. */
function codebookOf(given: readonly string[], common: readonly string[], language = "en"): DraftCategory[] {
  const rest = Array.from({ length: 130 - given.length }, (_, at) => common[at % common.length] as string);
  const answers = [...given, ...rest].map((text, at) => ({ id: String(at), text, language }));
  return generateCodebook(codebookRequest([], { answers, language, options: OPTIONS }));
}

const NOUNS = ["ferry", "lighthouse", "pier", "bakery", "orchard", "library", "tavern", "museum", "garden", "bridge"];
const VILLAGE = NOUNS.flatMap((noun) => [`the ${noun}`, `a ${noun}`, `our ${noun}`]);

test("what two of 130 answers share is no code, what four share is", () => {
  const twice = ["the seagulls", "a seagull"];
  expect(namesIn(codebookOf(twice, VILLAGE)).join()).not.toMatch(/seagull/i);
  expect(namesIn(codebookOf([...twice, "the seagulls", "our seagulls"], VILLAGE)).join()).toMatch(/seagull/i);
});

test.each([
  ["a person", ["thanks to Tamsin", "ask for Tamsin", "we met Tamsin"], /tamsin/i],
  ["a place", ["a trip to Valdemora", "back in Valdemora", "we left Valdemora"], /valdemora/i],
])("a name that three of 130 answers hold is no code: %s", (_, texts, name) => {
  const names = namesIn(codebookOf(texts, VILLAGE)).join();
  expect(names).toMatch(/lighthouse/i);
  expect(names).not.toMatch(name);
});

test("masked personal data name no code", () => {
  const masked = Array.from(
    { length: 12 },
    (_, at) => `@[USERNAME] ${["hallo", "ich komme", "schau mal", "genau"][at % 4]}`,
  );
  const common = ["Fähre", "Brücke", "Mühle", "Kirche", "Schule"].flatMap((noun) => [`die ${noun}`, `eine ${noun}`]);
  expect(namesIn(codebookOf(masked, common, "de")).join()).not.toMatch(/username/i);
});

const NO_NOUNS = [
  {
    language: "de",
    texts: ["sodass wir zum Hafen kamen", "sodass der Kapitän lachte", "sodass die Möwe floh"],
    common: ["die Fähre", "eine Fähre", "der Leuchtturm", "ein Leuchtturm"],
    word: /sodass/i,
    noun: /Fähre|Leuchtturm/,
  },
  {
    language: "es",
    texts: ["creo, el muelle", "el muelle, creo", "creo", "creo que no", "creo que llueve", "creo, un pan"],
    common: ["barco", "faro", "muelle", "pan", "huerto", "museo", "puente"].flatMap((noun) => [
      `el ${noun}`,
      `un ${noun}`,
    ]),
    word: /creo/i,
    noun: /faro/i,
  },
];

test.each(NO_NOUNS)("a word that is no noun names no code: $language", ({ language, texts, common, word, noun }) => {
  const names = namesIn(codebookOf([...texts, ...texts], common, language)).join();
  expect(names).toMatch(noun);
  expect(names).not.toMatch(word);
});

import { remembering } from "../remembering";
import { stemmerOf } from "../stems";
import { ACTIONS } from "./actions";
import { LIFE } from "./life";
import { PUBLIC_LIFE } from "./public-life";
import { QUALITIES } from "./qualities";
import { SERVICES } from "./services";
import { THINGS } from "./things";
import { TRAITS } from "./traits";

/** Languages of the glossary's columns, after English. */
export const GLOSSARY_LANGUAGES: readonly string[] = ["de", "es", "fr", "pt", "it", "nl"];
const SHORTEST_STEM = 4;
const SHORTEST_PART = 4;
const SHORTEST_COMPOUND = 8;
/** Longer "words" are no language, and take a time that grows with the square of their length. */
const LONGEST_COMPOUND = 60;
const COMPOUNDING = new Set(["de", "nl"]);
/** What German and Dutch put between the parts of a compound. */
const JOINTS = ["", "s", "n", "en", "er", "e", "es"];

/** Words of a language with their English translations. */
type Glossary = { exact: ReadonlyMap<string, readonly string[]>; stems: ReadonlyMap<string, readonly string[]> };

const NONE: readonly string[] = [];

/** True for languages (ISO 639-1) with a glossary to English. */
export function isTranslated(language: string): boolean {
  return GLOSSARY_LANGUAGES.includes(language);
}

/** True for a word that the glossary holds as it is spelt. */
export function isInGlossary(word: string, language: string): boolean {
  return glossaryOf(language).exact.has(word);
}

/** English words for a word of another language, by its spelling or its stem; none where it is not known. */
export function englishFor(word: string, language: string): readonly string[] {
  const { exact, stems } = glossaryOf(language);
  return exact.get(word) ?? stems.get(stemmerOf(language)(word)) ?? NONE;
}

/**
 * A German or Dutch compound cut at its longest last part that the glossary knows, without what joins the two;
 * none where the word has no such part.
 */
export function compoundParts(word: string, language: string): readonly string[] {
  if (!COMPOUNDING.has(language)) return NONE;
  if (word.length < SHORTEST_COMPOUND || word.length > LONGEST_COMPOUND) return NONE;
  for (let at = SHORTEST_PART - 1; at <= word.length - SHORTEST_PART; at++) {
    const head = word.slice(at);
    if (englishFor(head, language).length === 0) continue;
    const front = word.slice(0, at);
    const fronts = JOINTS.filter((joint) => front.endsWith(joint)).map((joint) => front.slice(0, at - joint.length));
    return [fronts.find((part) => englishFor(part, language).length > 0) ?? front, head];
  }
  return NONE;
}

const glossaryOf = remembering((language): Glossary => {
  const stem = stemmerOf(language);
  const exact = new Map<string, readonly string[]>();
  const stems = new Map<string, readonly string[]>();
  const put = (table: Map<string, readonly string[]>, key: string, english: string) => {
    const known = table.get(key) ?? NONE;
    if (!known.includes(english)) table.set(key, [...known, english]);
  };
  for (const row of [QUALITIES, TRAITS, SERVICES, THINGS, LIFE, PUBLIC_LIFE, ACTIONS].flatMap((table) =>
    table.trim().split("\n"),
  )) {
    const [english = "", ...columns] = row.split("|");
    for (const word of columns[GLOSSARY_LANGUAGES.indexOf(language)]?.split(" ") ?? []) {
      if (!word) continue;
      put(exact, word, english);
      if (stem(word).length >= SHORTEST_STEM) put(stems, stem(word), english);
    }
  }
  return { exact, stems };
});

import { memoized } from "../memoized";
import { readTable } from "../read-data";
import { stemmerOf } from "../stems";
import { stopWordsOf } from "../stop-words";

/** Languages (ISO 639-1) with a glossary to English: the columns of its files. */
export const GLOSSARY_LANGUAGES: readonly string[] = ["de", "es", "fr", "pt", "it", "nl"];
/** The files in the order in which they give a word its English translations. */
const FILES = ["qualities", "traits", "services", "things", "life", "public-life", "actions"];
const SHORTEST_STEM = 4;
const SHORTEST_PART = 4;
const SHORTEST_COMPOUND = 8;
/** Longer strings are not taken for words: the time to split one grows with the square of its length. */
const LONGEST_COMPOUND = 60;
const COMPOUNDING = new Set(["de", "nl"]);
/** Linking elements that German and Dutch put between the parts of a compound. */
const JOINTS = ["", "s", "n", "en", "er", "e", "es"];

/** English translations by a word's spelling and by its stem. */
type Glossary = { exact: ReadonlyMap<string, readonly string[]>; stems: ReadonlyMap<string, readonly string[]> };

const NONE: readonly string[] = [];

/** Whether the glossary translates this language (ISO 639-1) to English. */
export function isTranslated(language: string): boolean {
  return GLOSSARY_LANGUAGES.includes(language);
}

/** True if the glossary lists the word itself, and not only another inflection of it. */
export function isInGlossary(word: string, language: string): boolean {
  return glossaryOf(language).exact.has(word);
}

/**
 * English translations of a word, by its spelling or else by its stem; none if the glossary has neither. For a stop
 * word only the spelling counts: German "sich" (oneself) has the same stem as "sicher" (safe).
 */
export function englishFor(word: string, language: string): readonly string[] {
  const { exact, stems } = glossaryOf(language);
  const inflected = stopWordsOf(language).has(word) ? undefined : stems.get(stemmerOf(language)(word));
  return exact.get(word) ?? inflected ?? NONE;
}

/**
 * The two parts of a German or Dutch compound, without the linking element: "frühstücks" and "raum". The last part is
 * the longest one that the glossary knows. Empty if the glossary knows no last part.
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

const glossaryOf = memoized((language): Glossary => {
  const stem = stemmerOf(language);
  const exact = new Map<string, readonly string[]>();
  const stems = new Map<string, readonly string[]>();
  const put = (table: Map<string, readonly string[]>, key: string, english: string) => {
    const known = table.get(key) ?? NONE;
    if (!known.includes(english)) table.set(key, [...known, english]);
  };
  if (!isTranslated(language)) return { exact, stems };
  const rows = FILES.flatMap((file) => readTable(`language/glossary/data/${file}.tsv`, ["en", language]));
  for (const { en: english = "", [language]: words } of rows) {
    for (const word of words?.split(" ") ?? []) {
      if (!word) continue;
      put(exact, word, english);
      if (stem(word).length >= SHORTEST_STEM) put(stems, stem(word), english);
    }
  }
  return { exact, stems };
});

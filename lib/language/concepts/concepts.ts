import { memoized, once } from "../memoized";
import { readTable } from "../read-data";
import { stemmerOf } from "../stems";
import { type Concept, conceptsIn } from "./concept-list";

/** A concept that an expression points to, and how strongly: .7 for a subject, 1 for a cue. */
export type Hint = { concept: number; weight: number };

export type ConceptIndex = {
  concepts: readonly Concept[];
  /** The number of the concept "Overall experience", or -1. */
  overall: number;
  /** The concepts that list a word, or else an inflection of it. */
  ofWord(word: string): readonly Hint[];
  /** True for a word that looks like an inflection of a listed word but mostly means something else. */
  isHomonym(word: string): boolean;
  /** The concepts of an expression of several words, given as stems joined by a space. */
  ofPhrase(stems: string): readonly Hint[];
  /** The number of words of the longest expression that begins with a stem; 1 if the stem begins none. */
  longestFrom(stem: string): number;
};

const NONE: readonly Hint[] = [];
const OVERALL = "overall experience";
const CUE = 1;
const SUBJECT = 0.7;

/** Words that look like inflections of a word in the lists but mostly mean something else: Spanish "espero" is "I hope". */
const homonymRows = once(() => readTable("language/concepts/data/homonyms.tsv", ["language", "word"]));

/** The index of the known themes in a language (ISO 639-1) by the words that point to them. */
export const conceptsOf = memoized((language) => build(conceptsIn(language), language));

function build(concepts: readonly Concept[], language: string): ConceptIndex {
  const stem = stemmerOf(language);
  const homonyms = new Set(homonymRows().flatMap((row) => (row.language === language ? row.word : [])));
  const byWord = new Map<string, Hint[]>();
  const byStem = new Map<string, Hint[]>();
  const byPhrase = new Map<string, Hint[]>();
  const longest = new Map<string, number>();
  const put = (table: Map<string, Hint[]>, key: string, hint: Hint) => {
    const list = table.get(key) ?? [];
    if (!list.some(({ concept }) => concept === hint.concept)) list.push(hint);
    table.set(key, list);
  };
  concepts.forEach((concept, index) => {
    const add = (expression: string, weight: number) => {
      const words = expression.split(" ");
      const hint = { concept: index, weight };
      if (words.length > 1) {
        const first = stem(words[0] ?? "");
        longest.set(first, Math.max(longest.get(first) ?? 1, words.length));
        return put(byPhrase, words.map(stem).join(" "), hint);
      }
      put(byWord, expression, hint);
      put(byStem, inflectionStem(expression, stem), hint);
    };
    for (const cue of concept.cues) add(cue, CUE);
    for (const subject of concept.subjects) add(subject, SUBJECT);
  });
  return {
    concepts,
    overall: concepts.findIndex(({ key }) => key === OVERALL),
    ofWord: memoized(
      (word) => byWord.get(word) ?? (homonyms.has(word) ? NONE : byStem.get(inflectionStem(word, stem))) ?? NONE,
    ),
    isHomonym: (word) => homonyms.has(word),
    ofPhrase: (stems) => byPhrase.get(stems) ?? NONE,
    longestFrom: (first) => longest.get(first) ?? 1,
  };
}

/** The stem and the derivational suffix of a word: equal for its inflections, but not for "friends" and "friendly". */
function inflectionStem(word: string, stem: (word: string) => string): string {
  return `${stem(word)}|${/(?:ly|ful|less|ness|ment|able|al|ive|er|lich|keit|heit|ung|mente|ment|ción|tion)$/u.exec(word)?.[0] ?? ""}`;
}

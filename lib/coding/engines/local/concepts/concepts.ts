import { stemmerOf } from "@/lib/coding/languages/stems";
import { ENGLISH_CONCEPTS } from "./english";

/** A theme that survey answers often speak of, with the names a researcher gives it. */
export type Concept = {
  key: string;
  category: string;
  /** The theme's name without sentiment. */
  topic: string;
  /** Its names where people praise it and where they complain of it. */
  positive: string;
  negative: string;
  /** Words that name the subject. */
  subjects: readonly string[];
  /** Words that speak of the theme even without its subject. */
  cues: readonly string[];
  /** What the theme is about, to follow "are about" in a definition. */
  about: string;
};

/** How strongly an expression speaks for a concept: a subject .7, a cue 1. */
export type Hint = { concept: number; weight: number };

export type ConceptIndex = {
  concepts: readonly Concept[];
  /** The number of the concept of the experience as a whole, or -1. */
  overall: number;
  /** The concepts that a word names or suggests: as listed, else as an inflection of a listed word. */
  ofWord(word: string): readonly Hint[];
  /** The concepts of an expression of several words, given as stems joined by a space. */
  ofPhrase(stems: string): readonly Hint[];
};

const NONE: readonly Hint[] = [];
const OVERALL = "Overall";
const indexes = new Map<string, ConceptIndex>();

/** The themes known in a language (ISO 639-1); none where the language has no list. */
export function conceptsOf(language: string): ConceptIndex {
  let index = indexes.get(language);
  if (!index) {
    index = build(language === "en" ? ENGLISH_CONCEPTS : [], language);
    indexes.set(language, index);
  }
  return index;
}

function build(concepts: readonly Concept[], language: string): ConceptIndex {
  const stem = stemmerOf(language);
  const byWord = new Map<string, Hint[]>();
  const byStem = new Map<string, Hint[]>();
  const byPhrase = new Map<string, Hint[]>();
  const put = (table: Map<string, Hint[]>, key: string, hint: Hint) => {
    const list = table.get(key) ?? [];
    if (!list.some(({ concept }) => concept === hint.concept)) list.push(hint);
    table.set(key, list);
  };
  concepts.forEach((concept, index) => {
    const add = (expression: string, weight: number) => {
      const words = expression.split(" ");
      const hint = { concept: index, weight };
      if (words.length > 1) return put(byPhrase, words.map(stem).join(" "), hint);
      put(byWord, expression, hint);
      put(byStem, inflectionStem(expression, stem), hint);
    };
    for (const cue of concept.cues) add(cue, 1);
    for (const subject of concept.subjects) add(subject, 0.7);
  });
  return {
    concepts,
    overall: concepts.findIndex(({ category }) => category === OVERALL),
    ofWord: (word) => byWord.get(word) ?? byStem.get(inflectionStem(word, stem)) ?? NONE,
    ofPhrase: (stems) => byPhrase.get(stems) ?? NONE,
  };
}

/** Equal for the inflections of a word, but not for words derived from it: "friends" is not "friendly". */
function inflectionStem(word: string, stem: (word: string) => string): string {
  return `${stem(word)}|${/(?:ly|ful|less|ness|ment|able|al|ive|er|lich|keit|heit|ung|mente|ment|ción|tion)$/u.exec(word)?.[0] ?? ""}`;
}

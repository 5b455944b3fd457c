import { remembering } from "../remembering";
import { stemmerOf } from "../stems";
import { DUTCH_CONCEPTS } from "./dutch";
import { ENGLISH_CONCEPTS, expressions } from "./english";
import { FRENCH_CONCEPTS } from "./french";
import { GERMAN_CONCEPTS } from "./german";
import { ITALIAN_CONCEPTS } from "./italian";
import { THEME_NAMES } from "./names";
import { PORTUGUESE_CONCEPTS } from "./portuguese";
import { SPANISH_CONCEPTS } from "./spanish";

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
  /** What the theme is about, as half an English sentence; null in other languages. */
  about: string | null;
  /** False where its names stay English for want of a translation. */
  isNamed: boolean;
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
  /** How many words the longest expression has that begins with a stem; 1 where none of several words does. */
  longestFrom(stem: string): number;
};

const NONE: readonly Hint[] = [];
const OVERALL = "Overall";
const OVERALL_KEY = "overall experience";
const OVERALL_NAMES: Readonly<Record<string, string>> = {
  de: "Gesamteindruck",
  es: "En general",
  fr: "Dans l'ensemble",
  pt: "No geral",
  it: "Nel complesso",
  nl: "Algemeen",
};

export type ConceptTranslation = readonly [
  englishTopic: string,
  category: string,
  topic: string,
  positive: string,
  negative: string,
  subjects: string,
  cues: string,
];

/** The columns of `THEME_NAMES`. */
const NAMED_LANGUAGES = ["de", "es", "fr", "pt", "it", "nl"];

const TRANSLATIONS: Readonly<Record<string, readonly ConceptTranslation[]>> = {
  de: GERMAN_CONCEPTS,
  es: SPANISH_CONCEPTS,
  fr: FRENCH_CONCEPTS,
  pt: PORTUGUESE_CONCEPTS,
  it: ITALIAN_CONCEPTS,
  nl: DUTCH_CONCEPTS,
};

/** The themes known in a language (ISO 639-1); none where the language has no list. */
export const conceptsOf = remembering((language) => build(inLanguage(language), language));

/**
 * The English themes under the names of another language, in the same order, so that a theme has one
 * number whatever language speaks of it; themes without a translation keep their name.
 */
function inLanguage(language: string): readonly Concept[] {
  if (language === "en") return ENGLISH_CONCEPTS;
  const translations = new Map([...namesIn(language), ...(TRANSLATIONS[language] ?? [])].map((row) => [row[0], row]));
  return ENGLISH_CONCEPTS.map((concept) => {
    const [, category, topic, positive, negative, subjects, cues] = translations.get(concept.topic) ?? [];
    if (!topic || !positive || !negative) return { ...concept, about: null, isNamed: false, subjects: [], cues: [] };
    return {
      key: concept.key,
      category: category === OVERALL ? (OVERALL_NAMES[language] ?? OVERALL) : (category ?? concept.category),
      topic,
      positive,
      negative,
      about: null,
      isNamed: true,
      subjects: expressions(subjects ?? ""),
      cues: expressions(cues ?? ""),
    };
  });
}

/** Themes that have names in a language, but no words of their own. */
function namesIn(language: string): ConceptTranslation[] {
  const column = NAMED_LANGUAGES.indexOf(language);
  if (column < 0) return [];
  return THEME_NAMES.trim()
    .split("\n")
    .map((line) => {
      const [english = "", ...columns] = line.split("|");
      const [category = "", topic = "", positive = "", negative = ""] = columns[column]?.split("; ") ?? [];
      return [english, category, topic, positive, negative, "", ""];
    });
}

function build(concepts: readonly Concept[], language: string): ConceptIndex {
  const stem = stemmerOf(language);
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
    for (const cue of concept.cues) add(cue, 1);
    for (const subject of concept.subjects) add(subject, 0.7);
  });
  return {
    concepts,
    overall: concepts.findIndex(({ key }) => key === OVERALL_KEY),
    ofWord: remembering((word) => byWord.get(word) ?? byStem.get(inflectionStem(word, stem)) ?? NONE),
    ofPhrase: (stems) => byPhrase.get(stems) ?? NONE,
    longestFrom: (first) => longest.get(first) ?? 1,
  };
}

/** Equal for the inflections of a word, but not for words derived from it: "friends" is not "friendly". */
function inflectionStem(word: string, stem: (word: string) => string): string {
  return `${stem(word)}|${/(?:ly|ful|less|ness|ment|able|al|ive|er|lich|keit|heit|ung|mente|ment|ción|tion)$/u.exec(word)?.[0] ?? ""}`;
}

import { once } from "../memoized";
import { readTable } from "../read-data";

/** A theme that survey answers often mention, with the names that a researcher would give it. */
export type Concept = {
  key: string;
  category: string;
  /** The name of the theme without sentiment. */
  topic: string;
  /** The names of its praise and of its complaints. */
  positive: string;
  negative: string;
  /** Words that name the subject. */
  subjects: readonly string[];
  /** Words that suggest the theme even if its subject is not named. */
  cues: readonly string[];
  /** The subject in English words that can follow "about", such as "the price of the food"; null in other languages. */
  about: string | null;
  /** False if its names stay English because nobody has translated them. */
  isNamed: boolean;
};

const TRANSLATED = new Set(["de", "es", "fr", "pt", "it", "nl"]);
const NAMES = ["category", "topic", "positive", "negative", "subjects", "cues"] as const;

/**
 * The themes under their names in a language (ISO 639-1), in the English order: a theme has the same number in every
 * language. Where a language has no file, the themes keep their English names and have no words.
 */
export function conceptsIn(language: string): readonly Concept[] {
  if (language === "en") return englishConcepts();
  if (!TRANSLATED.has(language)) {
    return englishConcepts().map((concept) => ({ ...concept, about: null, isNamed: false, subjects: [], cues: [] }));
  }
  const rows = readTable(`language/concepts/data/themes-${language}.tsv`, ["english", ...NAMES]);
  const byEnglish = new Map(rows.map((row) => [row.english, row]));
  return englishConcepts().map((concept) => {
    const row = byEnglish.get(concept.topic);
    if (!row) throw new Error(`No name for the theme "${concept.topic}" in ${language}.`);
    return conceptOf(row, concept.key, null);
  });
}

const englishConcepts = once((): readonly Concept[] =>
  readTable("language/concepts/data/themes-en.tsv", ["about", ...NAMES]).map((row) =>
    conceptOf(row, row.topic.toLowerCase(), row.about),
  ),
);

function conceptOf(row: Record<(typeof NAMES)[number], string>, key: string, about: string | null): Concept {
  const { category, topic, positive, negative, subjects, cues } = row;
  return {
    key,
    category,
    topic,
    positive,
    negative,
    about,
    isNamed: true,
    subjects: expressions(subjects),
    cues: expressions(cues),
  };
}

function expressions(list: string): string[] {
  return list === "" ? [] : list.split(", ");
}

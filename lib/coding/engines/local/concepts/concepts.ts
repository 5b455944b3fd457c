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

export type ConceptIndex = {
  concepts: readonly Concept[];
  /** The number of the concept of the experience as a whole, or -1. */
  overall: number;
  /** Concepts by the stem of a word that names or suggests them, with the strength of the hint (subject .7, cue 1). */
  byStem: ReadonlyMap<string, readonly { concept: number; weight: number }[]>;
  /** Concepts by expressions of several words, as stems joined by a space. */
  byPhrase: ReadonlyMap<string, readonly { concept: number; weight: number }[]>;
};

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
  const byStem = new Map<string, { concept: number; weight: number }[]>();
  const byPhrase = new Map<string, { concept: number; weight: number }[]>();
  concepts.forEach((concept, index) => {
    const hint = (expression: string, weight: number) => {
      const stems = expression.split(" ").map(stem);
      const table = stems.length > 1 ? byPhrase : byStem;
      const key = stems.join(" ");
      const list = table.get(key) ?? [];
      if (!list.some((entry) => entry.concept === index)) list.push({ concept: index, weight });
      table.set(key, list);
    };
    for (const cue of concept.cues) hint(cue, 1);
    for (const subject of concept.subjects) hint(subject, 0.7);
  });
  return { concepts, overall: concepts.findIndex(({ category }) => category === OVERALL), byStem, byPhrase };
}

import type { Concept } from "./concepts";
import { CARE_CONCEPTS } from "./english-care";
import { PRODUCT_CONCEPTS } from "./english-products";
import { SERVICE_CONCEPTS } from "./english-services";
import { SOCIETY_CONCEPTS } from "./english-society";
import { WORK_CONCEPTS } from "./english-work";

export type ConceptRow = readonly [
  category: string,
  topic: string,
  positive: string,
  negative: string,
  about: string,
  subjects: string,
  cues: string,
];

/** Themes of English survey answers: services, products, work and study, society. */
export const ENGLISH_CONCEPTS: readonly Concept[] = [
  ...SERVICE_CONCEPTS,
  ...CARE_CONCEPTS,
  ...PRODUCT_CONCEPTS,
  ...WORK_CONCEPTS,
  ...SOCIETY_CONCEPTS,
].map(([category, topic, positive, negative, about, subjects, cues]) => ({
  key: topic.toLowerCase(),
  category,
  topic,
  positive,
  negative,
  about,
  isNamed: true,
  subjects: expressions(subjects),
  cues: expressions(cues),
}));

/** Cuts a list of expressions at its commas. */
export function expressions(list: string): string[] {
  return list
    .split(",")
    .map((expression) => expression.trim())
    .filter(Boolean);
}

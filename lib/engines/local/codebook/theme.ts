import type { Sentiment } from "@/db/schema/terms";
import type { Passage } from "../reading";

/** A passage that mentions a theme, with the index of its answer. */
export type ThemeMention = {
  answer: number;
  passage: Passage;
  sentiment: Sentiment;
  /** How clearly the passage is about this theme and no other, 0 to 1. */
  clarity: number;
};

/**
 * A theme of the answers, from which one or more codes are made. `topic` is its neutral name; `positive` and `negative`
 * are the names of its praise and its complaints.
 */
export type Theme = {
  topic: string;
  positive: string;
  negative: string;
  /** The subject in words that can follow "about", such as "the price of the food". */
  about: string;
  /** The number of a known theme in the lexicon; null for a theme named in the answers' own words. */
  concept: number | null;
  /**
   * True for the theme "overall experience" if it was separated before the clustering. It then has no typical words.
   */
  isOverall?: boolean;
  /** The category and the definition that a frame gives; only codes of a frame have them. */
  category?: string;
  definition?: string;
  /** Typical words and phrases, most typical first. */
  keywords: readonly string[];
  /** Single words that are typical of the theme: their weights by stem. */
  typical: ReadonlyMap<string, number>;
  mentions: ThemeMention[];
};

/** The sign of a code's sentiment; other sentiments have none. */
export const SIGN: Readonly<Partial<Record<Sentiment, number>>> = { Positive: 1, Negative: -1 };

/** The number of answers that mention the theme. */
export function supportOf(mentions: readonly ThemeMention[]): number {
  return new Set(mentions.map(({ answer }) => answer)).size;
}

/** Cosine similarity of the typical words of two themes, 0 to 1. */
export function similarityOfThemes(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let both = 0;
  for (const [stem, weight] of one) both += weight * (other.get(stem) ?? 0);
  return both / (Math.hypot(...one.values()) * Math.hypot(...other.values()) || 1);
}

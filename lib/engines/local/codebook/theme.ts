import type { Sentiment } from "@/db/schema/terms";
import type { Passage } from "../reading";

/** A passage that mentions a theme, with the index of its answer. */
export type ThemeMention = {
  answer: number;
  passage: Passage;
  sentiment: Sentiment;
  /** How clearly the passage speaks of this theme and no other, 0 to 1. */
  clarity: number;
};

/**
 * A theme of the answers, which becomes one code or several. `topic` names it neutrally, `positive` and `negative`
 * name its praise and its complaints.
 */
export type Theme = {
  category: string;
  topic: string;
  positive: string;
  negative: string;
  /** What it is about, as half a sentence. */
  about: string;
  /** True for a theme of the lexicon, false for one named in the answers' own words. */
  isKnown: boolean;
  /** Typical words and phrases, most typical first. */
  keywords: readonly string[];
  /** The weight of single words that set it apart from other themes, by stem. */
  typical: ReadonlyMap<string, number>;
  mentions: ThemeMention[];
};

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

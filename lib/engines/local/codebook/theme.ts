import type { Sentiment } from "@/db/schema/terms";
import type { Passage } from "../reading";

/** One passage that speaks of a theme, with the answer that it stands in. */
export type ThemeMention = {
  answer: number;
  passage: Passage;
  sentiment: Sentiment;
  /** How plainly the passage speaks of this theme and no other, 0 to 1. */
  clarity: number;
};

/** A theme found in the answers, before it becomes one code or several. */
export type Theme = {
  category: string;
  topic: string;
  positive: string;
  negative: string;
  /** What it is about, as half a sentence; null where only its words are known. */
  about: string | null;
  /** Words and phrases typical of it, most typical first. */
  keywords: readonly string[];
  /** Single words that set it apart from the other themes, by stem, with their weight. */
  typical: ReadonlyMap<string, number>;
  mentions: ThemeMention[];
};

/** The number of answers that speak of the theme. */
export function supportOf(mentions: readonly ThemeMention[]): number {
  return new Set(mentions.map(({ answer }) => answer)).size;
}

import { headingsOf } from "@/lib/language/headings/headings";
import { stemsOf } from "@/lib/language/terms";
import type { Candidate } from "./codes-of-theme";
import { type PhraseIndex, sharesOfWords, titled } from "./naming";
import {
  LEAST_CATEGORY_WORD_SHARE,
  LEAST_CODES_OF_CATEGORY,
  LEAST_PLACED_SHARE,
  LEAST_THEMES_OF_CATEGORY,
  LEAST_THEMES_TO_GROUP,
  MOST_THEMES_OF_CATEGORY,
} from "./parameters";
import type { Theme } from "./theme";
import type { WordUses } from "./word-uses";

/** A theme that no known category covers, with the indexes of its passages. */
export type Unplaced = { theme: Theme; members: readonly number[] };

/**
 * Groups themes that share a noun: first under the noun that most themes share, then under the next for the rest. At
 * least two of a group's names hold the noun, so that a reader sees what they share: "New card" and "Lost card". Two
 * themes make no group if the noun is one's whole name ("Restaurant"). A theme that shares no noun keeps its category.
 */
export function placeInCategories(unplaced: readonly Unplaced[], index: PhraseIndex, uses: WordUses): void {
  if (unplaced.length < LEAST_THEMES_TO_GROUP) return;
  const names = unplaced.map(({ theme }) => stemsOf(theme.topic, index.language));
  const shares = unplaced.map(({ members }) => sharesOfWords(index, members));
  const words = new Map(shares.flatMap((own) => [...own].map(([key, { text }]) => [key, text] as const)));
  const nouns = [...words].filter(([, text]) => uses.isNoun(text)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const open = new Set(unplaced.keys());
  for (;;) {
    const best = mostSharedNoun(nouns, shares, names, open);
    if (!best) return;
    for (const place of best.places) {
      open.delete(place);
      (unplaced[place] as Unplaced).theme.category = titled(uses.cased(best.text));
    }
  }
}

/**
 * Returns a function that gives each theme its category. A category is kept if several codes share it, and only if such
 * categories together hold enough of the codes. All other codes go under "further themes".
 */
export function categoryChooser(candidates: readonly Candidate[], language: string): (theme: Theme) => string {
  const { themes: rest } = headingsOf(language);
  const counts = new Map<string, number>();
  for (const { theme } of candidates) counts.set(theme.category, (counts.get(theme.category) ?? 0) + 1);
  const shared = new Set(
    [...counts].flatMap(([name, count]) => (name !== rest && count >= LEAST_CODES_OF_CATEGORY ? [name] : [])),
  );
  const placed = candidates.filter(({ theme }) => shared.has(theme.category)).length;
  if (placed < candidates.length * LEAST_PLACED_SHARE) return () => rest;
  return ({ category }) => (shared.has(category) ? category : rest);
}

function mostSharedNoun(
  nouns: readonly (readonly [key: string, text: string])[],
  shares: readonly ReadonlyMap<string, { share: number }>[],
  names: readonly (readonly string[])[],
  open: ReadonlySet<number>,
): { text: string; places: number[] } | null {
  let best: { text: string; places: number[] } | null = null;
  let highest = 0;
  for (const [key, text] of nouns) {
    const share = (place: number) => shares[place]?.get(key)?.share ?? 0;
    const places = [...open]
      .filter((place) => share(place) >= LEAST_CATEGORY_WORD_SHARE)
      .toSorted((a, b) => share(b) - share(a) || a - b)
      .slice(0, MOST_THEMES_OF_CATEGORY);
    const value = places.reduce((sum, place) => sum + share(place), 0);
    const named = places.filter((place) => names[place]?.includes(key));
    const isWhole = places.length === LEAST_THEMES_OF_CATEGORY && named.some((place) => names[place]?.length === 1);
    if (named.length >= LEAST_THEMES_OF_CATEGORY && !isWhole && value > highest) {
      best = { text, places };
      highest = value;
    }
  }
  return best;
}

import { conceptsOf } from "@/lib/language/concepts/concepts";
import { headingsOf } from "@/lib/language/headings/headings";
import type { Candidate } from "./codes-of-theme";
import { type PhraseIndex, sharesOfWords, titled } from "./naming";
import type { Theme } from "./theme";
import type { WordUses } from "./word-uses";

/** A theme that belongs to no known category yet, with its points. */
export type Unplaced = { theme: Theme; members: readonly number[] };

const FEWEST = 6;
const FEWEST_THEMES = 2;
const MOST_THEMES = 7;
/** A category's name must stand in so much of each theme that it holds. */
const COMMON = 0.12;

/**
 * Gathers themes under the words that they share: the noun common to most of them first, then the next
 * for the remainder; what shares none stays where it was.
 */
export function placeInCategories(unplaced: readonly Unplaced[], index: PhraseIndex, uses: WordUses): void {
  if (unplaced.length < FEWEST) return;
  const shares = unplaced.map(({ members }) => sharesOfWords(index, members));
  const words = new Map(shares.flatMap((own) => [...own].map(([key, { text }]) => [key, text] as const)));
  const nouns = [...words].filter(([, text]) => uses.isNoun(text)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const open = new Set(unplaced.keys());
  for (;;) {
    const best = strongest(nouns, shares, open);
    if (!best) return;
    for (const place of best.places) {
      open.delete(place);
      (unplaced[place] as Unplaced).theme.category = titled(uses.cased(best.text));
    }
  }
}

/**
 * The category of each theme in a codebook of these codes: one made of the answers' words must hold
 * several of them, and all such together as many as they leave out. One of a field that no other code is of
 * stands among the rest.
 */
export function categoriesThatHold(candidates: readonly Candidate[], language: string): (theme: Theme) => string {
  const { themes: rest } = headingsOf(language);
  const { concepts } = conceptsOf(language);
  const known = new Set([...concepts.map(({ category }) => category), rest]);
  const topics = new Set(concepts.map(({ topic }) => topic));
  const isAlone = ({ category, topic }: Theme) =>
    !topics.has(topic) && candidates.every(({ theme }) => theme.category !== category || theme.topic === topic);
  const made = new Map<string, number>();
  for (const { theme } of candidates) made.set(theme.category, (made.get(theme.category) ?? 0) + 1);
  const left = made.get(rest) ?? 0;
  const own = [...made].filter(([name]) => !known.has(name));
  const large = own.filter(([, count]) => count >= FEWEST_THEMES);
  const sumOf = (entries: typeof own) => entries.reduce((sum, [, count]) => sum + count, 0);
  const kept = sumOf(large) >= left + sumOf(own) - sumOf(large) ? large : [];
  const holding = new Set([...known, ...kept.map(([name]) => name)]);
  return (theme) => (holding.has(theme.category) && !isAlone(theme) ? theme.category : rest);
}

function strongest(
  nouns: readonly (readonly [key: string, text: string])[],
  shares: readonly ReadonlyMap<string, { share: number }>[],
  open: ReadonlySet<number>,
): { text: string; places: number[] } | null {
  let best: { text: string; places: number[] } | null = null;
  let highest = 0;
  for (const [key, text] of nouns) {
    const share = (place: number) => shares[place]?.get(key)?.share ?? 0;
    const places = [...open]
      .filter((place) => share(place) >= COMMON)
      .toSorted((a, b) => share(b) - share(a) || a - b)
      .slice(0, MOST_THEMES);
    const value = places.reduce((sum, place) => sum + share(place), 0);
    if (places.length >= FEWEST_THEMES && value > highest) {
      best = { text, places };
      highest = value;
    }
  }
  return best;
}

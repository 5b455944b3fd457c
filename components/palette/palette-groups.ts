import type { IconName } from "../ui/icon";
import { rankByWords } from "../ui/rank-by-words";

export type PaletteItem = { value: string; name: string; icon: IconName; detail?: string; act: () => void };

export type PaletteGroup = { heading: string; items: readonly PaletteItem[] };

/** The items that match the typed words, best first; the group with the best item comes first. */
export function matchingGroups(groups: readonly PaletteGroup[], typed: string): PaletteGroup[] {
  return groups
    .map(({ heading, items }) => ({ heading, ranked: ranked(items, typed) }))
    .toSorted((one, other) => bestOf(other.ranked) - bestOf(one.ranked))
    .map(({ heading, ranked }) => ({ heading, items: ranked.map(({ item }) => item) }))
    .filter(({ items }) => items.length > 0);
}

type Ranked = { item: PaletteItem; rank: number };

const ranked = (items: readonly PaletteItem[], typed: string): Ranked[] =>
  items
    .map((item) => ({ item, rank: rankByWords(item.value, typed, [item.name, item.detail ?? ""]) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank);

const bestOf = ([best]: readonly Ranked[]): number => best?.rank ?? 0;

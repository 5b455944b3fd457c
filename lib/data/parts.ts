/** Writing this many characters as JSON takes 2 to 5 ms. */
const CHARACTERS_OF_PART = 500_000;

/** Cuts a list into parts of `size`; the last one may be shorter. */
export function* inParts<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}

/** Cuts a list into parts of at most `max`, of about the same size: 501 items into 251 and 250, not into 500 and one. */
export const inEvenParts = <Item>(items: readonly Item[], max: number): Generator<readonly Item[]> =>
  inParts(items, Math.ceil(items.length / Math.max(1, Math.ceil(items.length / max))));

/** Cuts a list into parts of at most this many characters (or a single longer item), for instance for one statement. */
export function* inPartsByLength<Item>(
  items: readonly Item[],
  charactersOf: (item: Item) => number,
  max = CHARACTERS_OF_PART,
): Generator<Item[]> {
  let batch: Item[] = [];
  let characters = 0;
  for (const item of items) {
    const added = charactersOf(item);
    if (batch.length > 0 && characters + added > max) {
      yield batch;
      batch = [];
      characters = 0;
    }
    batch.push(item);
    characters += added;
  }
  if (batch.length > 0) yield batch;
}

/** The items by key, in one pass. */
export function byKey<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const found = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const own = found.get(key);
    if (own) own.push(item);
    else found.set(key, [item]);
  }
  return found;
}

/** Like `evenly`, but also limits the characters in total. */
export function evenlyWithin<Item>(
  items: readonly Item[],
  { max, characters, charactersOf }: { max: number; characters: number; charactersOf: (item: Item) => number },
): readonly Item[] {
  let chosen = evenly(items, max);
  for (;;) {
    const held = chosen.reduce((sum, item) => sum + charactersOf(item), 0);
    if (held <= characters) return chosen;
    chosen = evenly(chosen, Math.floor((chosen.length * characters) / held));
  }
}

/** At most `max` items, evenly spaced. The same list always gives the same selection. */
export function evenly<Item>(items: readonly Item[], max: number): readonly Item[] {
  if (items.length <= max) return items;
  return Array.from({ length: max }, (_, index) => items[Math.floor((index * items.length) / max)] as Item);
}

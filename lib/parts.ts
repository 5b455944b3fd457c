/** Written as JSON, so much takes 2 to 5 ms. */
const CHARACTERS_OF_BATCH = 500_000;

/** The list cut into parts of `size`, the last one shorter where it does not divide. */
export function* inParts<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}

/** The same for long loops: other work of the process can run between the parts. */
export async function* inTurns<Item>(items: readonly Item[], size: number): AsyncGenerator<readonly Item[]> {
  for (const part of inParts(items, size)) {
    yield part;
    await new Promise(setImmediate);
  }
}

/**
 * The list cut into parts of so many characters together, or of a single item that has more, for what is written into
 * one statement or one message. Other work of the process can run between the parts.
 */
export async function* inBatches<Item>(
  items: readonly Item[],
  charactersOf: (item: Item) => number,
  most = CHARACTERS_OF_BATCH,
): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  let characters = 0;
  for (const item of items) {
    const added = charactersOf(item);
    if (batch.length > 0 && characters + added > most) {
      yield batch;
      await new Promise(setImmediate);
      batch = [];
      characters = 0;
    }
    batch.push(item);
    characters += added;
  }
  if (batch.length > 0) yield batch;
}

/** The items by their keys, in one pass. */
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

/** At most `most` items at even distances. The same list always gives the same selection. */
export function evenly<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  return Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)] as Item);
}

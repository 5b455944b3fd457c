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

/** At most `most` items at even distances. The same list always gives the same selection. */
export function evenly<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  return Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)] as Item);
}

/** The list cut into parts of `size`, the last one shorter where it does not divide. */
export function* inParts<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}

/** The same for long synchronous loops over the parts: other work of the process comes in between. */
export async function* inTurns<Item>(items: readonly Item[], size: number): AsyncGenerator<readonly Item[]> {
  for (const part of inParts(items, size)) {
    yield part;
    await new Promise(setImmediate);
  }
}

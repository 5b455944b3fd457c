/** A page of a list; `nextCursor` is null on the last. */
export type Page<Item> = { items: Item[]; nextCursor: string | null };

/** Cuts `found`, read with one more row than `limit`, into a page. The cursor is the last item's place. */
export function pageOf<Item>(found: readonly Item[], limit: number, placeOf: (item: Item) => string): Page<Item> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: found.length > limit && last !== undefined ? placeOf(last) : null };
}

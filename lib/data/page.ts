/** A page of a list; `nextCursor` is null on the last page. */
export type Page<Item> = { items: Item[]; nextCursor: string | null };

/** The most bytes read at once for a page: unpacking them takes about 30 ms. */
export const BYTES_OF_PAGE = 4_000_000;

/**
 * Makes a page of `found`, which was read with one more row than `limit`. `cursorOf` gives the cursor of the last item.
 */
export function pageOf<Item>(found: readonly Item[], limit: number, cursorOf: (item: Item) => string): Page<Item> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: found.length > limit && last !== undefined ? cursorOf(last) : null };
}

/**
 * How many rows of these sizes fit into a page: at most `limit`, and at most `max` bytes in total, but at least one.
 */
export function countThatFit(found: readonly { bytes: number }[], limit: number, max = BYTES_OF_PAGE): number {
  let bytes = 0;
  const beyond = found.findIndex((row, index) => {
    bytes += row.bytes;
    return index === limit || (index > 0 && bytes > max);
  });
  return beyond < 0 ? found.length : beyond;
}

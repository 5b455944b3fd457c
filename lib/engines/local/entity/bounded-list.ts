import { MAX_PER_KEY } from "./parameters";

/**
 * Adds an item to the list of a key, unless the list has `MAX_PER_KEY` items, because searching longer lists would
 * take too long.
 */
export function append<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const known = listed(lists, key);
  if (known.length < MAX_PER_KEY) known.push(item);
}

/** The list of a key; adds an empty list if there is none. */
function listed<Item>(lists: Map<string, Item[]>, key: string): Item[] {
  const known = lists.get(key);
  if (known) return known;
  const fresh: Item[] = [];
  lists.set(key, fresh);
  return fresh;
}

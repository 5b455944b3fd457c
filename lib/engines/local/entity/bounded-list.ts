import { MOST_PER_KEY } from "./parameters";

/** Appends to the list of a key, which holds those that came first, and no more than can be searched. */
export function append<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const known = listed(lists, key);
  if (known.length < MOST_PER_KEY) known.push(item);
}

/** The list of a key in a map of lists; a new empty one where the key has none. */
function listed<Item>(lists: Map<string, Item[]>, key: string): Item[] {
  const known = lists.get(key);
  if (known) return known;
  const fresh: Item[] = [];
  lists.set(key, fresh);
  return fresh;
}

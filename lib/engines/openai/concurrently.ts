/**
 * Works on all items, at most `limit` at once, and returns the results in the order of the items. After a failure no
 * further item is begun; the first one is thrown when the work under way has ended.
 */
export async function concurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const queue = items.entries();

  async function drain(): Promise<void> {
    for (const [index, item] of queue) {
      if (failures.length > 0) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  }

  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, drain));
  if (failures.length > 0) throw failures[0];
  return results;
}

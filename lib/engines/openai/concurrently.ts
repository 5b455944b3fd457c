/**
 * Works on all items, at most `limit` at the same time, and returns the results in the order of the items. After a
 * failure no further item is started, and the first error is thrown once the running work has ended.
 */
export async function concurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const queue = items.entries();

  async function next(): Promise<boolean> {
    const { value, done } = queue.next();
    if (done || failures.length > 0) return false;
    const [index, item] = value;
    try {
      results[index] = await work(item);
    } catch (error) {
      failures.push(error);
    }
    return true;
  }

  async function drain(): Promise<void> {
    while (await next());
  }

  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, drain));
  if (failures.length > 0) throw failures[0];
  return results;
}

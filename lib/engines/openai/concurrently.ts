/**
 * Works on all items, at most `limit` at once, and returns the results in the order of the items. After a failure no
 * further item is started, and the first error is thrown once running work has ended. With a `gate`, the first item
 * starts alone: the others wait until the gate opens or the first item ends. Items appended to the list meanwhile are
 * included.
 */
export async function concurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
  gate?: Promise<void>,
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

  async function drain(before?: Promise<unknown>): Promise<void> {
    await before;
    while (await next());
  }

  const first = next();
  const opening = gate && Promise.race([gate, first]);
  const others = Array.from({ length: Math.min(limit, items.length) - 1 }, () => drain(opening));
  await Promise.all([first.then(() => drain()), ...others]);
  if (failures.length > 0) throw failures[0];
  return results;
}

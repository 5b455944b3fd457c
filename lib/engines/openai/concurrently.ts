import { abortable } from "./abortable";

/**
 * Works on all items, at most `limit` at once, and returns the results in the order of the items. The first failure
 * aborts the other work and is thrown when all of it has ended.
 */
export function concurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item, signal: AbortSignal) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result[]> {
  return abortable(signal, async (stop) => {
    const results: Result[] = [];
    const queue = items.entries();

    async function drain(): Promise<void> {
      for (const [index, item] of queue) {
        if (stop.signal.aborted) return;
        try {
          results[index] = await work(item, stop.signal);
        } catch (error) {
          stop.abort(error);
        }
      }
    }

    await Promise.all(Array.from({ length: Math.min(limit, items.length) }, drain));
    stop.signal.throwIfAborted();
    return results;
  });
}

export type Limit = { key: string; limit: number };
type Waiter = { holder: string; limits: Limit[]; order: number; wake: () => void };

/** Keeps the concurrency limits of functions: how many calls may be under way for each key. */
export type Slots = {
  /**
   * Takes a slot in every limit. If one is full, it returns false, and calls `wake` as soon as the waiter holds all of
   * them.
   */
  take: (waiter: Waiter) => boolean;
  release: (holder: string) => void;
};

/** All slots are free at the start: after a restart, no call is running. */
export function createSlots(): Slots {
  const used = new Map<string, number>();
  const held = new Map<string, Limit[]>();
  const queues = new Map<string, Waiter[]>();
  const waiting = new Set<string>();

  const isFull = ({ key, limit }: Limit) => (used.get(key) ?? 0) >= limit;

  const occupy = (waiter: Waiter) => {
    held.set(waiter.holder, waiter.limits);
    for (const { key } of waiter.limits) used.set(key, (used.get(key) ?? 0) + 1);
  };

  const takeOrQueue = (waiter: Waiter) => {
    const full = waiter.limits.find(isFull);
    if (full) {
      waiting.add(waiter.holder);
      enqueue(queues, full.key, waiter);
      return false;
    }
    waiting.delete(waiter.holder);
    occupy(waiter);
    return true;
  };

  const serve = (key: string) => {
    const queue = queues.get(key);
    while (queue?.[0] && !queue[0].limits.some((limit) => limit.key === key && isFull(limit))) {
      const waiter = queue.shift();
      if (waiter && takeOrQueue(waiter)) waiter.wake();
    }
    if (queue?.length === 0) queues.delete(key);
  };

  return {
    take: (waiter) => {
      if (waiter.limits.length === 0 || held.has(waiter.holder)) return true;
      return waiting.has(waiter.holder) ? false : takeOrQueue(waiter);
    },
    release: (holder) => {
      const limits = held.get(holder) ?? [];
      held.delete(holder);
      for (const { key } of limits) {
        const left = (used.get(key) ?? 1) - 1;
        if (left > 0) used.set(key, left);
        else used.delete(key);
      }
      for (const { key } of limits) serve(key);
    },
  };
}

function enqueue(queues: Map<string, Waiter[]>, key: string, waiter: Waiter) {
  const queue = queues.get(key) ?? [];
  queues.set(key, queue);
  const at = queue.findLastIndex(({ order }) => order <= waiter.order) + 1;
  queue.splice(at, 0, waiter);
}

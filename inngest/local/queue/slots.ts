export type Limit = { key: string; limit: number };
type Waiter = { holder: string; limits: readonly Limit[]; order: number; wake: () => void };
/** A waiter in a queue. `taken` counts the limits in which it has a slot already. */
type Place = Waiter & { taken: number };

/** Keeps the concurrency limits of functions: how many calls may be under way for each key. */
export type Slots = {
  /**
   * Takes a slot in every limit, in the given order. If a limit is full, returns false, and calls `wake` as soon as the
   * waiter has a slot in every limit. A waiter keeps the slots that it has, so the narrowest limit must come first:
   * then an organization has at most as many waiters in a limit for everybody as its own limit allows.
   */
  take: (waiter: Waiter) => boolean;
  release: (holder: string) => void;
};

/** All slots are free at the start: after a restart, no call is running. */
export function createSlots(): Slots {
  const used = new Map<string, number>();
  const held = new Map<string, readonly Limit[]>();
  const queues = new Map<string, Place[]>();
  const waiting = new Set<string>();

  const isFull = ({ key, limit }: Limit) => (used.get(key) ?? 0) >= limit;

  const takeNext = (place: Place, { key }: Limit) => {
    used.set(key, (used.get(key) ?? 0) + 1);
    place.taken++;
  };

  /** Takes the slots that the waiter still lacks. If others wait for one, it queues behind them and returns false. */
  const takeRest = (place: Place): boolean => {
    for (const limit of place.limits.slice(place.taken)) {
      if (isFull(limit) || queues.has(limit.key)) {
        enqueue(queues, limit.key, place);
        return false;
      }
      takeNext(place, limit);
    }
    waiting.delete(place.holder);
    held.set(place.holder, place.limits);
    return true;
  };

  const serve = (key: string) => {
    const queue = queues.get(key);
    for (let first = queue?.[0]; queue && first; first = queue[0]) {
      const limit = first.limits[first.taken];
      if (!limit || isFull(limit)) break;
      queue.shift();
      takeNext(first, limit);
      if (takeRest(first)) first.wake();
    }
    if (queue?.length === 0) queues.delete(key);
  };

  return {
    take: (waiter) => {
      if (waiter.limits.length === 0 || held.has(waiter.holder)) return true;
      if (waiting.has(waiter.holder)) return false;
      waiting.add(waiter.holder);
      return takeRest({ ...waiter, taken: 0 });
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

/** Queues a waiter by its age in its first limit, and by its arrival in the others. */
function enqueue(queues: Map<string, Place[]>, key: string, place: Place) {
  const queue = queues.get(key) ?? [];
  queues.set(key, queue);
  const isFirst = place.taken === 0;
  const at = isFirst ? queue.findLastIndex(({ order }) => order <= place.order) + 1 : queue.length;
  queue.splice(at, 0, place);
}

export type Limit = { key: string; limit: number };
type Waiter = { holder: string; limits: readonly Limit[]; order: number; wake: () => void };
/** A waiter in a queue. `taken` is the number of its limits, from the first on, in which it has a slot. */
type Place = Waiter & { taken: number };

/**
 * Enforces the concurrency limits of functions, that is, how many calls may run at once for each key. A call has one
 * slot in each of its limits.
 */
export type Slots = {
  /**
   * Takes a slot in every limit, in the given order. If a limit is full, returns false; when the waiter has got a slot
   * in every limit, calls `wake`. Meanwhile the waiter keeps the slots that it has. Therefore the narrowest limit must
   * come first: for example, if that of the organization comes before that for everybody, only as many of the
   * organization's calls wait in the queue for everybody as its own limit allows.
   */
  take: (waiter: Waiter) => boolean;
  release: (holder: string) => void;
};

/** Creates slots, all of them free, because no call is running after a restart. */
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

  /**
   * Takes the slots that the waiter still needs. If a limit is full, or if others wait for it, queues the waiter behind
   * them and returns false.
   */
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

/** Adds a waiter to the queue of a limit: by the order of its run if it is its first limit, at the end otherwise. */
function enqueue(queues: Map<string, Place[]>, key: string, place: Place) {
  const queue = queues.get(key) ?? [];
  queues.set(key, queue);
  const isFirst = place.taken === 0;
  const at = isFirst ? queue.findLastIndex(({ order }) => order <= place.order) + 1 : queue.length;
  queue.splice(at, 0, place);
}

/** How much may be held at once, for instance bytes of memory or places: in total, and by one group. */
export type SemaphoreLimits = { most: number; mostOfGroup: number };

type Waiter = { group: string; amount: number; since: number; admit: () => void };

/** Milliseconds that smaller work may go before work that does not fit; then everything waits for that work. */
const OVERDUE_AFTER_MS = 30_000;

/**
 * A weighted semaphore with an additional limit per group, such as an organization. Groups that hold less come first,
 * then who has waited longer; what has waited for half a minute comes before all others.
 */
export class GroupSemaphore {
  readonly #limits: SemaphoreLimits;
  readonly #held = new Map<string, number>();
  readonly #waiting = new Set<Waiter>();

  constructor(limits: SemaphoreLimits) {
    this.#limits = limits;
  }

  /**
   * Waits until `amount`, at most the group's limit, is free, and returns a function that releases it. Rejects with the
   * reason of `signal` if that fires first, and with the error of `patience` after its milliseconds.
   */
  async acquire(
    group: string,
    amount: number,
    { signal, patience }: { signal?: AbortSignal; patience?: { milliseconds: number; error: () => Error } } = {},
  ): Promise<() => void> {
    signal?.throwIfAborted();
    let stopWaiting = () => {};
    try {
      await new Promise<void>((admit, refuse) => {
        const waiter = { group, amount, since: performance.now(), admit };
        const timer = patience && setTimeout(() => refuse(patience.error()), patience.milliseconds);
        const leave = () => refuse(signal?.reason);
        signal?.addEventListener("abort", leave, { once: true });
        stopWaiting = () => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", leave);
          if (this.#waiting.delete(waiter)) this.#admitWaiting();
        };
        this.#waiting.add(waiter);
        this.#admitWaiting();
      });
    } finally {
      stopWaiting();
    }
    return () => {
      const left = this.#heldBy(group) - amount;
      if (left > 0) this.#held.set(group, left);
      else this.#held.delete(group);
      this.#admitWaiting();
    };
  }

  #heldBy(group: string): number {
    return this.#held.get(group) ?? 0;
  }

  #admitWaiting(): void {
    const { most, mostOfGroup } = this.#limits;
    const overdueSince = performance.now() - OVERDUE_AFTER_MS;
    const isOverdue = ({ since }: Waiter) => since < overdueSince;
    /** What is held, and what overdue waiters need. */
    const taken = new Map(this.#held);
    let all = [...taken.values()].reduce((sum, amount) => sum + amount, 0);
    for (const waiter of this.#inOrder(isOverdue)) {
      const { group, amount } = waiter;
      const own = (taken.get(group) ?? 0) + amount;
      const fitsGroup = own <= mostOfGroup;
      const fits = fitsGroup && all + amount <= most;
      if (!fits && !isOverdue(waiter)) continue;
      taken.set(group, own);
      if (fitsGroup) all += amount;
      if (!fits) continue;
      this.#waiting.delete(waiter);
      this.#held.set(group, this.#heldBy(group) + amount);
      waiter.admit();
    }
  }

  /** Overdue waiters in the order of their arrival, then the others. */
  #inOrder(isOverdue: (waiter: Waiter) => boolean): Waiter[] {
    const all = [...this.#waiting];
    const others = all.filter((waiter) => !isOverdue(waiter));
    others.sort((one, other) => this.#heldBy(one.group) - this.#heldBy(other.group));
    return [...all.filter(isOverdue), ...others];
  }
}

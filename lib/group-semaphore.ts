/** How much may be held at once, for instance bytes of memory or places: in total, and by one group. */
export type SemaphoreLimits = { most: number; mostOfGroup: number };

type Waiter = { group: string; amount: number; since: number; admit: () => void };

/** Milliseconds for which waiting work that does not fit may be overtaken. After that, room is kept for it. */
const OVERTAKEN_FOR_MS = 30_000;
/** Work that needs at most this share of the limit may always overtake other work. */
const SMALL_SHARE = 1 / 16;

/**
 * A weighted semaphore with an additional limit per group, such as an organization. Groups that hold less come first;
 * among equal groups, the work that has waited longer.
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
        const giveUp = (error: unknown) => {
          this.#waiting.delete(waiter);
          refuse(error);
        };
        const timer = patience && setTimeout(() => giveUp(patience.error()), patience.milliseconds);
        const leave = () => giveUp(signal?.reason);
        signal?.addEventListener("abort", leave, { once: true });
        stopWaiting = () => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", leave);
        };
        this.#waiting.add(waiter);
        this.#admitWaiting();
      });
    } catch (error) {
      this.#admitWaiting();
      throw error;
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
    const overdueSince = performance.now() - OVERTAKEN_FOR_MS;
    const inOrder = [...this.#waiting].sort((one, other) => this.#heldBy(one.group) - this.#heldBy(other.group));
    let all = [...this.#held.values()].reduce((sum, amount) => sum + amount, 0);
    /** Room kept for overdue waiters, in total and by group. */
    let kept = 0;
    const keptFor = new Map<string, number>();
    for (const waiter of inOrder) {
      const { group, amount, since } = waiter;
      const isSmall = amount <= most * SMALL_SHARE;
      const own = this.#heldBy(group) + amount;
      const fitsGroup = own + (isSmall ? 0 : (keptFor.get(group) ?? 0)) <= mostOfGroup;
      if (fitsGroup && all + amount + (isSmall ? 0 : kept) <= most) {
        this.#waiting.delete(waiter);
        this.#held.set(group, own);
        all += amount;
        waiter.admit();
      } else if (since < overdueSince) {
        keptFor.set(group, (keptFor.get(group) ?? 0) + amount);
        if (own <= mostOfGroup) kept += amount;
      }
    }
  }
}

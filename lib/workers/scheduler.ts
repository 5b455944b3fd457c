import { LRUCache } from "lru-cache";
import { GROUPS_REMEMBERED } from "./parameters";
import type { Worker } from "./worker";

/** The requirements of some work on its worker. */
export type Demand = {
  /** Work of more than a few tenths of a second. One worker is always kept free of it. */
  isLong: boolean;
  /**
   * On whose behalf the work is done, for instance an organization's id. Waiting groups take turns, and none gets all
   * workers at once.
   */
  group?: string | undefined;
  /**
   * The work prefers a worker that has already done work with this key, because that worker has learnt the task or read
   * the tables. If all such workers are busy, the work waits up to `timeout` milliseconds before it takes another
   * worker.
   */
  affinity?: { key: string; timeout: number } | undefined;
};

type Waiting = { demand: Demand; isPatient: boolean; take(worker: Worker): void };

/** Decides which work goes to which worker. */
export class Scheduler {
  readonly #workers: readonly Worker[];
  readonly #mostOfGroup: number;
  readonly #waiting = new Set<Waiting>();
  /** The number of each group's latest turn. */
  readonly #turns = new LRUCache<string, number>({ max: GROUPS_REMEMBERED });
  #turn = 0;

  constructor(workers: readonly Worker[], mostOfGroup: number) {
    this.#workers = workers;
    this.#mostOfGroup = mostOfGroup;
  }

  /** Waits for a worker, which the caller must release. Fails with the signal's reason when the signal fires. */
  async acquire(demand: Demand, signal?: AbortSignal): Promise<Worker> {
    signal?.throwIfAborted();
    let timeout: NodeJS.Timeout | undefined;
    let leave = () => {};
    try {
      return await new Promise<Worker>((resolve, reject) => {
        const waiting: Waiting = { demand, isPatient: demand.affinity !== undefined, take: resolve };
        leave = () => {
          this.#waiting.delete(waiting);
          reject(signal?.reason);
        };
        timeout = setTimeout(() => {
          waiting.isPatient = false;
          this.#assign();
        }, demand.affinity?.timeout ?? 0);
        signal?.addEventListener("abort", leave, { once: true });
        this.#waiting.add(waiting);
        this.#assign();
      });
    } finally {
      clearTimeout(timeout);
      signal?.removeEventListener("abort", leave);
    }
  }

  /** The last worker: short work with an affinity goes there first. */
  get preferred(): Worker | undefined {
    return this.#workers.at(-1);
  }

  release(worker: Worker): void {
    worker.work = "none";
    worker.group = undefined;
    this.#assign();
  }

  #assign(): void {
    const turnOf = ({ demand: { group } }: Waiting) => (group === undefined ? 0 : (this.#turns.peek(group) ?? 0));
    for (const waiting of [...this.#waiting].sort((a, b) => turnOf(a) - turnOf(b))) {
      const worker = this.#choose(waiting);
      if (!worker) continue;
      const { isLong, group, affinity } = waiting.demand;
      this.#waiting.delete(waiting);
      worker.work = isLong ? "long" : "short";
      worker.group = group;
      if (affinity) worker.keys.set(affinity.key, true);
      if (group !== undefined) this.#turns.set(group, ++this.#turn);
      waiting.take(worker);
    }
  }

  /**
   * Returns a free worker, or undefined if the work must wait. Work with an affinity gets a free worker that has done
   * work with the same key. If all such workers are busy, it waits for one until its patience has ended. If there is
   * none, short work with an affinity gets the last free worker, because the pool's last worker is kept warm; all other
   * work gets the first free one.
   */
  #choose({ demand, isPatient }: Waiting): Worker | undefined {
    if (!this.#isAllowed(demand)) return undefined;
    const { isLong, affinity } = demand;
    const free = this.#workers.filter(({ work }) => work === "none");
    if (affinity) {
      const learnt = this.#workers.filter(({ keys }) => keys.has(affinity.key));
      const ready = learnt.find(({ work }) => work === "none");
      if (ready || (learnt.length > 0 && isPatient)) return ready;
    }
    return free.at(affinity && !isLong ? -1 : 0);
  }

  /**
   * Whether the work may begin now. A group has at most `mostOfGroup` workers at once. Long work leaves one worker of
   * the pool, and one of those that its group may have, to short work.
   */
  #isAllowed({ isLong, group }: Demand): boolean {
    const long = this.#workers.filter(({ work }) => work === "long");
    if (isLong && long.length >= Math.max(1, this.#workers.length - 1)) return false;
    if (group === undefined) return true;
    const ofGroup = (worker: Worker) => worker.group === group;
    if (this.#workers.filter(ofGroup).length >= this.#mostOfGroup) return false;
    return !isLong || long.filter(ofGroup).length < Math.max(1, this.#mostOfGroup - 1);
  }
}

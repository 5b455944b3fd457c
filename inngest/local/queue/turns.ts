/** Runs the work for each key one piece after another, in the order of the calls. */
export type Turns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Creates turns that are independent of any others. */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key);
    const mine = before ? before.then(work, work) : work();
    const settled = mine.catch(() => {});
    last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}

import type { Db } from "./client";

/**
 * Makes the last changes of some work in one transaction. The caller that provides it may add changes to that
 * transaction.
 */
export type Commit<Outcome> = (change: (tx: Db) => Promise<Outcome>) => Promise<Outcome>;

export const commitOn =
  <Outcome>(db: Db): Commit<Outcome> =>
  (change) =>
    db.transaction(change);

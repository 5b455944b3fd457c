import { type SQL, sql } from "drizzle-orm";
import type { Db } from "./client";

/**
 * Makes the last changes of some work in one transaction. Whoever provides this function may add changes of its own to
 * that transaction.
 */
export type Commit<Outcome> = (change: (tx: Db) => Promise<Outcome>) => Promise<Outcome>;

export const commitOn =
  <Outcome>(db: Db): Commit<Outcome> =>
  (change) =>
    db.transaction(change);

/**
 * A condition that is always true. As a side effect, the statement's transaction does not wait until its changes are on
 * the disk (PostgreSQL's `synchronous_commit`). If the database server dies, the changes of the last half second may be
 * lost.
 */
export const withoutWaitingForDisk: SQL = sql`set_config('synchronous_commit', 'off', true) = 'off'`;

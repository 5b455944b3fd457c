import { hostname } from "node:os";
import type { Connection, Db } from "@/db/client";
import { recordAction } from "@/lib/audit/record-action";

/** Runs work on the database and prints its result as one line of JSON. */
export async function printFromDatabase(work: (db: Connection["db"]) => Promise<object>): Promise<void> {
  const [{ env }, { openDatabase }] = await Promise.all([
    import("@/lib/runtime/env"),
    import("../local/open-database"),
  ]);
  const { db, close } = await openDatabase(env);
  try {
    print(await work(db));
  } finally {
    await close();
  }
}

type Log = (organizationId: string, action: string, target: Record<string, string>) => Promise<void>;

/**
 * Runs work that changes something, in one transaction, and prints its result. `log` adds an entry of the operator to
 * an organization's audit log.
 */
export const printChange = (work: (tx: Db, log: Log) => Promise<object>): Promise<void> =>
  printFromDatabase((db) =>
    db.transaction((tx) =>
      work(tx, (organizationId, action, target) => recordAction(tx, { ...BY_COMMAND, organizationId, action, target })),
    ),
  );

/** The actor of a command and, in place of a network address, the machine on which it ran. */
export const BY_COMMAND = { actor: { kind: "operator" }, address: hostname(), userAgent: "admin" } as const;

export const print = (value: object) => console.log(JSON.stringify(value));

import type { Connection } from "@/db/client";

/** Runs work on the database and prints its result as one line of JSON. */
export async function printFromDatabase(work: (db: Connection["db"]) => Promise<object>): Promise<void> {
  const [{ env }, { openDatabase }] = await Promise.all([import("@/lib/env"), import("../local/open-database")]);
  const { db, close } = await openDatabase(env);
  try {
    print(await work(db));
  } finally {
    await close();
  }
}

export const print = (value: object) => console.log(JSON.stringify(value));

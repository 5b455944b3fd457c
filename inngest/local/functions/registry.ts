import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import { eq, inArray, or, sql } from "drizzle-orm";
import type { Connection } from "@/db/client";
import * as tables from "../db/schema";
import type { FunctionConfig, Registration } from "./config";

/** The functions that apps have registered. */
export type Functions = {
  get: (id: string) => FunctionConfig | undefined;
  active: () => FunctionConfig[];
  cancelledBy: (eventName: string) => FunctionConfig[];
  reload: () => Promise<void>;
};

/**
 * Stores an app's functions. Functions that the app no longer registers are not triggered any more. True if anything
 * changed.
 */
export function saveRegistration(db: Connection["db"], { url, appName, functions }: Registration): Promise<boolean> {
  const checksum = createHash("sha256")
    .update(canonicalize({ url, functions }) ?? "")
    .digest("hex");
  return db.transaction(async (tx) => {
    const app = { id: appName, url, checksum };
    const ofThisUrl = tx.select({ id: tables.apps.id }).from(tables.apps).where(eq(tables.apps.url, url));
    const [known] = await tx.select().from(tables.apps).where(eq(tables.apps.id, appName)).for("update");
    if (known?.checksum === checksum) return false;
    await tx.insert(tables.apps).values(app).onConflictDoUpdate({ target: tables.apps.id, set: app });
    await tx
      .update(tables.functions)
      .set({ active: false })
      .where(or(eq(tables.functions.appId, appName), inArray(tables.functions.appId, ofThisUrl)));
    await tx
      .insert(tables.functions)
      .values(functions.map((config) => ({ id: config.id, appId: appName, config })))
      .onConflictDoUpdate({
        target: tables.functions.id,
        set: { appId: sql`excluded.app_id`, config: sql`excluded.config`, active: true },
      });
    return true;
  });
}

/** Loads the functions that are stored in the database into memory. */
export async function loadFunctions(db: Connection["db"]): Promise<Functions> {
  let all = new Map<string, FunctionConfig>();
  let active: FunctionConfig[] = [];
  const functions: Functions = {
    get: (id) => all.get(id),
    active: () => active,
    cancelledBy: (name) => active.filter(({ cancel }) => cancel?.some(({ event }) => event === name)),
    reload: async () => {
      const rows = await db.select().from(tables.functions);
      all = new Map(rows.map(({ config }) => [config.id, config]));
      active = rows.filter((row) => row.active).map(({ config }) => config);
    },
  };
  await functions.reload();
  return functions;
}

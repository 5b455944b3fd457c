import { eq } from "drizzle-orm";
import { connect } from "@/db/client";
import { organizations } from "@/db/schema/organizations";
import { createFirstWorkspace } from "@/lib/first-run/create-first-workspace";
import type { Env } from "@/lib/runtime/env";
import type { DataFolder } from "../local/data-folder";
import { type FirstRun, readFirstRun, writeFirstRun } from "../local/first-run-file";
import { isManaged } from "./configuration";

export type FirstRunState = { firstRun: FirstRun | null; isNew: boolean };

/** Creates the first workspace if nobody can sign in yet; otherwise reads what an earlier start stored about it. */
export async function ensureWorkspace(env: Env, folder: DataFolder, databaseUrl: string): Promise<FirstRunState> {
  if (isManaged(env)) return { firstRun: null, isNew: false };
  const kept = await readFirstRun(folder);
  const base_url = `${env.APP_URL}/api`;
  const { db, close } = connect(databaseUrl, { max: 1 });
  try {
    let written: FirstRun | null = null;
    await createFirstWorkspace(db, async ({ organizationId, email, password, apiKey }) => {
      written = { base_url, api_key: apiKey, email, password, organization_id: organizationId };
      await writeFirstRun(folder, written);
    });
    if (written) return { firstRun: written, isNew: true };
    if (!kept) return { firstRun: null, isNew: false };
    const known = await db.select().from(organizations).where(eq(organizations.id, kept.organization_id));
    if (known.length === 0) return { firstRun: null, isNew: false };
    if (kept.base_url !== base_url) await writeFirstRun(folder, { ...kept, base_url });
    return { firstRun: { ...kept, base_url }, isNew: false };
  } finally {
    await close();
  }
}

import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { users } from "@/db/schema/organizations";
import { createApiKey } from "@/lib/auth/api-keys";
import { addMember } from "@/lib/organizations/add-member";
import { createOrganization } from "@/lib/organizations/create-organization";
import { createUser } from "@/lib/users/create-user";

export type FirstWorkspace = { organizationId: string; email: string; password: string; apiKey: string };

const OWNER = "owner@example.com";
const FIRST_RUN_LOCK = 7305003;

/**
 * Creates the workspace of a new installation: an organization on `enterprise`, its owner, and a `write` key. Null if a
 * user already exists. `keep` stores the secrets before the transaction commits; if it fails, nothing is created.
 */
export async function createFirstWorkspace(
  db: Db,
  keep: (workspace: FirstWorkspace) => Promise<void>,
): Promise<FirstWorkspace | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_RUN_LOCK})`);
    const known = await tx.select({ id: users.id }).from(users).limit(1);
    if (known.length > 0) return null;
    const { id: organizationId } = await createOrganization(tx, { name: "My workspace", plan: "enterprise" });
    const password = randomBytes(15).toString("base64url");
    const { id: userId, email } = await createUser(tx, { email: OWNER, password });
    await addMember(tx, { organizationId, userId, role: "owner" });
    const { key: apiKey } = await createApiKey(tx, { organizationId, name: "First key", scopes: ["write"] });
    const workspace = { organizationId, email, password, apiKey };
    await keep(workspace);
    return workspace;
  });
}

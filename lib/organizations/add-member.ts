import type { Db } from "@/db/client";
import { memberships } from "@/db/schema/organizations";
import type { Role } from "@/db/schema/terms";

/** Makes a user a member of an organization, or gives a member another role. */
export async function addMember(db: Db, input: { organizationId: string; userId: string; role: Role }): Promise<void> {
  await db
    .insert(memberships)
    .values(input)
    .onConflictDoUpdate({ target: [memberships.organizationId, memberships.userId], set: { role: input.role } });
}

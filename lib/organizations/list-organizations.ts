import { asc, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { memberships, organizations } from "@/db/schema/organizations";

/** The organizations of which a person is a member, with their role in each, sorted by name. */
export function listOrganizationsOf(db: Db, userId: string) {
  return db
    .select({ id: organizations.id, name: organizations.name, role: memberships.role })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(organizations.name), asc(organizations.id));
}

import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { organizations } from "@/db/schema/organizations";
import type { Member } from "@/lib/auth/caller";
import { requireManager } from "@/lib/auth/require-role";
import { invalidForm } from "@/lib/errors/app-error";

export const LONGEST_ORGANIZATION_NAME = 100;

/** The name without the spaces around it. Throws VALIDATION_ERROR for the field `path` if it is empty or too long. */
export function takeOrganizationName(given: string, path: string): string {
  const name = given.trim();
  if (name !== "" && name.length <= LONGEST_ORGANIZATION_NAME) return name;
  const message = `Give your organization a name of at most ${LONGEST_ORGANIZATION_NAME} characters.`;
  throw invalidForm([{ path, message }]);
}

/** Gives the member's organization another name. Only owners and admins may. Throws VALIDATION_ERROR for a bad name. */
export async function renameOrganization(db: Db, member: Member, given: string): Promise<void> {
  requireManager(member);
  const name = takeOrganizationName(given, "name");
  await db.update(organizations).set({ name }).where(eq(organizations.id, member.organization.id));
}

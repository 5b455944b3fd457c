import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "@/db/client";
import { organizations } from "@/db/schema/organizations";
import { AppError, invalidForm } from "@/lib/errors/app-error";

/** The organization with this id; throws NOT_FOUND if there is none. */
export async function findOrganization(db: Db, id: string) {
  const [organization] = await db.select().from(organizations).where(eq(organizations.id, id));
  if (!organization) throw new AppError("NOT_FOUND", `There is no organization ${id}.`);
  return organization;
}

/**
 * The organization with this id or, if only one organization has it, this name. Throws VALIDATION_ERROR about the
 * form's `field` otherwise.
 */
export async function findNamedOrganization(db: Db, text: string, field: string) {
  const wanted = text.trim();
  const isId = z.uuid().safeParse(wanted).success;
  const [found, another] = await db
    .select()
    .from(organizations)
    .where(isId ? eq(organizations.id, wanted) : eq(organizations.name, wanted))
    .limit(2);
  if (found && !another) return found;
  const message = found
    ? "Several organizations have this name: give the id of the one that is meant."
    : "No organization has this name or id.";
  throw invalidForm([{ path: field, message }]);
}

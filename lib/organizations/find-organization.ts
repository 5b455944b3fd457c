import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { organizations } from "@/db/schema/organizations";
import { AppError } from "@/lib/errors";

/** The organization with this id; NOT_FOUND where there is none. */
export async function findOrganization(db: Db, id: string) {
  const [organization] = await db.select().from(organizations).where(eq(organizations.id, id));
  if (!organization) throw new AppError("NOT_FOUND", `There is no organization ${id}.`);
  return organization;
}

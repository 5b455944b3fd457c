import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { memberships, users } from "@/db/schema/organizations";
import { projects } from "@/db/schema/projects";

/** The tags of an organization's projects, the most frequent first. */
export async function listTags(db: Db, organizationId: string): Promise<string[]> {
  const tag = sql<string>`unnest(${projects.tags})`.as("tag");
  const tagged = db
    .select({ tag })
    .from(projects)
    .where(and(eq(projects.organizationId, organizationId), eq(projects.temporary, false)))
    .as("tagged");
  const found = await db
    .select({ tag: tagged.tag })
    .from(tagged)
    .groupBy(tagged.tag)
    .orderBy(desc(count()), asc(tagged.tag));
  return found.map(({ tag }) => tag);
}

/** The members of an organization who made one of its projects, by address. */
export async function listOwners(db: Db, organizationId: string): Promise<{ id: string; email: string }[]> {
  return db
    .selectDistinct({ id: users.id, email: users.email })
    .from(projects)
    .innerJoin(
      memberships,
      and(eq(memberships.organizationId, projects.organizationId), eq(memberships.userId, projects.createdBy)),
    )
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(projects.organizationId, organizationId), eq(projects.temporary, false)))
    .orderBy(asc(users.email));
}

/** Whether an organization has a project, archived or not. */
export async function hasProjects(db: Db, organizationId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.organizationId, organizationId), eq(projects.temporary, false)))
    .limit(1);
  return found !== undefined;
}

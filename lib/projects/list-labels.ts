import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { memberships, users } from "@/db/schema/organizations";
import { projects } from "@/db/schema/projects";
import { isReached, type Reaching } from "@/lib/auth/reach";

/** The tags of the projects that the caller sees, the most frequent first. */
export async function listTags(db: Db, caller: Reaching): Promise<string[]> {
  const tag = sql<string>`unnest(${projects.tags})`.as("tag");
  const tagged = db.select({ tag }).from(projects).where(isListed(caller)).as("tagged");
  const found = await db
    .select({ tag: tagged.tag })
    .from(tagged)
    .groupBy(tagged.tag)
    .orderBy(desc(count()), asc(tagged.tag));
  return found.map(({ tag }) => tag);
}

/** The members of the organization who made one of the projects that the caller sees, by address. */
export async function listOwners(db: Db, caller: Reaching): Promise<{ id: string; email: string }[]> {
  return db
    .selectDistinct({ id: users.id, email: users.email })
    .from(projects)
    .innerJoin(
      memberships,
      and(eq(memberships.organizationId, projects.organizationId), eq(memberships.userId, projects.createdBy)),
    )
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(isListed(caller))
    .orderBy(asc(users.email));
}

/** The projects that the caller sees, without archived ones, by name. */
export const listProjectNames = (db: Db, caller: Reaching): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(and(isListed(caller), eq(projects.archived, false)))
    .orderBy(asc(projects.name), asc(projects.id));

/** Whether there is a project that the caller sees, archived or not. */
export async function hasProjects(db: Db, caller: Reaching): Promise<boolean> {
  const [found] = await db.select({ id: projects.id }).from(projects).where(isListed(caller)).limit(1);
  return found !== undefined;
}

const isListed = (caller: Reaching) =>
  and(eq(projects.organizationId, caller.organizationId), eq(projects.temporary, false), isReached(caller));

import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { memberships, users } from "@/db/schema/organizations";
import { projectPeople, projects } from "@/db/schema/projects";
import type { Caller, Member } from "@/lib/auth/caller";
import { isReached, type Reaching } from "@/lib/auth/reach";
import { releaseWork } from "@/lib/auth/release-work";
import { changesProjects, managesOrganization, requirePerson } from "@/lib/auth/require-role";
import { byKey } from "@/lib/data/parts";
import { AppError, type Issue, invalidInput } from "@/lib/errors/app-error";
import { lockProject, requireProject } from "./find-project";

/** Whether a project is open to the whole organization, and the people who are named on it. */
export type Access = { restricted: boolean; people: readonly string[] };

/**
 * Who sees a project: whether only named people do, and all members of the organization with whether they are named.
 * Throws NOT_FOUND; INSUFFICIENT_SCOPE unless an owner, an admin or the researcher who made the project asks.
 */
export async function showPeople(db: Db, caller: Caller, projectId: string) {
  requirePerson(caller);
  const { restricted, createdBy } = await requireProject(db, caller, projectId);
  requireAccessManager(caller, createdBy);
  const members = await db
    .select({
      user_id: users.id,
      email: users.email,
      role: memberships.role,
      named: sql<boolean>`${projectPeople.userId} is not null`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(
      projectPeople,
      and(
        eq(projectPeople.organizationId, memberships.organizationId),
        eq(projectPeople.projectId, projectId),
        eq(projectPeople.userId, memberships.userId),
      ),
    )
    .where(eq(memberships.organizationId, caller.organizationId))
    .orderBy(asc(users.email));
  return { restricted, members };
}

/**
 * Opens a project to the whole organization, or restricts it to the people named; coders always need to be named. A
 * maker who restricts it stays on it. People who lose access lose their open claims and the answers assigned to them.
 * Throws what `showPeople` throws; VALIDATION_ERROR for somebody who is not a member.
 */
export async function changePeople(db: Db, caller: Caller, projectId: string, { restricted, people }: Access) {
  requirePerson(caller);
  const { organizationId } = caller;
  await db.transaction(async (tx) => {
    const { createdBy } = await lockProject(tx, caller, projectId);
    const { role, user } = requireAccessManager(caller, createdBy);
    const named = new Set(restricted && !managesOrganization(role) ? [...people, user.id] : people);
    const members = await lockMembers(tx, organizationId, people);
    const issues = people.flatMap((id, index): Issue[] =>
      members.has(id) ? [] : [{ path: `people[${index}]`, message: "is not a member of the organization" }],
    );
    const [issue, ...more] = issues;
    if (issue) throw invalidInput([issue, ...more]);
    await tx
      .update(projects)
      .set({ restricted, revision: sql`${projects.revision} + 1` })
      .where(and(eq(projects.organizationId, organizationId), eq(projects.id, projectId)));
    await tx
      .delete(projectPeople)
      .where(and(eq(projectPeople.organizationId, organizationId), eq(projectPeople.projectId, projectId)));
    const rows = [...named].map((userId) => ({ organizationId, projectId, userId }));
    if (rows.length > 0) await tx.insert(projectPeople).values(rows);
    await releaseWork(tx, { organizationId, projectId });
  });
  return showPeople(db, caller, projectId);
}

/** Those of the people who are members; they cannot leave until the transaction ends. */
async function lockMembers(tx: Db, organizationId: string, people: readonly string[]): Promise<ReadonlySet<string>> {
  const members = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.organizationId, organizationId), isOneOf(memberships.userId, people)))
    .for("key share");
  return new Set(members.map(({ userId }) => userId));
}

/** Whether the caller may decide who sees the project: an owner, an admin, or the researcher who made it. */
export const managesAccess = ({ member }: Pick<Caller, "member">, createdBy: string | null): boolean =>
  member !== undefined &&
  (managesOrganization(member.role) || (changesProjects(member.role) && createdBy === member.user.id));

function requireAccessManager(caller: Caller, createdBy: string | null): Member {
  const person = requirePerson(caller);
  if (managesAccess(caller, createdBy)) return person;
  throw new AppError(
    "INSUFFICIENT_SCOPE",
    "Only owners and admins of this organization, and the researcher who made the project, can do that.",
  );
}

/** The projects on which people are named, of those that the caller sees, by person; sorted by name. */
export async function listNamedOn(db: Db, caller: Reaching) {
  const rows = await db
    .select({ userId: projectPeople.userId, id: projects.id, name: projects.name })
    .from(projectPeople)
    .innerJoin(
      projects,
      and(eq(projects.organizationId, projectPeople.organizationId), eq(projects.id, projectPeople.projectId)),
    )
    .where(and(eq(projectPeople.organizationId, caller.organizationId), isReached(caller)))
    .orderBy(asc(projects.name), asc(projects.id));
  return byKey(rows, ({ userId }) => userId);
}

import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { connectionImports } from "@/db/schema/connections";
import { groupMembers } from "@/db/schema/groups";
import { jobs } from "@/db/schema/jobs";
import { projectPeople, projects, questions } from "@/db/schema/projects";
import type { Role } from "@/db/schema/terms";
import { isJobId } from "@/lib/ids/new-id";
import { UUID } from "@/lib/ids/uuid";
import type { Caller, Reach } from "./caller";
import { managesOrganization } from "./require-role";

/** Whose projects a caller sees: a caller without `reach` sees all of the organization. */
export type Reaching = Pick<Caller, "organizationId" | "reach">;

export const reachOf = (userId: string, role: Role): Reach | undefined =>
  managesOrganization(role) ? undefined : { userId, role };

/** Whether the caller is a coder, or an app that acts for one. */
export const isCoder = ({ reach }: Pick<Caller, "reach">): boolean => reach?.role === "coder";

/** A condition on `projects`: the caller sees the project. Undefined if the caller sees all. */
export function isReached({ reach }: Pick<Caller, "reach">): SQL | undefined {
  if (!reach) return undefined;
  const isNamed = sql`exists (select from ${projectPeople} named
    where named.organization_id = ${projects}.organization_id and named.project_id = ${projects}.id
      and named.user_id = ${reach.userId})`;
  return reach.role === "coder" ? isNamed : sql`(not ${projects}.restricted or ${isNamed})`;
}

/** A condition on a row that names a project in the given column: the caller sees this project. */
export const reachesProject = (caller: Reaching, projectId: SQL): SQL | undefined =>
  caller.reach &&
  sql`exists (select from ${projects}
    where ${projects}.organization_id = ${caller.organizationId} and ${projects}.id = ${projectId}
      and ${isReached(caller)})`;

/** A condition on a row that names a group of questions in the given column: the caller sees all of its waves. */
export const reachesGroup = (caller: Reaching, groupId: SQL): SQL | undefined =>
  caller.reach &&
  sql`not exists (select from ${groupMembers} wave
    join ${questions} on ${questions}.organization_id = wave.organization_id and ${questions}.id = wave.question_id
    join ${projects} on ${projects}.organization_id = ${questions}.organization_id
      and ${projects}.id = ${questions}.project_id
    where wave.organization_id = ${caller.organizationId} and wave.group_id = ${groupId}
      and not ${isReached(caller)})`;

/**
 * Those of the ids that name a project which the caller does not see, or a question, group, job or import of one; in
 * lower case. A group is one that the caller sees if they see all of its waves.
 */
export async function beyondReach(db: Db, caller: Reaching, given: Iterable<string>): Promise<ReadonlySet<string>> {
  const { organizationId, reach } = caller;
  const named = [...new Set([...given].map((id) => id.toLowerCase()))];
  const ids = named.filter((id) => UUID.test(id));
  const jobIds = named.filter(isJobId);
  if (!reach || ids.length + jobIds.length === 0) return new Set();
  const isOneOf = (column: SQL) => sql`${column} = any(${`{${ids.join(",")}}`}::uuid[])`;
  const isHidden = (projectId: SQL) => sql`not ${reachesProject(caller, projectId)}`;
  const isHere = (table: string) => sql`${sql.identifier(table)}.organization_id = ${organizationId}`;
  const found = await db.execute<{ id: string }>(sql`
    select p.id::text from ${projects} p where ${isHere("p")} and ${isOneOf(sql`p.id`)} and ${isHidden(sql`p.id`)}
    union all
    select q.id::text from ${questions} q
    where ${isHere("q")} and ${isOneOf(sql`q.id`)} and ${isHidden(sql`q.project_id`)}
    union all
    select m.group_id::text from ${groupMembers} m
    where ${isHere("m")} and ${isOneOf(sql`m.group_id`)} and not ${reachesGroup(caller, sql`m.group_id`)}
    union all
    select i.id::text from ${connectionImports} i
    where ${isHere("i")} and ${isOneOf(sql`i.id`)} and ${isHidden(sql`i.project_id`)}
    union all
    select j.id from ${jobs} j
    where ${isHere("j")} and j.id = any(${`{${jobIds.join(",")}}`}::text[]) and ${isHidden(sql`j.project_id`)}`);
  return new Set(found.map(({ id }) => id));
}

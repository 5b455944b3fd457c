import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { memberships } from "@/db/schema/organizations";
import { projectPeople, projects, questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import { reviewClaims } from "@/db/schema/review";

/** A condition on a membership `m` and a project `p`, by these names: the member codes answers of the project. */
export const codesAnswers = sql`(m.role in ('owner', 'admin') or (m.role = 'researcher' and not p.restricted)
  or (m.role in ('researcher', 'coder') and exists (select from ${projectPeople} named
    where named.organization_id = m.organization_id and named.project_id = p.id and named.user_id = m.user_id)))`;

/**
 * Takes from people what they cannot do any more: their open claims on answers, and the answers assigned to them, of
 * projects whose answers they no longer code. Of one person, or in one project.
 */
export async function releaseWork(
  tx: Db,
  { organizationId, ...whose }: { organizationId: string } & ({ userId: string } | { projectId: string }),
): Promise<void> {
  const isMeant = (holder: SQL) =>
    "userId" in whose ? sql`${holder} = ${whose.userId}` : sql`q.project_id = ${whose.projectId}`;
  const stays = (holder: SQL) => sql`exists (select from ${memberships} m
    where m.organization_id = ${organizationId} and m.user_id::text = ${holder} and ${codesAnswers})`;
  const inProject = sql`from ${questions} q
    join ${projects} p on p.organization_id = q.organization_id and p.id = q.project_id
    where q.organization_id = ${organizationId}`;
  const reviewer = sql`split_part(substr(claim.reviewer, length('user:') + 1), '/', 1)`;
  await tx.execute(sql`
    update ${reviewClaims} claim set claimed_until = clock_timestamp() ${inProject}
      and claim.organization_id = ${organizationId} and claim.question_id = q.id and claim.reviewer like 'user:%'
      and claim.outcome is null and claim.claimed_until > clock_timestamp()
      and ${isMeant(reviewer)} and not ${stays(reviewer)}`);
  const coder = sql`r.coder_id::text`;
  await tx.execute(sql`
    update ${responses} r set coder_id = null ${inProject}
      and r.organization_id = ${organizationId} and r.question_id = q.id and r.coder_id is not null
      and ${isMeant(coder)} and not ${stays(coder)}`);
}

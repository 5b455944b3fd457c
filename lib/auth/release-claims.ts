import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { memberships } from "@/db/schema/organizations";
import { projectPeople, projects, questions } from "@/db/schema/projects";
import { reviewClaims } from "@/db/schema/review";

/**
 * Ends people's open claims on answers of projects that they do not see any more: the claims of one person, or those in
 * one project.
 */
export async function releaseClaims(
  tx: Db,
  { organizationId, ...whose }: { organizationId: string } & ({ userId: string } | { projectId: string }),
): Promise<void> {
  const holder = sql`split_part(substr(claim.reviewer, length('user:') + 1), '/', 1)`;
  const isMeant = "userId" in whose ? sql`${holder} = ${whose.userId}` : sql`q.project_id = ${whose.projectId}`;
  await tx.execute(sql`
    update ${reviewClaims} claim set claimed_until = clock_timestamp()
    from ${questions} q join ${projects} p on p.organization_id = q.organization_id and p.id = q.project_id
    where claim.organization_id = ${organizationId} and q.organization_id = ${organizationId}
      and q.id = claim.question_id and claim.reviewer like 'user:%' and ${isMeant}
      and claim.outcome is null and claim.claimed_until > clock_timestamp()
      and not exists (
        select from ${memberships} m
        where m.organization_id = ${organizationId} and m.user_id::text = ${holder} and (
          m.role in ('owner', 'admin') or (m.role <> 'coder' and not p.restricted)
          or exists (select from ${projectPeople} named
            where named.organization_id = ${organizationId} and named.project_id = p.id and named.user_id = m.user_id)))`);
}

import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { answerCodings } from "@/db/schema/answer-codings";
import { memberships, users } from "@/db/schema/organizations";
import { responses } from "@/db/schema/responses";
import type { QuestionScope } from "@/lib/questions/find-question";

type CoderRow = { user_id: string; name: string; assigned: number; decided: number; last_decided_at: string | null };

/**
 * The members to whom answers of a question are assigned, by address: how many, how many of these a person has checked,
 * and when the member last checked an answer of the question.
 */
export async function listCoders(db: Db, { organizationId, questionId }: QuestionScope) {
  const rows = await db.execute<CoderRow>(sql`
    with own as (
      select r.coder_id, count(*)::integer as assigned, (count(*) filter (where r.reviewed))::integer as decided
      from ${responses} r
      where r.organization_id = ${organizationId} and r.question_id = ${questionId} and r.coder_id is not null
      group by r.coder_id
    )
    select own.coder_id as user_id, u.email as name, own.assigned, own.decided, (
        select max(k.created_at) from ${answerCodings} k
        where k.organization_id = ${organizationId} and k.question_id = ${questionId}
          and k.coder = 'user:' || own.coder_id) as last_decided_at
    from own
    join ${memberships} m on m.organization_id = ${organizationId} and m.user_id = own.coder_id
    join ${users} u on u.id = m.user_id
    order by u.email`);
  return rows.map(({ last_decided_at: last, ...row }) => ({
    ...row,
    left: row.assigned - row.decided,
    last_decided_at: last === null ? null : new Date(last),
  }));
}

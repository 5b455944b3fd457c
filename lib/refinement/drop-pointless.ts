import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments, codes } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { suggestions } from "@/db/schema/suggestions";
import type { QuestionScope } from "@/lib/questions/find-question";

/**
 * Deletes pending suggestions that changes of the codebook or of answers made pointless: a code that they are about is
 * gone, a new one exists by that name, or no answer is left that they would change. Those that a person reopened stay.
 */
export async function dropPointless(tx: Db, { organizationId, questionId }: QuestionScope): Promise<void> {
  await tx.execute(sql`
    delete from ${suggestions} s
    where s.organization_id = ${organizationId} and s.question_id = ${questionId}
      and s.status = 'pending' and not s.reopened and (
        s.type in ('merge_codes', 'rename_code', 'split_code') and not ${hasCode(sql`c.id = s.source_code_id`)}
        or s.type in ('merge_codes', 'assign_existing') and not ${hasCode(sql`c.id = s.target_code_id`)}
        or s.type in ('new_code', 'rename_code') and ${hasCode(sql`lower(c.name) = lower(s.code ->> 'name')`)}
        or s.type in ('new_code', 'assign_existing') and not exists (
          select from jsonb_to_recordset(s.mentions) as m ("responseId" uuid)
          join ${responses} r on r.organization_id = s.organization_id and r.id = m."responseId" and not r.reviewed
          where not exists (
            select from ${assignments} a
            where a.organization_id = r.organization_id and a.response_id = r.id and a.code_id = s.target_code_id)))`);
}

const hasCode = (condition: ReturnType<typeof sql>) => sql`exists (
  select from ${codes} c
  where c.organization_id = s.organization_id and c.question_id = s.question_id and ${condition})`;

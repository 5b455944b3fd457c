import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { codes } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { suggestions } from "@/db/schema/suggestions";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { mayGet } from "./give-code";
import type { SuggestionScope } from "./subject";

/**
 * Deletes pending suggestions that changes of the codebook or of answers have made pointless: one of their codes is
 * gone, another code with a new name exists, or no answer is left that they would change. Those that a person reopened
 * stay.
 */
export async function dropPointless(tx: Db, { organizationId, questionId, grouped }: SuggestionScope): Promise<void> {
  const frame = (await readCodebook(tx, { organizationId, questionId })).flatMap((category) => category.codes);
  const target = { number: sql`t.code_number`, isExclusive: sql`t.exclusive` };
  await tx.execute(sql`
    delete from ${suggestions} s
    where s.organization_id = ${organizationId} and s.question_id = ${questionId}
      and s.grouped = ${grouped} and s.status = 'pending' and not s.reopened and (
        s.type in ('merge_codes', 'rename_code', 'split_code') and not ${hasCode(sql`c.id = s.source_code_id`)}
        or s.type in ('merge_codes', 'assign_existing') and not ${hasCode(sql`c.id = s.target_code_id`)}
        or s.type in ('new_code', 'rename_code') and ${hasCode(sql`lower(c.name) = lower(s.code ->> 'name')`)}
        or s.type = 'split_code' and ${hasCode(sql`c.id <> s.source_code_id and lower(c.name) in (
          select lower(p ->> 'name') from jsonb_array_elements(s.parts) as p)`)}
        or s.type in ('new_code', 'assign_existing') and not exists (
          select from jsonb_to_recordset(s.mentions) as m ("responseId" uuid)
          join ${responses} on ${responses.organizationId} = s.organization_id and ${responses.id} = m."responseId"
          left join ${codes} t on t.organization_id = s.organization_id and t.id = s.target_code_id
          where ${mayGet(organizationId, target, frame)}))`);
}

const hasCode = (condition: ReturnType<typeof sql>) => sql`exists (
  select from ${codes} c
  where c.organization_id = s.organization_id and c.question_id = s.question_id and ${condition})`;

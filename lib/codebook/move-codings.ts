import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { answerCodings } from "@/db/schema/answer-codings";
import type { QuestionScope } from "@/lib/questions/find-question";
import type { Move } from "./move-assignments";

/**
 * Applies a merge or split to the codings that people made of these answers. The new code is added with the old code's
 * id in `from`, and the old code stays in the coding. As long as the codebook lacks the old code, the new one counts;
 * if a version with the old code is restored, the old one counts again.
 */
export async function moveCodings(
  tx: Db,
  { organizationId, questionId }: QuestionScope,
  moves: readonly Move[],
): Promise<void> {
  if (moves.length === 0) return;
  const single = moves.flatMap(({ from, to, sentiments, responseIds = [null] }) =>
    responseIds.map((responseId) => ({ from, to, sentiments, responseId })),
  );
  await tx.execute(sql`
    with m as (
      select * from jsonb_to_recordset(${JSON.stringify(single)}::jsonb)
        as m ("from" uuid, "to" uuid, "responseId" uuid, sentiments text[])
    ), moved as (
      select c.response_id, c.coder, jsonb_agg(distinct code || jsonb_build_object('codeId', m."to",
        'from', coalesce(code->'from', '[]') || jsonb_build_array(m."from"))) as codes
      from ${answerCodings} c cross join lateral jsonb_array_elements(c.codes) code
      join m on m."from" = (code->>'codeId')::uuid and (m."responseId" is null or m."responseId" = c.response_id)
        and (m.sentiments is null or code->>'sentiment' = any (m.sentiments))
      where c.organization_id = ${organizationId} and c.question_id = ${questionId}
      group by c.response_id, c.coder
    )
    update ${answerCodings} c set codes = c.codes || moved.codes from moved
    where c.organization_id = ${organizationId} and c.response_id = moved.response_id and c.coder = moved.coder`);
}

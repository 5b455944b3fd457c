import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { codes } from "@/db/schema/codebook";
import { codebookVersions } from "@/db/schema/codebook-versions";
import { responses } from "@/db/schema/responses";

/**
 * For each question, the numbers of the codes that were added, or changed in name, definition or sentiment, since an
 * engine last coded its answers. Leaves out questions that no engine has coded, or whose codebook of that time is no
 * longer stored.
 */
export async function readCodesChangedSince(
  db: Db,
  organizationId: string,
  questionIds: readonly string[],
): Promise<Map<string, Set<number>>> {
  const rows = await db.execute<{ questionId: string; numbers: number[] }>(sql`
    with coded as (
      select ${responses.questionId} as question_id, max(${responses.codedAt}) as at from ${responses}
      where ${responses.organizationId} = ${organizationId} and ${isOneOf(responses.questionId, questionIds)}
      group by ${responses.questionId}
    ), known as (
      select coded.question_id, version.codebook from coded cross join lateral (
        select v.codebook from ${codebookVersions} v
        where v.organization_id = ${organizationId} and v.question_id = coded.question_id and v.created_at <= coded.at
        order by v.number desc limit 1) version
    ), was as (
      select known.question_id, (code->>'id')::uuid as id, code->>'name' as name, code->>'definition' as definition,
        code->>'include' as include, code->>'exclude' as exclude, code->>'sentiment' as sentiment
      from known cross join lateral jsonb_path_query(known.codebook, '$[*].codes[*]') code
    )
    select c.question_id as "questionId", jsonb_agg(c.code_number) as numbers
    from ${codes} c join known on known.question_id = c.question_id
    left join was on was.question_id = c.question_id and was.id = c.id
    where c.organization_id = ${organizationId}
      and (was.name, was.definition, was.include, was.exclude, was.sentiment)
        is distinct from (c.name, c.definition, c.include, c.exclude, c.sentiment::text)
    group by c.question_id`);
  return new Map(rows.map(({ questionId, numbers }) => [questionId, new Set(numbers)]));
}

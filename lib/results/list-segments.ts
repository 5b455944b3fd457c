import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";

export type Segment = { key: string; value: string; answers: number };

const MOST = 500;

/** The segments that a question's answers fall into, with how many answers each, by key and then the largest first. */
export async function listSegments(db: Db, organizationId: string, questionId: string): Promise<Segment[]> {
  const found = await db.execute<Segment>(sql`
    select segment.key, segment.value, count(*)::integer as answers
    from ${responses} cross join lateral jsonb_each_text(${responses.segments}) segment
    where ${responses.organizationId} = ${organizationId} and ${responses.questionId} = ${questionId}
      and segment.value <> ''
    group by segment.key, segment.value
    order by segment.key, answers desc, segment.value
    limit ${MOST}`);
  return [...found];
}

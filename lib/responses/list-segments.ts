import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import { inKnownOrder, readValueOrders } from "@/lib/questions/value-orders";

export type Segment = { key: string; value: string; answers: number };

/** The most values listed per key, so that a column of ids or time stamps does not crowd out the others. */
const MAX_VALUES = 200;

/**
 * The segments of the answers of one or several questions with their sizes, ordered by key; the values of a key are in
 * their known order (`inKnownOrder`), otherwise the largest comes first. The weights of the questions are left out.
 */
export async function listSegments(
  db: Db,
  organizationId: string,
  ...questionIds: readonly string[]
): Promise<Segment[]> {
  const found = await db.execute<Segment>(sql`
    select key, value, answers
    from (
      select segment.key, segment.value, count(*)::integer as answers,
        row_number() over (partition by segment.key order by count(*) desc, segment.value) as place
      from ${responses} cross join lateral jsonb_each_text(${responses.segments}) segment
      where ${responses.organizationId} = ${organizationId} and ${isOneOf(responses.questionId, questionIds)}
        and segment.value <> '' and segment.key <> all(array(
          select weight_key from ${questions} where organization_id = ${organizationId}
            and ${isOneOf(questions.id, questionIds)} and weight_key is not null))
      group by segment.key, segment.value
    ) ranked
    where place <= ${MAX_VALUES}
    order by key, place`);
  const orders = await readValueOrders(db, organizationId, questionIds);
  return [...new Set(found.map(({ key }) => key))].flatMap((key) => {
    const segments = found.filter((segment) => segment.key === key);
    const byValue = new Map(segments.map((segment) => [segment.value, segment]));
    const known = inKnownOrder([...byValue.keys()], orders.get(key));
    return known ? known.flatMap((value) => byValue.get(value) ?? []) : segments;
  });
}

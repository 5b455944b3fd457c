import { asc, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments, categories, codes } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { BYTES_OF_PAGE, countThatFit } from "@/lib/data/page";

/** Bytes of an answer, and of one of its codes, in addition to texts, segments, evidence and names. */
const OVERHEAD = 300;

type Wanted = {
  limit: number;
  /** Whether the caller will also read their codes. */
  withCodes: boolean;
  bytes?: number;
  /** The sort order, ascending: an SQL expression with a different integer for each answer of the question. */
  place?: SQL;
};

/**
 * The answers of a page: their ids, the sort key of the last one, whether there are more, and how many bytes they have.
 */
export type AnswerPage = { ids: string[]; last: number | undefined; hasMore: boolean; bytes: number };

/**
 * The next page of answers that meet a condition, by default in order of arrival: at most `limit` answers, and no more
 * bytes than can be read at once, but at least one answer.
 */
export async function nextPage(
  db: Db,
  condition: SQL | undefined,
  { limit, withCodes, bytes: max = BYTES_OF_PAGE, place = sql`${responses.position}` }: Wanted,
): Promise<AnswerPage> {
  const bytesOfCodes = sql`coalesce((
    select sum(${OVERHEAD}::integer + coalesce(octet_length(a.evidence), 0) + octet_length(c.name) + octet_length(g.name))
    from ${assignments} a
    join ${codes} c on c.organization_id = a.organization_id and c.id = a.code_id
    join ${categories} g on g.organization_id = c.organization_id and g.id = c.category_id
    where a.organization_id = ${responses.organizationId} and a.response_id = ${responses.id}), 0)`;
  const found = await db
    .select({
      id: responses.id,
      place: place.mapWith(Number),
      bytes:
        sql`(octet_length(${responses.text}) + coalesce(octet_length(${responses.translation}), 0) + octet_length(${responses.segments}::text) + ${OVERHEAD}::integer
        + ${withCodes ? bytesOfCodes : sql`0`})`.mapWith(Number),
    })
    .from(responses)
    .where(condition)
    .orderBy(asc(place))
    .limit(limit + 1);
  const page = found.slice(0, countThatFit(found, limit, max));
  return {
    ids: page.map(({ id }) => id),
    last: page.at(-1)?.place,
    hasMore: page.length < found.length,
    bytes: page.reduce((sum, answer) => sum + answer.bytes, 0),
  };
}

import { asc, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";

/** Bytes of texts, segments and evidence that are read at once: unpacking them takes about 30 ms. */
const MOST_BYTES = 4_000_000;
/** Bytes of an answer, and of one of its codes, beside those. */
const FRAME = 300;

/** The answers of a page: their ids, the last one's position, and whether there are more. */
export type AnswerPage = { ids: string[]; last: number | undefined; hasMore: boolean };

/**
 * Which answers make the next page of those that meet a condition, in the order of arrival: up to `limit`, and no more
 * than can be read at once, but one at least. `withCodes` where their codes are to be read as well.
 */
export async function nextPage(
  db: Db,
  condition: SQL | undefined,
  { limit, withCodes }: { limit: number; withCodes: boolean },
): Promise<AnswerPage> {
  const codes = sql`coalesce((select sum(${FRAME}::integer + coalesce(octet_length(a.evidence), 0)) from ${assignments} a
    where a.organization_id = ${responses.organizationId} and a.response_id = ${responses.id}), 0)`;
  const found = await db
    .select({
      id: responses.id,
      position: responses.position,
      bytes: sql`(octet_length(${responses.text}) + octet_length(${responses.segments}::text) + ${FRAME}::integer
        + ${withCodes ? codes : sql`0`})`.mapWith(Number),
    })
    .from(responses)
    .where(condition)
    .orderBy(asc(responses.position))
    .limit(limit + 1);
  let bytes = 0;
  const beyond = found.findIndex((answer, index) => {
    bytes += answer.bytes;
    return index === limit || (index > 0 && bytes > MOST_BYTES);
  });
  const page = beyond < 0 ? found : found.slice(0, beyond);
  return { ids: page.map(({ id }) => id), last: page.at(-1)?.position, hasMore: beyond >= 0 };
}

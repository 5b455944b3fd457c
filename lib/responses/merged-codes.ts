import { type SQL, sql } from "drizzle-orm";
import { assignments, codes } from "@/db/schema/codebook";
import { questions } from "@/db/schema/projects";

/**
 * The numbers of a closed question's options and the codes of its “other, specify” together, as SQL on `responses`;
 * null where nobody asked (drizzle would leave the table out of its columns' names). The codes of the answer take the place of “Other”; without any, it stays Other.
 */
export const mergedCodes: SQL = sql`case when responses.closed is not null then (
  select case
    when cardinality(named) > 0 and (other = any(responses.closed) or cardinality(responses.closed) = 0) then array(
      select distinct number from unnest(array_remove(responses.closed, other) || named) as number order by number)
    else responses.closed end
  from (
    select (q.closed ->> 'other')::integer as other, array(
      select c.code_number from ${assignments} a
      join ${codes} c on c.organization_id = a.organization_id and c.id = a.code_id
      where a.organization_id = responses.organization_id and a.response_id = responses.id
        and c.code_number <> (q.closed ->> 'other')::integer) as named
    from ${questions} q
    where q.organization_id = responses.organization_id and q.id = responses.question_id
  ) as specified) end`;

/** `mergedCodes`, to be read. */
export const mergedList: SQL<number[] | null> = sql`array_to_json(${mergedCodes})`;

/** True for answers that named an option, or something new, and so are not Other any more. */
export const isMoved: SQL<boolean> = sql`(responses.closed is not null and ${mergedCodes} <> responses.closed)`;

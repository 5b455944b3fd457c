import { type SQL, sql } from "drizzle-orm";
import { assignments, codes } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { AnswerSort } from "./answer-filter";

/** One more than the highest position of an answer. */
const POSITIONS = 2_147_483_648;
/** Longer answers sort as if they had this many characters, so that sort keys stay exact integers in JavaScript. */
const LONGEST = 1_000_000;

const { organizationId, responseId, confidence } = assignments;
const leastSure = sql`(
  select min(case ${confidence} when 'low' then 0 when 'medium' then 1 else 2 end) from ${assignments}
  where ${organizationId} = ${responses.organizationId} and ${responseId} = ${responses.id})`;

/**
 * How many codes of the codebook the engines that voted on an answer disagree about; 0 where nobody voted, or a person has decided.
 */
export const disputed: SQL = sql`(case when ${responses.votes} is null or ${responses.reviewed} or ${responses.edited} then 0 else (
  select count(*) from jsonb_each(${responses.votes} -> 'codes') as given
  join ${codes} on ${codes.organizationId} = ${responses.organizationId} and ${codes.id} = given.key::uuid
  where given.value::integer < (${responses.votes} -> 'of')::integer) end)`;

/** The sort key of an answer, ascending; ties are in the order of arrival. */
export const SORT_KEYS: Record<AnswerSort, SQL> = {
  unsure: sql`((coalesce(${leastSure}, 3) - 4 * ${disputed}) * ${sql.raw(`${POSITIONS}`)} + ${responses.position})`,
  longest: sql`(${responses.position} - least(length(${responses.text}), ${sql.raw(`${LONGEST}`)}) * ${sql.raw(`${POSITIONS}`)})`,
  latest: sql`(-${responses.position})`,
};

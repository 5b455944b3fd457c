import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import { invalidInput } from "@/lib/errors";

/**
 * The most characters of a weight. With this limit, a weight and the sum of the squares of all weights fit into a
 * double.
 */
const MOST_CHARACTERS = 46;

const textOf = (key: string) => sql`btrim(${responses.segments} ->> ${key}::text)`;

/**
 * The length is checked separately: with `[0-9]{1,15}` in the pattern, PostgreSQL takes five times as long per answer.
 */
const isNumber = (value: SQL) =>
  sql`(${value} ~ '^[0-9]+([.][0-9]+)?$' and char_length(${value}) <= ${MOST_CHARACTERS}::integer)`;

/**
 * The weight of an answer: the number in this segment, 0 if it has none. It is exact (`numeric`), so that sums do not
 * depend on the order: otherwise the weights of a column's answers could add up to more than the column's base.
 */
export const weightOf = (key: string): SQL =>
  sql`case when ${isNumber(textOf(key))} then ${textOf(key)}::numeric else 0 end`;

/** A condition for answers that have something other than a number in this segment. */
const hasNoNumber = (key: string): SQL => sql`(${textOf(key)} <> '' and not ${isNumber(textOf(key))})`;

/** A condition for answers that have a weight above 0. */
const hasWeight = (key: string): SQL => sql`(${isNumber(textOf(key))} and ${textOf(key)} ~ '[1-9]')`;

/**
 * Requires that a segment holds numbers from 0 alone wherever it is filled, and a positive one at least once. `isAsked`
 * selects the answers. Throws VALIDATION_ERROR.
 */
export async function requireNumbers(db: Db, isAsked: SQL, key: string, field = "weight_key"): Promise<void> {
  const findWhere = (condition: SQL) =>
    db.execute<{ value: string }>(sql`
      select ${responses.segments} ->> ${key}::text as value from ${responses} where ${isAsked} and ${condition} limit 1`);
  const refuse = (message: string) => invalidInput([{ path: field, message }]);
  const [other] = await findWhere(hasNoNumber(key));
  if (other) throw refuse(`names a segment that does not hold numbers from 0 alone: "${other.value.slice(0, 40)}"`);
  const [weight] = await findWhere(hasWeight(key));
  if (!weight) throw refuse(`names no segment of this question with numbers: "${key}"`);
}

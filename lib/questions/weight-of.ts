import { type SQL, sql } from "drizzle-orm";
import { responses } from "@/db/schema/responses";

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

/** A condition for answers that have a weight above 0. */
export const hasWeight = (key: string): SQL => sql`(${isNumber(textOf(key))} and ${textOf(key)} ~ '[1-9]')`;

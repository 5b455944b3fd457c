import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import { invalidInput } from "@/lib/errors/app-error";
import type { QuestionScope } from "./find-question";
import { rowsOf } from "./rows-of";

/**
 * The most characters of a weight. With this limit, a weight and the sum of the squares of all weights fit into a
 * double.
 */
const MAX_CHARACTERS = 46;

const textOf = (key: string) => sql`btrim(${responses.segments} ->> ${key}::text)`;

/**
 * The length is checked separately: with `[0-9]{1,15}` in the pattern, PostgreSQL takes five times as long per answer.
 */
const isNumber = (value: SQL) =>
  sql`(${value} ~ '^[0-9]+([.][0-9]+)?$' and char_length(${value}) <= ${MAX_CHARACTERS}::integer)`;

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
export async function requireNumbers(db: Db, isAsked: SQL, key: string): Promise<void> {
  const refuse = (message: string) => invalidInput([{ path: "weight_key", message }]);
  const [other] = await valuesWhere(db, isAsked, key, hasNoNumber(key));
  if (other) throw refuse(`names a segment that does not hold numbers from 0 alone: "${other.value.slice(0, 40)}"`);
  const [weight] = await valuesWhere(db, isAsked, key, hasWeight(key));
  if (!weight) throw refuse(`names no segment of this question with numbers: "${key}"`);
}

/**
 * Requires that the segment by which a question is weighted holds numbers from 0 alone, after answers of the question
 * changed. Throws VALIDATION_ERROR.
 */
export async function requireWeights(tx: Db, scope: QuestionScope, key: string | null): Promise<void> {
  if (key === null) return;
  const [other] = await valuesWhere(tx, sql`${rowsOf(responses, scope)}`, key, hasNoNumber(key));
  if (!other) return;
  const message = `give "${other.value.slice(0, 40)}" to "${key}", by which the question is weighted; a weight is a number from 0`;
  throw invalidInput([{ path: "segments", message }]);
}

const valuesWhere = (db: Db, isAsked: SQL, key: string, condition: SQL) =>
  db.execute<{ value: string }>(sql`
    select ${responses.segments} ->> ${key}::text as value from ${responses} where ${isAsked} and ${condition} limit 1`);

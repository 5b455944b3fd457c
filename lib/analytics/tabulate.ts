import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { SENTIMENTS, type Sentiment } from "@/db/schema/terms";
import { weightOf } from "@/lib/questions/weight-of";
import { type AnalysedAnswers, type AnalysedCode, idsOf, netsOfEachCode, rowOfEachCode } from "./analysed";
import { segmentValue } from "./segments";

/** A column: the answers with a value of a segment; null for all answers. */
export type ColumnName = { key: string; value: string } | null;

export type Base = {
  answers: number;
  respondents: number;
  /** The sums of the weights and of their squares; without weights, both are the number of answers. */
  weight: number;
  squares: number;
};

/** `sentiments` counts the answers by how they feel about it, `felt` adds up their weights; both null if not asked for. */
export type Count = {
  answers: number;
  weight: number;
  sentiments: Record<Sentiment, number> | null;
  felt: Record<Sentiment, number> | null;
};

export type TableRequest = {
  /** The answers in the base, as an SQL condition on `responses`. */
  answers: SQL;
  keys: readonly string[];
  /** The segment that holds each answer's weight. */
  weightKey?: string | undefined;
  codes: readonly AnalysedCode[];
  /** Whether nets are counted too, as answers with any of their codes. */
  nets: boolean;
  sentiments: boolean;
  repeatsRespondents: boolean;
};

export type AnswersRequest = Pick<TableRequest, "answers" | "keys" | "weightKey" | "repeatsRespondents">;
export type BaseLine = Base & { column: ColumnName };
export type CountLine = Count & { rowId: string; column: ColumnName };

type Grouped = Record<string, string | number | null>;

/** The size of every column, including the total; at most `max` lines. */
export async function countBases(db: Db, request: AnswersRequest, max: number): Promise<BaseLine[]> {
  const { keys, repeatsRespondents } = request;
  const respondents = repeatsRespondents ? sql`count(distinct external_id)::float8` : sql`count(*)::float8`;
  const rows = await db.execute<Grouped>(sql`
    with answers as (${answersOf(request)})
    select ${groupedColumns(keys)} count(*)::float8 as answers, ${respondents} as respondents,
      coalesce(sum(weight), 0)::float8 as weight, coalesce(sum(weight * weight), 0)::float8 as squares
    from answers group by grouping sets (${groupingSets(keys)})
    limit ${max}`);
  return rows.flatMap((row) => {
    const column = columnOf(row, keys);
    if (column === undefined) return [];
    const { answers, respondents, weight, squares } = row as unknown as Base;
    return [{ column, answers, respondents, weight, squares }];
  });
}

/**
 * Counts how many answers of each column have each code or net. Reads the mentions once: first counts by the values of
 * all keys together, then adds up for each key.
 */
export async function countMentions(db: Db, scope: AnalysedAnswers, request: TableRequest): Promise<CountLine[]> {
  const { keys, sentiments } = request;
  const counted = SENTIMENTS.flatMap((value) => [
    sql`count(*) filter (where ${sql.identifier(value)})::float8 as ${sql.identifier(value)}`,
    sql`coalesce(sum(weight) filter (where ${sql.identifier(value)}), 0) as ${weightColumn(value)}`,
  ]);
  const added = SENTIMENTS.flatMap((value) => [
    sql`sum(${sql.identifier(value)}) as ${sql.identifier(value)}`,
    sql`sum(${weightColumn(value)})::float8 as ${weightColumn(value)}`,
  ]);
  const also = (columns: SQL[]) => (sentiments ? sql`, ${sql.join(columns, sql`, `)}` : sql``);
  const rows = await db.execute<Grouped>(sql`
    with answers as (${answersOf(request)}), mentions as (${mentionsOf(scope, request)}), cells as (
      select row_id${keyColumns(keys)}, count(*)::float8 as answers, sum(weight) as weight${also(counted)}
      from answers join mentions on mentions.response_id = answers.id
      group by row_id${keyColumns(keys)}
    )
    select ${groupedColumns(keys)} row_id, sum(answers) as answers, sum(weight)::float8 as weight${also(added)}
    from cells group by grouping sets (${groupingSets(keys, sql`row_id`)})`);
  return rows.flatMap((row) => {
    const column = columnOf(row, keys);
    if (column === undefined) return [];
    const { row_id: rowId, answers, weight } = row as { row_id: string; answers: number; weight: number };
    const split = sentiments
      ? { sentiments: splitOf(row, (value) => value), felt: splitOf(row, weightName) }
      : { sentiments: null, felt: null };
    return [{ rowId, column, answers, weight, ...split }];
  });
}

const weightName = (value: Sentiment) => `weight of ${value}`;
const weightColumn = (value: Sentiment): SQL => sql`${sql.identifier(weightName(value))}`;

const splitOf = (row: Grouped, nameOf: (value: Sentiment) => string) =>
  Object.fromEntries(SENTIMENTS.map((value) => [value, row[nameOf(value)]])) as Record<Sentiment, number>;

/** SQL of the answers that count, each with its weight and its value of every key. */
export function answersOf({ answers, keys, weightKey, repeatsRespondents }: AnswersRequest): SQL {
  const values = keys.map((key, index) => sql`, ${segmentValue(key)} as ${keyColumn(index)}`);
  const respondent = repeatsRespondents ? sql`, ${responses.externalId} as external_id` : sql``;
  const weight = weightKey === undefined ? sql`1::float8` : weightOf(weightKey);
  return sql`select ${responses.id} as id, ${weight} as weight${respondent}${sql.join(values)}
    from ${responses} where ${answers}`;
}

function mentionsOf({ organizationId }: AnalysedAnswers, { codes, nets, sentiments }: TableRequest): SQL {
  const isOne = sql`a.organization_id = ${organizationId} and a.code_id = any(${`{${idsOf(codes).join(",")}}`}::uuid[])`;
  const counted = (rows: string) => sql`jsonb_to_recordset(${rows}::jsonb) as counted (code uuid, "row" uuid)`;
  const felt = (wrap: (is: SQL) => SQL) =>
    sentiments
      ? sql.join(
          SENTIMENTS.map((value) => sql`, ${wrap(sql`a.mention_sentiment = ${value}`)} as ${sql.identifier(value)}`),
        )
      : sql``;
  const isGrouped = codes.some(({ ids }) => ids.length > 1);
  const ofCodes = isGrouped
    ? sql`select a.response_id, counted."row" as row_id${felt((is) => is)}
        from ${assignments} a join ${counted(rowOfEachCode(codes))} on counted.code = a.code_id where ${isOne}`
    : sql`select a.response_id, a.code_id as row_id${felt((is) => is)} from ${assignments} a where ${isOne}`;
  if (!nets) return ofCodes;
  return sql`${ofCodes} union all
    select a.response_id, counted."row"${felt((is) => sql`bool_or(${is})`)}
    from ${assignments} a join ${counted(netsOfEachCode(codes))} on counted.code = a.code_id
    where ${isOne} group by a.response_id, counted."row"`;
}

const keyColumn = (index: number): SQL => sql.raw(`s${index}`);

const keyColumns = (keys: readonly string[]): SQL => sql.join(keys.map((_, index) => sql`, ${keyColumn(index)}`));

const groupedColumns = (keys: readonly string[]): SQL =>
  sql.join(
    keys.map((_, index) => sql`${keyColumn(index)}, grouping(${keyColumn(index)}) as ${sql.raw(`g${index}`)}, `),
  );

/** Grouping sets: the empty one for the total, and one for each key. */
function groupingSets(keys: readonly string[], row?: SQL): SQL {
  const sets = [
    row ? sql`(${row})` : sql`()`,
    ...keys.map((_, index) => (row ? sql`(${row}, ${keyColumn(index)})` : sql`(${keyColumn(index)})`)),
  ];
  return sql.join(sets, sql`, `);
}

/** The column of a row; undefined for answers that lack the segment. */
function columnOf(row: Grouped, keys: readonly string[]): ColumnName | undefined {
  const place = keys.findIndex((_, index) => row[`g${index}`] === 0);
  const key = keys[place];
  if (key === undefined) return null;
  const value = row[`s${place}`];
  return typeof value === "string" ? { key, value } : undefined;
}

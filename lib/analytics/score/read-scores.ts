import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import type { SavColumn } from "@/db/schema/segment-labels";
import { isNumberText } from "@/lib/questions/recodes";
import { numbersByLabel } from "@/lib/tables/sav-column";
import { type Analysed, idsOf } from "../analysed";
import { answersOf } from "../tabulate";
import type { FoundScale } from "./score-groups";

/** Scores outside of this range count as none, such as 99 for "don't know". */
export type Scale = { from?: number | undefined; to?: number | undefined };

export type ScoreColumn = {
  key: string;
  scale: Scale;
  /** What the SPSS file says of the column: its labels stand for numbers. */
  savColumn: SavColumn | undefined;
};

/** Answers with the same score, weight and codes; `codes` are the places of the codes, joined by commas. */
export type ScoreRow = { score: number; weight: number; answers: number; codes: string };

/** How many values that are no score are named. */
const MAX_NAMED = 5;

/** The answers that count, each with its value of the column, and its score: null if it has none. */
function scoredAnswers(answers: SQL, { key, scale, savColumn }: ScoreColumn, weightKey?: string): SQL {
  const labels = savColumn ? Object.fromEntries(numbersByLabel(savColumn)) : {};
  const value = sql`btrim(s0)`;
  const text = sql`coalesce(${JSON.stringify(labels)}::jsonb ->> ${value}, ${value})`;
  const { from = "-Infinity", to = "Infinity" } = scale;
  return sql`
    with answers as materialized (${answersOf({ answers, keys: [key], weightKey, repeatsRespondents: false })}),
    numbers as (select *, case when ${isNumberText(text)} then (${text})::numeric end as number from answers),
    scored as materialized (select id, weight, s0 as value,
      case when number between ${from}::numeric and ${to}::numeric then number end as score from numbers)`;
}

/** The lowest and highest score, and whether all are whole numbers; null if no answer has one. */
export async function findScale(db: Db, answers: SQL, column: ScoreColumn): Promise<FoundScale | null> {
  const [found] = await db.execute<{ lowest: number | null; highest: number | null; whole: boolean | null }>(sql`
    ${scoredAnswers(answers, column)}
    select min(score)::float8 as lowest, max(score)::float8 as highest, bool_and(score = trunc(score)) as whole
    from scored`);
  if (!found || found.lowest === null || found.highest === null) return null;
  return { lowest: found.lowest, highest: found.highest, areWhole: found.whole === true };
}

/** Answers with a score, by score, weight and codes. Each code's place is its index in `codes`. */
export async function readScores(
  db: Db,
  { organizationId, codes }: Analysed,
  answers: SQL,
  column: ScoreColumn,
  weightKey: string | undefined,
): Promise<ScoreRow[]> {
  const places = JSON.stringify(codes.flatMap(({ ids }, place) => ids.map((code) => ({ code, place }))));
  const rows = await db.execute<ScoreRow>(sql`
    ${scoredAnswers(answers, column, weightKey)},
    mentions as (
      select a.response_id, string_agg(counted.place::text, ',' order by counted.place) as codes
      from ${assignments} a join jsonb_to_recordset(${places}::jsonb) as counted (code uuid, place integer)
        on counted.code = a.code_id
      where a.organization_id = ${organizationId} and a.code_id = any(${`{${idsOf(codes).join(",")}}`}::uuid[])
      group by a.response_id
    )
    select score::float8 as score, weight::float8 as weight, count(*)::float8 as answers,
      coalesce(mentions.codes, '') as codes
    from scored left join mentions on mentions.response_id = scored.id
    where score is not null
    group by 1, 2, 4 order by 4, 1, 2`);
  return [...rows];
}

export type WithoutScore = { answers: number; values: { value: string | null; answers: number }[] };

/** Answers without a score, and the most frequent values that are none; null for no value. */
export async function readWithoutScore(db: Db, answers: SQL, column: ScoreColumn): Promise<WithoutScore> {
  const found = await db.execute<{ value: string | null; answers: number; total: number }>(sql`
    ${scoredAnswers(answers, column)}
    select value, count(*)::float8 as answers, (sum(count(*)) over ())::float8 as total
    from scored where score is null group by value order by 2 desc, 1 limit ${MAX_NAMED}`);
  return {
    answers: found[0]?.total ?? 0,
    values: [...found].map(({ value, answers }) => ({ value, answers })),
  };
}

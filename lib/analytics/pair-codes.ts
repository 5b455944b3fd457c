import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { benjaminiHochberg } from "@/lib/statistics/adjust-p-values";
import { chiSquareTest } from "@/lib/statistics/chi-square";
import { type Analysed, baseOf, rowOfEachCode } from "./analysed";
import { type AnalysisFilter, conditionsFor } from "./answer-filter";
import type { Subject } from "./subject";
import { readTogether } from "./together";

export type PairRequest = { limit: number; filter?: AnalysisFilter | undefined };

/**
 * Pairs of codes that answers mention together, the most frequent first: how often, how much more often than chance
 * (`lift`), what share of either they are (`jaccard`) and how they depend on each other (`phi`, with a chi-square test,
 * false discovery rate controlled over all pairs that occur). NOT_FOUND, NO_DATA, VALIDATION_ERROR.
 */
export async function pairCodes(db: Db, caller: Caller, subject: Subject, { limit, filter }: PairRequest) {
  const analysed = await readTogether(db, caller, subject);
  const counted = await countPairs(db, analysed, baseOf(analysed, await conditionsFor(db, analysed, filter)));
  const [whole] = counted.filter(({ one, other }) => one === null && other === null);
  const base = whole?.answers ?? 0;
  const single = new Map(counted.flatMap(({ one, other, answers }) => (one && !other ? [[one, answers]] : [])));
  const codes = new Map(analysed.codes.map((code) => [code.id, code]));
  const pairs = counted.flatMap(({ one, other, answers: together }) => {
    const [first, second] = [codes.get(one ?? ""), codes.get(other ?? "")];
    if (!first || !second) return [];
    const [a, b] = [single.get(first.id) ?? 0, single.get(second.id) ?? 0];
    const test = chiSquareTest([
      [together, a - together],
      [b - together, base - a - b + together],
    ]);
    const lift = (together * base) / (a * b);
    return [
      {
        codes: [first, second].map(({ id, name, category }) => ({
          code_id: id,
          code_name: name,
          category: category.name,
        })),
        counts: [a, b],
        count: together,
        base,
        percentage: (100 * together) / base,
        jaccard: together / (a + b - together),
        lift,
        phi: test ? Math.sign(lift - 1) * Math.sqrt(test.statistic / base) : null,
        p_value: test?.p ?? null,
      },
    ];
  });
  const adjusted = benjaminiHochberg(pairs.map(({ p_value }) => p_value ?? 1));
  return pairs
    .map((pair, place) => ({ ...pair, adjusted_p_value: adjusted[place] ?? 1 }))
    .toSorted((one, other) => other.count - one.count || other.lift - one.lift)
    .slice(0, limit);
}

export type CodePair = Awaited<ReturnType<typeof pairCodes>>[number];

type Counted = { one: string | null; other: string | null; answers: number };

/** All answers (no code), each code's answers (one), each pair's (both). */
async function countPairs(
  db: Db,
  { organizationId, codes }: Analysed,
  answers: ReturnType<typeof baseOf>,
): Promise<Counted[]> {
  const found = await db.execute<Counted>(sql`
    with answers as materialized (select ${responses.id} as id from ${responses} where ${answers}),
    mentions as materialized (
      select a.response_id, counted."row" as code_id from answers join ${assignments} a on a.response_id = answers.id
      join jsonb_to_recordset(${rowOfEachCode(codes)}::jsonb) as counted (code uuid, "row" uuid)
        on counted.code = a.code_id
      where a.organization_id = ${organizationId}
    )
    select null::uuid as one, null::uuid as other, count(*)::float8 as answers from answers
    union all select code_id, null, count(*)::float8 from mentions group by code_id
    union all select m.code_id, n.code_id, count(*)::float8
      from mentions m join mentions n on n.response_id = m.response_id and n.code_id > m.code_id
      group by m.code_id, n.code_id`);
  return [...found];
}

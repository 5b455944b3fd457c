import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import type { Caller } from "@/lib/auth/caller";
import { type Analysed, baseOf, rowOfEachCode } from "./analysed";
import { type AnalysisFilter, conditionsFor } from "./answer-filter";
import { compute } from "./compute";
import type { CountedPair } from "./pairs-of";
import type { Subject } from "./subject";
import { type AnswersRequest, answersOf } from "./tabulate";
import { readTogether } from "./together";
import { weightFor } from "./usual-weight";

/** The most pairs of codes tested, most frequent first. A codebook of 300 codes has fewer pairs. */
const MAX_PAIRS = 50_000;

export type PairRequest = { limit: number; filter?: AnalysisFilter | undefined; weighted?: boolean | undefined };

/**
 * Pairs of codes that answers mention together, most frequent first: the count, how much more often than by chance
 * (`lift`), the share of answers with either that have both (`jaccard`), and the correlation (`phi`, with a chi-square
 * test; false discovery rate controlled over up to 50,000 pairs). Weighted, with the segment that holds the weights. Throws NOT_FOUND, NO_DATA, VALIDATION_ERROR.
 */
export async function pairCodes(db: Db, caller: Caller, subject: Subject, { limit, filter, weighted }: PairRequest) {
  const analysed = await readTogether(db, caller, subject);
  const weightKey = await weightFor(db, analysed, weighted);
  const answers = baseOf(analysed, await conditionsFor(db, analysed, filter));
  const request = { answers, keys: [], weightKey: weightKey ?? undefined, repeatsRespondents: false };
  const counted = await countPairs(db, analysed, request);
  const few = analysed.codes.map(({ id, name, category }) => ({ id, name, category: category.name }));
  const pairs = await compute("pairs", { counted, codes: few, limit }, { ...caller, comparisons: 4 * counted.length });
  return { weightKey, pairs };
}

export type CodePair = Awaited<ReturnType<typeof pairCodes>>["pairs"][number];

/** Counts all answers (both codes null), those with each code (`other` null), and those with each pair of codes. */
async function countPairs(
  db: Db,
  { organizationId, codes }: Analysed,
  request: AnswersRequest,
): Promise<CountedPair[]> {
  const found = await db.execute<CountedPair>(sql`
    with answers as materialized (${answersOf(request)}),
    mentions as materialized (
      select a.response_id, counted."row" as code_id, answers.weight from answers join ${assignments} a on a.response_id = answers.id
      join jsonb_to_recordset(${rowOfEachCode(codes)}::jsonb) as counted (code uuid, "row" uuid)
        on counted.code = a.code_id
      where a.organization_id = ${organizationId}
    )
    select null::uuid as one, null::uuid as other, count(*)::float8 as answers,
      coalesce(sum(weight), 0)::float8 as weight, coalesce(sum(weight * weight), 0)::float8 as squares from answers
    union all select code_id, null, count(*)::float8, sum(weight)::float8, 0 from mentions group by code_id
    union all (select m.code_id, n.code_id, count(*)::float8, sum(m.weight)::float8, 0
      from mentions m join mentions n on n.response_id = m.response_id and n.code_id > m.code_id
      group by m.code_id, n.code_id order by count(*) desc, m.code_id, n.code_id limit ${MAX_PAIRS})`);
  return [...found];
}

import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { baseOf, codesNamed } from "./analysed";
import { type AnalysisFilter, conditionsFor } from "./answer-filter";
import { comparisonsOf, compute } from "./compute";
import { readTable } from "./read-table";
import type { Subject } from "./subject";
import { readTogether } from "./together";
import { weightFor } from "./usual-weight";

export type RankingRequest = {
  key?: string | undefined;
  codeName?: string | undefined;
  filter?: AnalysisFilter | undefined;
  /** Whether the question's weight counts; by default it does. */
  weighted?: boolean | undefined;
};

/** By default, segments with more values are left out, because they are ids or open numbers. */
const USUAL = { min: 1, max: 50 };

/**
 * Segments by how often they mention each code, the highest share first, with its 95% interval; weighted, with the segment that
 * holds the weights. Throws NOT_FOUND,
 * NO_DATA, VALIDATION_ERROR.
 */
export async function rankSegments(
  db: Db,
  caller: Caller,
  subject: Subject,
  { key, codeName, filter, weighted }: RankingRequest,
) {
  const analysed = await readTogether(db, caller, subject);
  const codes = codeName === undefined ? analysed.codes : codesNamed(analysed, codeName);
  const weightKey = await weightFor(db, analysed, weighted);
  const table = await readTable(db, analysed, {
    codes,
    weightKey: weightKey ?? undefined,
    keys: key === undefined ? undefined : [key],
    keyField: "segment_key",
    usual: USUAL,
    nets: false,
    sentiments: false,
    answers: baseOf(analysed, await conditionsFor(db, analysed, filter)),
  });
  const segments = await compute("ranking", { table, codes }, { ...caller, comparisons: comparisonsOf(table, codes) });
  return { weightKey, segments };
}

import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { baseOf, codesNamed } from "./analysed";
import { type AnalysisFilter, conditionsFor } from "./answer-filter";
import { comparisonsOf, compute } from "./compute";
import { readTable } from "./read-table";
import type { Subject } from "./subject";
import { readTogether } from "./together";

export type RankingRequest = {
  key?: string | undefined;
  codeName?: string | undefined;
  filter?: AnalysisFilter | undefined;
};

/** By default, segments with more values are left out, because they are ids or open numbers. */
const USUAL = { least: 1, most: 50 };

/**
 * Segments by how often they mention each code, the highest share first, with its 95% interval. Throws NOT_FOUND,
 * NO_DATA, VALIDATION_ERROR.
 */
export async function rankSegments(
  db: Db,
  caller: Caller,
  subject: Subject,
  { key, codeName, filter }: RankingRequest,
) {
  const analysed = await readTogether(db, caller, subject);
  const codes = codeName === undefined ? analysed.codes : codesNamed(analysed, codeName);
  const table = await readTable(db, analysed, {
    codes,
    keys: key === undefined ? undefined : [key],
    keyField: "segment_key",
    usual: USUAL,
    nets: false,
    sentiments: false,
    answers: baseOf(analysed, await conditionsFor(db, analysed, filter)),
  });
  return compute("ranking", { table, codes }, { ...caller, comparisons: comparisonsOf(table, codes) });
}

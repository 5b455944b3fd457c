import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { baseOf } from "./analysed";
import { type AnalysisFilter, conditionsFor } from "./answer-filter";
import { comparisonsOf, compute } from "./compute";
import { readTable } from "./read-table";
import type { Subject } from "./subject";
import { readTogether } from "./together";
import { weightFor } from "./usual-weight";

export type SentimentRequest = {
  keys?: readonly string[] | undefined;
  filter?: AnalysisFilter | undefined;
  weighted?: boolean | undefined;
};

/** By default, sentiment is split by the segments with this many values. */
const USUAL = { min: 2, max: 12 };

/**
 * The mentions of all codes, of each code, of each category and of each segment, by sentiment. Throws NOT_FOUND,
 * NO_DATA, VALIDATION_ERROR.
 */
export async function shareSentiment(
  db: Db,
  caller: Caller,
  subject: Subject,
  { keys, filter, weighted }: SentimentRequest,
) {
  const analysed = await readTogether(db, caller, subject);
  const weightKey = await weightFor(db, analysed, weighted);
  const table = await readTable(db, analysed, {
    weightKey: weightKey ?? undefined,
    codes: analysed.codes,
    keys,
    usual: USUAL,
    nets: false,
    sentiments: true,
    answers: baseOf(analysed, await conditionsFor(db, analysed, filter)),
  });
  const found = await compute(
    "sentiment",
    { table, codes: analysed.codes },
    { ...caller, comparisons: comparisonsOf(table, analysed.codes) },
  );
  return { weighted: weightKey !== null, weight_key: weightKey, ...found };
}

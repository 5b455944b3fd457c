import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { baseOf } from "./analysed";
import { type AnalysisFilter, conditionsFor } from "./answer-filter";
import { comparisonsOf, compute } from "./compute";
import { readTable } from "./read-table";
import type { Subject } from "./subject";
import { readTogether } from "./together";
import { weightFor } from "./usual-weight";

export type AnomalyRequest = {
  keys?: readonly string[] | undefined;
  filter?: AnalysisFilter | undefined;
  weighted?: boolean | undefined;
};

/** By default, segments with this many values are searched. */
const USUAL = { min: 2, max: 50 };

/**
 * The cells of codes by segments that differ most from the other answers: adjusted residuals, with the false discovery
 * rate held at 5% over all cells with a base of at least 30. Throws NOT_FOUND, NO_DATA, VALIDATION_ERROR.
 */
export async function findAnomalies(
  db: Db,
  caller: Caller,
  subject: Subject,
  { keys, filter, weighted }: AnomalyRequest,
) {
  const analysed = await readTogether(db, caller, subject);
  const { codes } = analysed;
  const weightKey = await weightFor(db, analysed, weighted);
  const table = await readTable(db, analysed, {
    weightKey: weightKey ?? undefined,
    codes,
    keys,
    usual: USUAL,
    nets: false,
    sentiments: false,
    answers: baseOf(analysed, await conditionsFor(db, analysed, filter)),
  });
  const found = await compute("anomalies", { table, codes }, { ...caller, comparisons: comparisonsOf(table, codes) });
  return { weighted: weightKey !== null, weight_key: weightKey, ...found };
}

export type Anomaly = Awaited<ReturnType<typeof findAnomalies>>["anomalies"][number];

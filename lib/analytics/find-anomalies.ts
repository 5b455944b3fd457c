import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { baseOf } from "./analysed";
import { type AnalysisFilter, conditionsFor } from "./answer-filter";
import { comparisonsOf, compute } from "./compute";
import { readTable } from "./read-table";
import type { Subject } from "./subject";
import { readTogether } from "./together";

export type AnomalyRequest = { keys?: readonly string[] | undefined; filter?: AnalysisFilter | undefined };

/** Without a choice the segments with at least two and at most so many values are searched. */
const USUAL = { least: 2, most: 50 };

/**
 * The cells of codes by segments that stand out from the rest of the answers, the most surprising first: adjusted
 * residuals whose false discovery rate is held at 5% over all cells with a base of 30 or more. NOT_FOUND, NO_DATA,
 * VALIDATION_ERROR.
 */
export async function findAnomalies(db: Db, caller: Caller, subject: Subject, { keys, filter }: AnomalyRequest) {
  const analysed = await readTogether(db, caller, subject);
  const { codes } = analysed;
  const table = await readTable(db, analysed, {
    codes,
    keys,
    usual: USUAL,
    nets: false,
    sentiments: false,
    answers: baseOf(analysed, await conditionsFor(db, analysed, filter)),
  });
  return compute("anomalies", { table, codes }, { ...caller, comparisons: comparisonsOf(table, codes) });
}

export type Anomaly = Awaited<ReturnType<typeof findAnomalies>>["anomalies"][number];

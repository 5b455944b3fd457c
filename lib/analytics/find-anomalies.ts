import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { benjaminiHochberg } from "@/lib/statistics/adjust-p-values";
import { twoSidedP } from "@/lib/statistics/normal";
import { adjustedResidual } from "@/lib/statistics/proportions";
import { type Analysed, baseOf } from "./analysed";
import { type AnalysisFilter, conditionsFor } from "./answer-filter";
import { SMALL_BASE, shownSegment } from "./banner";
import { ALPHA } from "./compare-columns";
import { readTable } from "./read-table";
import type { Subject } from "./subject";
import { readTogether } from "./together";

export type AnomalyRequest = { keys?: readonly string[] | undefined; filter?: AnalysisFilter | undefined };

/** Without a choice the segments with at least two and at most so many values are searched. */
const USUAL = { least: 2, most: 50 };
/** The normal approximation of a residual needs so many answers expected in a cell and outside it. */
const LEAST_EXPECTED = 5;

/**
 * The cells of codes by segments that stand out from the rest of the answers, the most surprising first: adjusted
 * residuals whose false discovery rate is held at 5% over all cells with a base of 30 or more. NOT_FOUND, NO_DATA,
 * VALIDATION_ERROR.
 */
export async function findAnomalies(db: Db, caller: Caller, subject: Subject, { keys, filter }: AnomalyRequest) {
  const analysed = await readTogether(db, caller, subject);
  const conditions = await conditionsFor(db, analysed, filter);
  const tested = await testCells(db, analysed, { keys, answers: baseOf(analysed, conditions) });
  return {
    tested: tested.length,
    anomalies: tested.filter((cell) => cell.adjusted_p_value < ALPHA).toSorted(bySurprise),
  };
}

export type Anomaly = Awaited<ReturnType<typeof findAnomalies>>["anomalies"][number];

async function testCells(
  db: Db,
  analysed: Analysed,
  { keys, answers }: { keys: readonly string[] | undefined; answers: ReturnType<typeof baseOf> },
) {
  const { codes } = analysed;
  const table = await readTable(db, analysed, { codes, keys, usual: USUAL, nets: false, sentiments: false, answers });
  const [total, ...columns] = table.columns;
  const whole = total?.answers ?? 0;
  const cells = codes.flatMap((code) =>
    columns.flatMap(({ column, answers: base }) => {
      const count = table.countOf(code.id, column)?.answers ?? 0;
      const all = table.countOf(code.id, null)?.answers ?? 0;
      const residual = adjustedResidual({ count, base }, { count: all, base: whole });
      const expected = (all * base) / whole;
      const isRare = Math.min(expected, base - expected) < LEAST_EXPECTED;
      if (residual === null || base < SMALL_BASE || isRare) return [];
      return [
        {
          ...shownSegment(column),
          code_id: code.id,
          code_name: code.name,
          category: code.category.name,
          direction: residual > 0 ? ("above" as const) : ("below" as const),
          count,
          base,
          percentage: (100 * count) / base,
          expected,
          rest_percentage: (100 * (all - count)) / (whole - base),
          residual,
          p_value: twoSidedP(residual),
        },
      ];
    }),
  );
  const adjusted = benjaminiHochberg(cells.map((cell) => cell.p_value));
  return cells.map((cell, place) => ({ ...cell, adjusted_p_value: adjusted[place] ?? 1 }));
}

const bySurprise = (one: { residual: number }, other: { residual: number }) =>
  Math.abs(other.residual) - Math.abs(one.residual);

import { benjaminiHochberg } from "@/lib/statistics/adjust-p-values";
import { twoSidedP } from "@/lib/statistics/normal";
import { adjustedResidual } from "@/lib/statistics/proportions";
import type { AnalysedCode } from "./analysed";
import { SMALL_BASE, shownSegment } from "./banner";
import { ALPHA } from "./compare-columns";
import { type CountedTable, tableOf } from "./table";

/** The normal approximation of a residual needs at least this many expected answers inside and outside a cell. */
const MIN_EXPECTED = 5;

/**
 * The cells of a table that differ most from what is expected, the most surprising first, as the API shows them. Weighted
 * counts are tested as shares of the effective base.
 */
export function anomaliesOf({ table: counted, codes }: { table: CountedTable; codes: readonly AnalysedCode[] }) {
  const table = tableOf(counted);
  const [total, ...columns] = table.columns;
  const whole = total?.effective ?? 0;
  /** Scales weights so that all of them add up to the effective base; without weights it is 1. */
  const scale = total && total.weight > 0 ? whole / total.weight : 0;
  const cells = codes.flatMap((code) => {
    const all = scale * (table.countOf(code.id, null)?.weight ?? 0);
    return columns.flatMap(({ column, answers, weight, effective }) => {
      const base = scale * weight;
      const count = scale * (table.countOf(code.id, column)?.weight ?? 0);
      const residual = adjustedResidual({ count, base }, { count: all, base: whole });
      const expected = (all * base) / whole;
      const isRare = Math.min(expected, base - expected) < MIN_EXPECTED;
      if (residual === null || answers < SMALL_BASE || isRare) return [];
      return [
        {
          ...shownSegment(column),
          code_id: code.id,
          code_name: code.name,
          category: code.category.name,
          direction: residual > 0 ? ("above" as const) : ("below" as const),
          count: table.countOf(code.id, column)?.answers ?? 0,
          base: answers,
          effective_base: effective,
          percentage: (100 * count) / base,
          expected,
          rest_percentage: (100 * (all - count)) / (whole - base),
          residual,
          p_value: twoSidedP(residual),
        },
      ];
    });
  });
  const adjusted = benjaminiHochberg(cells.map((cell) => cell.p_value));
  const tested = cells.map((cell, index) => ({ ...cell, adjusted_p_value: adjusted[index] ?? 1 }));
  return {
    tested: tested.length,
    anomalies: tested.filter((cell) => cell.adjusted_p_value < ALPHA).toSorted(bySurprise),
  };
}

const bySurprise = (one: { residual: number }, other: { residual: number }) =>
  Math.abs(other.residual) - Math.abs(one.residual);

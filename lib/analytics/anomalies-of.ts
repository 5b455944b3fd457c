import { benjaminiHochberg } from "@/lib/statistics/adjust-p-values";
import { twoSidedP } from "@/lib/statistics/normal";
import { adjustedResidual } from "@/lib/statistics/proportions";
import type { AnalysedCode } from "./analysed";
import { SMALL_BASE, shownSegment } from "./banner";
import { ALPHA } from "./compare-columns";
import { type CountedTable, tableOf } from "./table";

/** The normal approximation of a residual needs at least this many expected answers inside and outside a cell. */
const LEAST_EXPECTED = 5;

/** The cells of a table that differ most from what is expected, the most surprising first, as the API shows them. */
export function anomaliesOf({ table: counted, codes }: { table: CountedTable; codes: readonly AnalysedCode[] }) {
  const table = tableOf(counted);
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
  const tested = cells.map((cell, index) => ({ ...cell, adjusted_p_value: adjusted[index] ?? 1 }));
  return {
    tested: tested.length,
    anomalies: tested.filter((cell) => cell.adjusted_p_value < ALPHA).toSorted(bySurprise),
  };
}

const bySurprise = (one: { residual: number }, other: { residual: number }) =>
  Math.abs(other.residual) - Math.abs(one.residual);

import { wilsonInterval } from "@/lib/statistics/wilson";
import type { AnalysedCode } from "./analysed";
import { SMALL_BASE, shownSegment } from "./banner";
import { type CountedTable, tableOf } from "./table";

/** The segments of a table by how often they mention each code, as the API shows them. */
export function rankingOf({ table: counted, codes }: { table: CountedTable; codes: readonly AnalysedCode[] }) {
  const table = tableOf(counted);
  const [total] = table.columns;
  const ofSegments = table.columns.filter(({ column }) => column !== null);
  const ranked = codes.flatMap((code) =>
    ofSegments.map(({ column, answers: base }) => {
      const count = table.countOf(code.id, column)?.answers ?? 0;
      const overall = (table.countOf(code.id, null)?.answers ?? 0) / (total?.answers ?? 1);
      const interval = wilsonInterval(count, base);
      return {
        ...shownSegment(column),
        code_id: code.id,
        code_name: code.name,
        category: code.category.name,
        count,
        base,
        percentage: (100 * count) / base,
        interval: { low: 100 * (interval?.low ?? 0), high: 100 * (interval?.high ?? 1) },
        index: overall > 0 ? (100 * count) / base / overall : null,
        small_base: base < SMALL_BASE,
      };
    }),
  );
  return ranked.toSorted((one, other) => other.percentage - one.percentage || other.count - one.count);
}

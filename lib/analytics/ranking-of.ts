import { wilsonInterval } from "@/lib/statistics/wilson";
import type { AnalysedCode } from "./analysed";
import { SMALL_BASE, shownSegment } from "./banner";
import { type CountedTable, proportionIn, shareIn, tableOf } from "./table";

/** The segments of a table by how often they mention each code, as the API shows them. */
export function rankingOf({ table: counted, codes }: { table: CountedTable; codes: readonly AnalysedCode[] }) {
  const table = tableOf(counted);
  const [total] = table.columns;
  const ofSegments = table.columns.filter(({ column }) => column !== null);
  const ranked = codes.flatMap((code) => {
    const overall = total ? shareIn(table, code.id, total) : 0;
    return ofSegments.map((column) => {
      const share = shareIn(table, code.id, column);
      const { count, base } = proportionIn(table, code.id, column);
      const interval = wilsonInterval(count, base);
      return {
        ...shownSegment(column.column),
        code_id: code.id,
        code_name: code.name,
        category: code.category.name,
        count: table.countOf(code.id, column.column)?.answers ?? 0,
        base: column.answers,
        effective_base: column.effective,
        percentage: column.weight > 0 ? 100 * share : null,
        interval: { low: 100 * (interval?.low ?? 0), high: 100 * (interval?.high ?? 1) },
        index: overall > 0 ? (100 * share) / overall : null,
        small_base: column.answers < SMALL_BASE,
      };
    });
  });
  const sortKey = ({ percentage }: (typeof ranked)[number]) => percentage ?? -1;
  return ranked.toSorted((one, other) => sortKey(other) - sortKey(one) || other.count - one.count);
}

import type { IntervalChart } from "@/lib/charts/draw-intervals";
import { intervalWords, rowNames, signedScore } from "./score-words";

type ImpactRow = Parameters<ReturnType<typeof rowNames>>[0] & {
  impact: { value: number; interval: { low: number; high: number }; significant: boolean } | null;
};

/** The impacts of a score as a chart; none for codes that were left out. */
export function scoreChart({ rows }: { rows: readonly ImpactRow[] }, scoreName: string): IntervalChart {
  const nameOf = rowNames(rows);
  return {
    axis: `With the code against answers alike in all others, 95% (* significant): ${scoreName}`,
    rows: rows.flatMap((row) => {
      if (!row.impact) return [];
      const { value, interval, significant } = row.impact;
      const figure = `${signedScore(value)}${significant ? "*" : ""}  (${intervalWords(interval)})`;
      return [{ name: nameOf(row), value, ...interval, figure, isStrong: significant }];
    }),
  };
}

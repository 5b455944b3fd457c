import type { crossTab } from "@/lib/analytics/cross-tab";
import { cutTo } from "@/lib/charts/svg";
import { distinctNames } from "@/lib/codebook/distinct-names";
import { restLast } from "@/lib/codebook/rest-last";
import { type SegmentNames, segmentNameOf } from "@/lib/questions/segment-names";
import type { Slide } from "@/lib/slides/slide";
import { counted, whole } from "@/lib/text/figures";
import { MAX, ROOM } from "./parameters";

type Table = Awaited<ReturnType<typeof crossTab>>;

/**
 * The segments among these columns as clustered bars of the most frequent codes. Segments with more values than can be
 * told apart, or with one, have none.
 */
export function segmentCharts(
  { columns, rows: all }: Table,
  indexes: readonly number[],
  names: SegmentNames,
): Pick<Slide, "title" | "lines" | "figure">[] {
  const codes = all.filter(({ kind }) => kind === "code");
  const rows = codes.length > 0 ? codes : all;
  const nameOf = distinctNames(rows);
  const byShare = rows.toSorted((one, other) => (other.cells[0]?.percentage ?? 0) - (one.cells[0]?.percentage ?? 0));
  const sorted = restLast(byShare, ({ name }) => name);
  const keys = [...new Set(indexes.flatMap((index) => columns[index]?.segment_key ?? []))];
  return keys.flatMap((key) => {
    const own = indexes.filter((index) => columns[index]?.segment_key === key);
    const isWhole = own.length === columns.filter(({ segment_key }) => segment_key === key).length;
    if (own.length < 2 || own.length > MAX.series || !isWhole || rows.length === 0) return [];
    const shown = sorted.slice(0, Math.min(MAX.groups, Math.floor(MAX.grouped / own.length)));
    const segment = segmentNameOf(names, key);
    return {
      title: segment,
      lines: [furtherWords(rows.length - shown.length)],
      figure: {
        type: "bars" as const,
        categories: shown.map((row) => (row.kind === "code" ? nameOf(row) : row.name)),
        series: own.map((index) => {
          const column = columns[index];
          return {
            name: `${headText(column?.segment_value ?? "")} (n = ${whole(column?.base ?? 0)}${column?.small_base ? " †" : ""})`,
            values: shown.map(({ cells }) => shareOf(cells[index]?.percentage)),
          };
        }),
        description: `Bars of the shares of ${counted(shown.length, "code")} by ${segment}; the table has the same figures.`,
      },
    };
  });
}

/** The text of a header or of a legend, cut where it would fill the slide. */
export const headText = (text: string): string => cutTo(ROOM.head, 1, text);

/** A percentage as a share between 0 and 1. */
export const shareOf = (percentage: number | null | undefined): number | null =>
  percentage === null || percentage === undefined ? null : percentage / 100;

export const furtherWords = (further: number): string =>
  `Shares of the answers that mention a code.${further > 0 ? ` The most frequent; ${counted(further, "further code")} in the table.` : ""}`;

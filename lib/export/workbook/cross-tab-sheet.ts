import { indexOfCell, rowShare } from "@/lib/analytics/cell-ratios";
import type { crossTab } from "@/lib/analytics/cross-tab";
import { type SegmentNames, segmentNameOf } from "@/lib/questions/segment-names";
import type { WorkbookCell, WorkbookSheet } from "@/lib/tables/stream-workbook";

type Table = Awaited<ReturnType<typeof crossTab>>;
type Cell = Table["rows"][number]["cells"][number];

/**
 * A banner table in the usual layout of printed tables: in each column, the share and the letters of the columns that
 * it significantly exceeds; below them the counts, the shares of the rows, the indices and the tests. In a weighted
 * table all but the counts are weighted. `names` are the segments' wordings.
 */
export const crossTabSheet = (given: Table, names: SegmentNames) => sheetOf(withWordings(given, names));

const sheetOf = (table: Table): WorkbookSheet & { rows: WorkbookCell[][] } => ({
  name: "Cross-tabs",
  headerRows: 3,
  widths: [36],
  rows: [
    banner(table, ({ segment_key }) => segment_key ?? ""),
    banner(table, ({ segment_value }) => segment_value ?? "Total"),
    banner(table, ({ letter }) => letter ?? ""),
    ["Base: answers", ...table.columns.flatMap(({ base, small_base }) => [base, small_base ? "small base" : null])],
    ...weightedBases(table),
    ...table.rows.map((row) => [nameIn(row), ...row.cells.flatMap(shareCells)]),
    ...block(table, table.weighted ? "Counts, unweighted" : "Counts", ({ count }) => count),
    ...block(table, "Row %: of the answers with this code, the share in this column", (cell, total) => ({
      percent: rowShare(cell, total),
    })),
    ...block(table, "Index: the share in this column, where the share in all answers is 100", indexOfCell),
    [],
    ["Chi-square", "statistic", "degrees of freedom", "p", "method"],
    ...table.chi_square.map(({ segment_key, statistic, degrees_of_freedom, p_value, method }) => [
      segment_key,
      statistic,
      degrees_of_freedom,
      p_value,
      method === "pearson" ? "Pearson" : "sum of the rows' tests",
    ]),
  ],
});

function withWordings(table: Table, names: SegmentNames): Table {
  const named = <Keyed extends { segment_key: string | null }>(one: Keyed): Keyed => ({
    ...one,
    segment_key: one.segment_key && segmentNameOf(names, one.segment_key),
  });
  return {
    ...table,
    columns: table.columns.map(named),
    chi_square: table.chi_square.map(named),
    weight_key: table.weight_key && segmentNameOf(names, table.weight_key),
  };
}

function weightedBases({ columns, weight_key }: Table): WorkbookCell[][] {
  if (weight_key === null) return [];
  return [
    [`Weighted by ${weight_key}`, ...columns.flatMap(({ weighted_base }) => [weighted_base, null])],
    ["Effective base", ...columns.flatMap(({ effective_base }) => [effective_base, null])],
  ];
}

/** A line with a title, and below it a figure of every cell. `total` is the row's cell for all answers. */
function block(table: Table, title: string, figureOf: (cell: Cell, total: Cell) => WorkbookCell): WorkbookCell[][] {
  const totalAt = table.columns.findIndex(({ segment_key }) => segment_key === null);
  const rows = table.rows.map((row) => {
    const total = row.cells[totalAt] as Cell;
    return [nameIn(row), ...row.cells.flatMap((cell) => [figureOf(cell, total), null])];
  });
  return [[], [title], ...rows];
}

const banner = ({ columns }: Table, wordsOf: (column: Table["columns"][number]) => string): WorkbookCell[] => [
  null,
  ...columns.flatMap((column) => [wordsOf(column), null]),
];

/** Codes and nets are indented below their nets. */
const nameIn = ({ kind, name, above }: Table["rows"][number]): string =>
  `${"    ".repeat(above.length)}${kind === "net" ? "Net: " : ""}${name}`;

const shareCells = ({ percentage, exceeds }: Cell): WorkbookCell[] => [
  { percent: percentage === null ? null : percentage / 100 },
  exceeds.join(" ") || null,
];

import type { crossTab } from "@/lib/analytics/cross-tab";
import { type SegmentNames, segmentNameOf } from "@/lib/questions/segment-names";
import type { WorkbookCell, WorkbookSheet } from "@/lib/tables/stream-workbook";

type Table = Awaited<ReturnType<typeof crossTab>>;

/**
 * A banner table in the usual layout of printed tables: in each column, the share and the letters of the columns that
 * it significantly exceeds; below them the counts and the tests. In a weighted table the shares are weighted, the
 * counts are not. `names` are the segments' wordings.
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
    ...table.rows.map((row) => [nameIn(table, row), ...row.cells.flatMap(shareCells)]),
    [],
    [table.weighted ? "Counts, unweighted" : "Counts"],
    ...table.rows.map((row) => [nameIn(table, row), ...row.cells.flatMap(({ count }) => [count, null])]),
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

const banner = ({ columns }: Table, wordsOf: (column: Table["columns"][number]) => string): WorkbookCell[] => [
  null,
  ...columns.flatMap((column) => [wordsOf(column), null]),
];

/** Codes are indented below their nets. */
function nameIn({ rows }: Table, { kind, name, category }: Table["rows"][number]): string {
  if (kind === "net") return `Net: ${category}`;
  return rows.some((row) => row.kind === "net") ? `    ${name}` : name;
}

const shareCells = ({ percentage, exceeds }: Table["rows"][number]["cells"][number]): WorkbookCell[] => [
  { percent: percentage === null ? null : percentage / 100 },
  exceeds.join(" ") || null,
];

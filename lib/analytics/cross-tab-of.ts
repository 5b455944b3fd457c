import { NO_MENTIONS } from "@/lib/codebook/read-codebook";
import type { ChiSquare } from "@/lib/statistics/chi-square";
import type { AnalysedCode } from "./analysed";
import { type Column, columnId, columnNamed, columnsOfKey, SMALL_BASE, shownSegment } from "./banner";
import { exceededColumns, type Level, type TestedCell, testRow, testTable } from "./compare-columns";
import type { RowKind, RowOrder, RowSort } from "./row-kinds";
import { type CountedTable, proportionIn, type Table, tableOf } from "./table";
import { rowsOf, type TableRow } from "./table-rows";

export type CrossTabInput = {
  table: CountedTable;
  codes: readonly AnalysedCode[];
  kind: RowKind;
  order: RowOrder;
  sort?: RowSort | undefined;
  /** Whether an answer may have more than one of the codes. */
  several: boolean;
  level: Level;
};

/** Columns, rows and tests of a cross-tab as the API shows them. */
export function crossTabOf({ table: counted, codes, kind, order, sort, several, level }: CrossTabInput) {
  const table = tableOf(counted);
  const sortedBy = sort && columnNamed(table.columns, sort.segment);
  const figureOf = (id: string) => table.countOf(id, sortedBy?.column ?? null)?.weight ?? 0;
  const rows = rowsOf(codes, kind, sortedBy ? "frequency" : order, figureOf, sortedBy && sort?.direction);
  const severalRows = several || topRows(rows).length === 1;
  return {
    columns: table.columns.map(shownColumn),
    rows: rows.map((row) => shownRow(table, row, level)),
    chi_square: table.keys.map((key) => ({
      segment_key: key,
      ...shownTest(testTable(testedRows(table, topRows(rows), key), severalRows)),
      method: severalRows ? ("sum_of_rows" as const) : ("pearson" as const),
    })),
  };
}

/** The rows that are tested as a table. Rows below nets repeat their mentions, so the outermost rows are tested. */
const topRows = (rows: readonly TableRow[]) => rows.filter(({ above }) => above.length === 0);

const shownColumn = ({ column, letter, answers, respondents, weight, effective }: Column) => ({
  ...shownSegment(column),
  letter,
  base: answers,
  respondents,
  weighted_base: weight,
  effective_base: effective,
  small_base: answers < SMALL_BASE,
});

function shownRow(table: Table, row: TableRow, level: Level) {
  const exceeded = new Map<string | null, string[]>();
  for (const key of table.keys) {
    const cells = testedCells(table, row, key);
    for (const [index, letters] of exceededColumns(cells, level).entries())
      exceeded.set(cells[index]?.letter ?? null, letters);
  }
  return {
    kind: row.kind,
    id: row.id,
    name: row.name,
    category_id: row.category.id,
    category: row.category.name,
    above: row.above.map(({ name }) => name),
    code_number: row.code?.number ?? null,
    sentiment: row.code?.sentiment ?? null,
    cells: table.columns.map((column) => {
      const count = table.countOf(row.id, column.column);
      return {
        ...shownSegment(column.column),
        count: count?.answers ?? 0,
        weighted_count: count?.weight ?? 0,
        percentage: column.weight > 0 ? 100 * ((count?.weight ?? 0) / column.weight) : null,
        base: column.answers,
        exceeds: exceeded.get(column.letter) ?? [],
        ...(table.hasSentiments && { sentiments: count?.sentiments ?? NO_MENTIONS }),
      };
    }),
    chi_square: table.keys.map((key) => ({
      segment_key: key,
      ...shownTest(testRow(testedCells(table, row, key))),
    })),
  };
}

const testedRows = (table: Table, rows: readonly TableRow[], key: string) =>
  rows.map((row) => testedCells(table, row, key));

/** The cells of a row in the columns of one key, scaled to the columns' effective bases. */
const testedCells = (table: Table, row: TableRow, key: string): TestedCell[] =>
  columnsOfKey(table.columns, key).map((column) => ({
    letter: column.letter ?? columnId(column.column),
    ...proportionIn(table, row.id, column),
  }));

const shownTest = (test: ChiSquare | null) => ({
  statistic: test?.statistic ?? null,
  degrees_of_freedom: test?.degreesOfFreedom ?? null,
  p_value: test?.p ?? null,
});

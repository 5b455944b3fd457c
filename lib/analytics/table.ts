import type { Proportion } from "@/lib/statistics/proportions";
import { type Column, columnId } from "./banner";
import type { ColumnName, Count, CountLine } from "./tabulate";

/** The counts of a table as plain data, so that they can be sent to a worker. */
export type CountedTable = {
  keys: readonly string[];
  columns: Column[];
  hasSentiments: boolean;
  counts: CountLine[];
};

export type Table = Omit<CountedTable, "counts"> & {
  countOf(rowId: string, column: ColumnName): Count | undefined;
};

/** The table with its counts by row and column. */
export function tableOf({ counts: lines, ...table }: CountedTable): Table {
  const counts = new Map(lines.map(({ rowId, column, ...count }) => [rowId + columnId(column), count]));
  return { ...table, countOf: (rowId, column) => counts.get(rowId + columnId(column)) };
}

/** The share of a column's answers that are in a row, between 0 and 1; weighted if the table is. 0 without a base. */
export const shareIn = (table: Table, rowId: string, { column, weight }: Column): number =>
  weight > 0 ? Math.min(1, (table.countOf(rowId, column)?.weight ?? 0) / weight) : 0;

/** A row in a column as it is tested: its share of the column's effective base. Without weights, this is the count. */
export const proportionIn = (table: Table, rowId: string, column: Column): Proportion => ({
  count: shareIn(table, rowId, column) * column.effective,
  base: column.effective,
});

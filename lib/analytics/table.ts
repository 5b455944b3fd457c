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

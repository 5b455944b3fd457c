type Table = {
  columns: readonly { small_base: boolean; letter: string | null }[];
  rows: readonly { cells: { exceeds: string[] }[] }[];
};

/** A table without the letters of columns with a base under 30, and without letters in them. */
export function withoutSmallLetters<Shown extends Table>(table: Shown): Shown {
  const small = new Set(table.columns.flatMap(({ small_base, letter }) => (small_base && letter ? letter : [])));
  if (small.size === 0) return table;
  const cellOf = <Cell extends { exceeds: string[] }>(cell: Cell, at: number): Cell => ({
    ...cell,
    exceeds: table.columns[at]?.small_base ? [] : cell.exceeds.filter((letter) => !small.has(letter)),
  });
  return { ...table, rows: table.rows.map((row) => ({ ...row, cells: row.cells.map(cellOf) })) };
}

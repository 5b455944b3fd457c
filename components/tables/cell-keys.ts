/** A place in a cross-tab. The heads of the columns are in the row before the first one. */
export type Cell = { row: number; column: number };
export type Size = { rows: number; columns: number };

export const HEAD = -1;

/** Rows that the page keys skip. */
const PAGE = 10;

/** The cell to which a key moves the focus, never beyond the table's edge; null for keys that do not move it. */
export function cellAfterKey(from: Cell, { key, ctrlKey }: { key: string; ctrlKey: boolean }, size: Size): Cell | null {
  const to = STEPS[key]?.(from, ctrlKey, size);
  return to ? inTable(to, size) : null;
}

/** A cell, or the one nearest to it if the table has become smaller. */
export const inTable = ({ row, column }: Cell, { rows, columns }: Size): Cell => ({
  row: Math.max(HEAD, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
});

const STEPS: Record<string, (from: Cell, ctrlKey: boolean, size: Size) => Cell> = {
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  PageDown: ({ row, column }) => ({ row: row + PAGE, column }),
  PageUp: ({ row, column }) => ({ row: row - PAGE, column }),
  Home: ({ row }, ctrlKey) => ({ row: ctrlKey ? 0 : row, column: 0 }),
  End: ({ row }, ctrlKey, { rows, columns }) => ({ row: ctrlKey ? rows - 1 : row, column: columns - 1 }),
};

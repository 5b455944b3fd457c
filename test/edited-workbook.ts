import { expect } from "vitest";
import { sourceOf } from "@/lib/tables/byte-source";
import { openTable } from "@/lib/tables/open-table";
import { streamWorkbook } from "@/lib/tables/stream-workbook";

/** Rows of cells; the first row holds the names of the columns. */
export type Cells = string[][];
export type Edit = (cells: Cells) => void;

/** An exported workbook with its sheet of answers edited. The sheet of codes goes with it. */
export async function editedWorkbook(bytes: Uint8Array, edit: Edit): Promise<Uint8Array> {
  const cells = await cellsOf(bytes, "Answers");
  edit(cells);
  const sheets = [
    { name: "Answers", rows: cells },
    { name: "Codebook", rows: await cellsOf(bytes, "Codebook") },
  ];
  return new Uint8Array(await new Response(streamWorkbook(sheets)).arrayBuffer());
}

async function cellsOf(bytes: Uint8Array, sheet: string): Promise<Cells> {
  const table = await openTable(sourceOf(bytes), "a.xlsx", { sheet });
  const cells = [[...table.columns]];
  for await (const { rows } of table.batches()) {
    for (const row of rows) cells.push(table.columns.map((_, at) => row.cells[at] ?? ""));
  }
  return cells;
}

const at = (cells: Cells, row: number, column: string) => ({
  row: cells[row] ?? [],
  at: cells[0]?.indexOf(column) ?? -1,
});
/** Writes cells of one row, by the names of their columns. */
export const set = (cells: Cells, row: number, values: Record<string, string>) => {
  for (const [column, value] of Object.entries(values)) {
    const cell = at(cells, row, column);
    expect(cell.at).toBeGreaterThanOrEqual(0);
    cell.row[cell.at] = value;
  }
};

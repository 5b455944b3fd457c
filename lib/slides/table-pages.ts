import { widthInEms } from "@/lib/charts/svg";
import { FIGURE } from "./layout";
import type { SlideTable, TableCell } from "./slide";

/** Points of type, and inches of a line, of a row's padding, of a cell's margins and of a step of indentation. */
export const TABLE = { type: 10, line: 0.17, padding: 0.07, margins: 0.1, step: 0.14 };
const POINTS = 72;
/** How much of a line words fill, since they are not broken. */
const FILLED = 0.9;

/** A table as those of several slides, each with the header rows. Rows whose text needs several lines count as such. */
export function tablePages(table: SlideTable): SlideTable[] {
  const { rows, headRows, widths } = table;
  const head = rows.slice(0, headRows);
  const heightOf = (row: readonly TableCell[]) => rowHeight(row, widths);
  const room = FIGURE.height - head.reduce((sum, row) => sum + heightOf(row), 0);
  const pages: (readonly TableCell[])[][] = [[]];
  let used = 0;
  for (const row of rows.slice(headRows)) {
    const height = heightOf(row);
    if (used + height > room && pages.at(-1)?.length) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(row);
    used += height;
  }
  return pages.map((page) => ({ ...table, rows: [...head, ...page] }));
}

/** Inches of a row, by an estimate of its texts' widths. */
export function rowHeight(row: readonly TableCell[], widths: readonly number[]): number {
  let column = 0;
  let lines = 1;
  for (const { text, marks = "", span = 1, level = 0 } of row) {
    const width = widths.slice(column, column + span).reduce((sum, one) => sum + one, 0);
    const room = (width - TABLE.margins - level * TABLE.step) * FILLED;
    const needed = (widthInEms(marks === "" ? text : `${text} ${marks}`) * TABLE.type) / POINTS;
    lines = Math.max(lines, Math.ceil(needed / room));
    column += span;
  }
  return lines * TABLE.line + TABLE.padding;
}

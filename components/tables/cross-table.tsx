"use client";

import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import type { CategoryColour } from "@/lib/codebook/category-colour";
import { classNames } from "../ui/class-names";
import { whole } from "../ui/figures";
import { type Cell, cellAfterKey, HEAD, inTable } from "./cell-keys";
import type { OpenCell } from "./cell-panel";
import { correctedCells } from "./corrected-cells";
import { CrossTableHead } from "./cross-table-head";
import { CrossTableRow } from "./cross-table-row";
import type { CorrectedTable, CrossTab, CrossTabColumn } from "./queries";
import type { TableQuery } from "./table-query";

type CrossTableProps = {
  table: CrossTab;
  /** The corrected shares, if the cells show them in place of those as coded. */
  corrected: CorrectedTable | null;
  query: TableQuery;
  colourOf: ReadonlyMap<string, CategoryColour>;
  open: OpenCell | null;
  onOpen: (cell: OpenCell) => void;
  onSort: (sorted: Partial<TableQuery>) => void;
};

/**
 * Codes and nets by segments, as a grid with one tab stop: the cell that was focused last. Arrows, Home, End and the
 * page keys move between cells and heads of columns. Enter opens the answers behind a cell, and sorts by a head.
 */
export function CrossTable({ table, corrected, query, colourOf, open, onOpen, onSort }: CrossTableProps) {
  const body = useRef<HTMLTableElement>(null);
  const [visited, setVisited] = useState<Cell>({ row: 0, column: 0 });
  const size = { rows: table.rows.length, columns: table.columns.length };
  const stop = inTable(visited, size);
  const lettersWidth = table.columns.map((_, at) =>
    widthOf(Math.max(0, ...table.rows.map(({ cells }) => cells[at]?.exceeds.join("").length ?? 0))),
  );
  const move = (event: KeyboardEvent) => {
    const from = cellOf(event);
    const to = from && cellAfterKey(from, event, size);
    if (!to) return;
    event.preventDefault();
    body.current?.querySelector<HTMLElement>(`[data-cell="${to.row},${to.column}"]`)?.focus();
  };
  const visit = (event: FocusEvent) => {
    const cell = cellOf(event);
    if (cell) setVisited(cell);
  };
  return (
    <section
      aria-label="Cross-tab"
      className="max-h-[calc(100dvh-128px)] min-h-64 overflow-auto border-b border-line print:max-h-none print:overflow-visible"
    >
      <table
        ref={body}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move from cell to cell, as in a grid.
        role="grid"
        aria-label={`${table.question.text}, by segments`}
        onKeyDown={move}
        onFocus={visit}
        className="figures border-separate border-spacing-0"
      >
        <CrossTableHead
          columns={table.columns}
          query={query}
          stop={stop.row === HEAD ? stop.column : null}
          onSort={onSort}
        />
        <tbody>
          <BaseRow
            name="Base, answers"
            table={table}
            baseOf={({ base }) => base}
            lettersWidth={lettersWidth}
            marksSmall
            isLast={table.weight_key === null}
          />
          {table.weight_key !== null && (
            <BaseRow
              name="Base, weighted"
              table={table}
              baseOf={({ weighted_base }) => Math.round(weighted_base)}
              lettersWidth={lettersWidth}
              isLast
            />
          )}
          {table.rows.map((row, index) => (
            <CrossTableRow
              key={row.id}
              row={row}
              corrected={corrected && correctedCells(corrected, row)}
              index={index}
              columns={table.columns}
              lettersWidth={lettersWidth}
              query={query}
              stop={stop.row === index ? stop.column : null}
              colour={colourOf.get(row.category_id) ?? 0}
              openSegment={open?.id === row.id ? open.segment : undefined}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type BaseRowProps = {
  name: string;
  table: CrossTab;
  baseOf: (column: CrossTabColumn) => number;
  lettersWidth: readonly string[];
  /** Marks bases under 30. */
  marksSmall?: boolean;
  /** Whether the rows of codes follow. */
  isLast?: boolean;
};

/** The bases of all columns. Their padding aligns them with the shares below, which have letters on their right. */
function BaseRow({ name, table, baseOf, lettersWidth, marksSmall = false, isLast = false }: BaseRowProps) {
  return (
    <tr className={classNames("text-ink-2 *:border-line", isLast && "*:border-b")}>
      <th scope="row" className="sticky start-0 z-1 h-7 bg-surface ps-4 sm:ps-6">
        {name}
      </th>
      {table.columns.map((column, index) => (
        <td
          key={column.segment ?? ""}
          style={index === 0 ? undefined : { paddingInlineEnd: `calc(${lettersWidth[index]} + 5px)` }}
          className={classNames("text-end whitespace-nowrap", index === 0 && "pe-3")}
        >
          <span className="relative">
            {whole(baseOf(column))}
            {marksSmall && column.small_base && (
              <span title="A base under 30: no letters" className="absolute start-full">
                †
              </span>
            )}
          </span>
        </td>
      ))}
    </tr>
  );
}

/** The width of so many letters: a capital of 11 px in bold takes up to 9 px. */
const widthOf = (letters: number): string => `${Math.max(28, 4 + 9 * letters)}px`;

function cellOf({ target }: KeyboardEvent | FocusEvent): Cell | null {
  const at = target instanceof Element ? target.closest<HTMLElement>("[data-cell]")?.dataset.cell : undefined;
  if (!at) return null;
  const [row = 0, column = 0] = at.split(",").map(Number);
  return { row, column };
}

"use client";

import { type KeyboardEvent, useRef } from "react";
import { isTested } from "@/lib/analytics/tested-base";
import type { CategoryColour } from "@/lib/results/category-colour";
import { classNames } from "../ui/class-names";
import { whole } from "../ui/figures";
import type { OpenCell } from "./cell-panel";
import { CrossTableHead } from "./cross-table-head";
import { CrossTableRow } from "./cross-table-row";
import type { CrossTab, CrossTabColumn } from "./queries";
import type { TableQuery } from "./table-query";

type CrossTableProps = {
  table: CrossTab;
  query: TableQuery;
  colourOf: ReadonlyMap<string, CategoryColour>;
  open: OpenCell | null;
  onOpen: (cell: OpenCell) => void;
  onSort: (sorted: Partial<TableQuery>) => void;
};

/**
 * Codes and nets by segments. Arrows move from cell to cell and to the heads of the columns; Enter opens the answers
 * behind a cell, and sorts the rows by a column.
 */
export function CrossTable({ table, query, colourOf, open, onOpen, onSort }: CrossTableProps) {
  const body = useRef<HTMLTableElement>(null);
  const move = (event: KeyboardEvent) => {
    const [right, down] = STEPS[event.key] ?? [0, 0];
    const from = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-cell]") : null;
    if (!from || (right === 0 && down === 0)) return;
    event.preventDefault();
    const [row = 0, column = 0] = (from.dataset.cell ?? "").split(",").map(Number);
    body.current?.querySelector<HTMLElement>(`[data-cell="${row + down},${column + right}"]`)?.focus();
  };
  return (
    <section
      aria-label="Cross-tab"
      className="max-h-[calc(100dvh-128px)] min-h-64 overflow-auto border-b border-line print:max-h-none print:overflow-visible"
    >
      <table
        ref={body}
        aria-label={`${table.question.text}, by segments`}
        onKeyDown={move}
        className="figures border-separate border-spacing-0"
      >
        <CrossTableHead columns={table.columns} query={query} onSort={onSort} />
        <tbody>
          <BaseRow
            name="Base, answers"
            table={table}
            baseOf={({ base }) => base}
            marksSmall
            isLast={table.weight_key === null}
          />
          {table.weight_key !== null && (
            <BaseRow
              name="Base, weighted"
              table={table}
              baseOf={({ weighted_base }) => Math.round(weighted_base)}
              isLast
            />
          )}
          {table.rows.map((row, place) => (
            <CrossTableRow
              key={row.id}
              row={row}
              place={place}
              columns={table.columns}
              query={query}
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
  /** Marks bases under 30. */
  marksSmall?: boolean;
  /** Whether the rows of codes follow. */
  isLast?: boolean;
};

/** The bases of all columns, in line with the shares below them: these leave room for letters. */
function BaseRow({ name, table, baseOf, marksSmall = false, isLast = false }: BaseRowProps) {
  return (
    <tr className={classNames("text-ink-2 *:border-line", isLast && "*:border-b")}>
      <th scope="row" className="sticky start-0 z-1 h-7 bg-surface ps-4 sm:ps-6">
        {name}
      </th>
      {table.columns.map((column, place) => (
        <td
          key={column.segment ?? ""}
          className={classNames("text-end whitespace-nowrap", place === 0 ? "pe-3" : "pe-[33px]")}
        >
          <span className="relative">
            {whole(baseOf(column))}
            {marksSmall && column.small_base && (
              <span title={smallWords(column)} className="absolute start-full">
                †
              </span>
            )}
          </span>
        </td>
      ))}
    </tr>
  );
}

const smallWords = ({ effective_base }: CrossTabColumn) =>
  isTested(effective_base) ? "A base under 30: read its letters with care" : "Too small a base for letters";

const STEPS: Record<string, readonly [right: number, down: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

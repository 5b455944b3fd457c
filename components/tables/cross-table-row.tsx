import { cellFigure } from "@/lib/analytics/cell-figure";
import type { CategoryColour } from "@/lib/codebook/category-colour";
import { classNames } from "../ui/class-names";
import { percentFigure, whole } from "../ui/figures";
import type { OpenCell } from "./cell-panel";
import { type CorrectedCell, intervalWords, shareWords } from "./corrected-cells";
import { startsBanner } from "./cross-table-head";
import { heatClass } from "./heat";
import type { CrossTabCell, CrossTabColumn, CrossTabRow } from "./queries";
import type { TableQuery } from "./table-query";

type CrossTableRowProps = {
  row: CrossTabRow;
  /** The corrected share in each column, if these are shown. */
  corrected: readonly CorrectedCell[] | null;
  index: number;
  columns: readonly CrossTabColumn[];
  /** The width that the letters of each column take. */
  lettersWidth: readonly string[];
  query: TableQuery;
  /** The column of the cell that is the table's tab stop; null if the tab stop is in another row. */
  stop: number | null;
  colour: CategoryColour;
  /** The segment of the open cell, null for the total's; undefined if no cell of this row is open. */
  openSegment: string | null | undefined;
  onOpen: (cell: OpenCell) => void;
};

/** A code or a net: a button per column, with the figure and the letters of columns that it significantly exceeds. */
export function CrossTableRow(props: CrossTableRowProps) {
  const { row, corrected, index, columns, lettersWidth, query, stop, colour, openSegment, onOpen } = props;
  const isNet = row.kind === "net";
  return (
    <tr className={classNames(`cat-${colour}`, isNet && "font-semibold")}>
      <th
        scope="row"
        className={classNames(
          "sticky start-0 z-1 max-w-40 bg-surface pe-3 sm:max-w-96",
          isNet ? "border-b border-line-soft pt-2.5 pb-1 ps-4 font-semibold sm:ps-6" : "py-1 ps-4 font-normal sm:ps-10",
        )}
      >
        <span className="flex items-baseline gap-2">
          {row.code_number !== null && (
            <span className="w-6 flex-none text-end text-ink-3 max-sm:hidden">{row.code_number}</span>
          )}
          <span aria-hidden="true" style={indentOf(row)} className="size-[9px] flex-none rounded-[2px] bg-cat" />
          <span className="min-w-0 max-sm:line-clamp-2 sm:truncate" title={row.name}>
            {row.name}
          </span>
        </span>
      </th>
      {row.cells.map((cell, at) => (
        <td
          key={cell.segment ?? ""}
          className={classNames(
            "p-0",
            isNet && "border-b border-b-line-soft pt-1.5",
            at > 0 && "border-e border-e-surface",
            startsBanner(columns, at) && "border-s-8 border-s-surface",
          )}
        >
          <button
            type="button"
            data-cell={`${index},${at}`}
            tabIndex={at === stop ? 0 : -1}
            aria-disabled={cell.base === 0}
            aria-label={corrected ? spokenCorrected(row, cell, corrected[at] ?? null) : spoken(row, cell, query.figure)}
            aria-pressed={openSegment === cell.segment}
            onClick={() =>
              cell.base > 0 &&
              onOpen({ kind: row.kind, id: row.id, segment: cell.segment, row, cell, column: columns[at] })
            }
            className={classNames(
              "flex min-h-7 w-full items-center justify-end rounded-none! ps-1 hover:shadow-[inset_0_0_0_1px_var(--line-strong)] coarse:min-h-11",
              at === 0 ? "pe-3" : "pe-1",
              heatClass(row, cell, columns[at]?.letter ?? "", query.colour),
              openSegment === cell.segment && "shadow-[inset_0_0_0_2px_var(--focus)]",
              columns[at]?.small_base && "text-ink-3",
            )}
          >
            {corrected ? <Corrected cell={corrected[at] ?? null} /> : cellFigure(cell, row.cells[0], query.figure)}
            {at > 0 && !corrected && (
              <span
                style={{ width: lettersWidth[at] }}
                className="flex-none ps-1 text-start text-[11px]/3 font-bold tracking-[.02em]"
              >
                {cell.exceeds.join("")}
              </span>
            )}
          </button>
        </td>
      ))}
    </tr>
  );
}

/** Rows of nets within nets stand further in; those of the outermost nets where they always stood. */
const indentOf = ({ kind, above }: CrossTabRow) => ({
  marginInlineStart: `${16 * Math.max(0, above.length - (kind === "net" ? 0 : 1))}px`,
});

const Corrected = ({ cell }: { cell: CorrectedCell }) => (
  <span className="pe-1 text-end">
    {shareWords(cell)}
    <span className="block text-[11px]/3 whitespace-nowrap text-ink-3 empty:hidden">{intervalWords(cell)}</span>
  </span>
);

function spokenCorrected(row: CrossTabRow, { segment_value }: CrossTabCell, cell: CorrectedCell): string {
  const share = cell ? `${shareWords(cell)}% corrected, 95% interval ${intervalWords(cell)}` : "not corrected";
  return `${row.name}, ${segment_value ?? "all"}: ${share}`;
}

function spoken(row: CrossTabRow, cell: CrossTabCell, figure: TableQuery["figure"]): string {
  const share = cell.percentage === null ? "no base" : `${percentFigure(cell.percentage / 100)}%`;
  const letters = cell.exceeds.length > 0 ? `, higher than ${cell.exceeds.join(", ")}` : "";
  const other = figure === "row" || figure === "index" ? `, ${figure} ${cellFigure(cell, row.cells[0], figure)}` : "";
  const answers = `${whole(cell.count)} of ${whole(cell.base)}`;
  return `${row.name}, ${cell.segment_value ?? "all"}: ${share}, ${answers}${other}${letters}`;
}

import type { ReactNode } from "react";
import { useSegmentName } from "../segments/segment-names";
import { classNames } from "../ui/class-names";
import { HEAD } from "./cell-keys";
import type { CrossTabColumn } from "./queries";
import type { TableQuery } from "./table-query";
import { directionOf, sortedNext } from "./table-sort";

/** The width of a column with a long name; a segment's wording is no wider than its columns. */
const COLUMN_REM = 8;

type CrossTableHeadProps = {
  columns: readonly CrossTabColumn[];
  query: TableQuery;
  /** The column whose head is the table's tab stop; null if the tab stop is in another row. */
  stop: number | null;
  onSort: (sorted: Partial<TableQuery>) => void;
};

/** The head of the table: the segments of the banner, and below them their values with their letters. */
export function CrossTableHead({ columns, query, stop, onSort }: CrossTableHeadProps) {
  const nameOf = useSegmentName();
  const keys = [...new Set(columns.flatMap(({ segment_key }) => segment_key ?? []))];
  const banners = keys.map((key) => ({ key, size: columns.filter(({ segment_key }) => segment_key === key).length }));
  return (
    <thead className="sticky top-0 z-2 text-ink-2 print:static">
      <tr className="type-label h-7">
        <th
          scope="col"
          rowSpan={2}
          className="sticky start-0 z-1 min-w-36 border-b border-line bg-canvas pb-1 ps-4 align-bottom sm:min-w-72 sm:ps-6"
        >
          Code
        </th>
        <th
          scope="col"
          rowSpan={2}
          aria-sort={directionOf(query, null) ?? "none"}
          className="h-px min-w-16 border-b border-line bg-canvas p-0 align-bottom"
        >
          <SortButton
            index={0}
            isStop={stop === 0}
            query={query}
            segment={null}
            onSort={onSort}
            className="items-end pe-3"
          >
            All
          </SortButton>
        </th>
        {banners.map(({ key, size }) => (
          <th
            key={key}
            scope="colgroup"
            colSpan={size}
            className="border-s-8 border-canvas bg-canvas text-center! font-[550] shadow-[inset_0_-1px_0_var(--line)]"
          >
            <span
              title={nameOf(key)}
              className="mx-auto line-clamp-3 wrap-break-word"
              style={{ maxWidth: `${size * COLUMN_REM}rem` }}
            >
              {nameOf(key)}
            </span>
          </th>
        ))}
      </tr>
      <tr className="type-label">
        {columns.map(
          ({ segment, segment_value, letter }, index) =>
            segment !== null && (
              <th
                key={segment}
                scope="col"
                aria-sort={directionOf(query, segment) ?? "none"}
                className={classNames(
                  "h-px min-w-19 max-w-32 border-b border-b-line bg-canvas p-0 align-bottom",
                  startsBanner(columns, index) && "border-s-8 border-s-canvas",
                )}
              >
                <SortButton
                  index={index}
                  isStop={stop === index}
                  query={query}
                  segment={segment}
                  onSort={onSort}
                  className="items-center px-1"
                >
                  <span className="line-clamp-3 max-w-32 wrap-break-word" title={segment_value ?? ""}>
                    {segment_value}
                  </span>{" "}
                  <b className="font-[650]">{letter}</b>
                </SortButton>
              </th>
            ),
        )}
      </tr>
    </thead>
  );
}

type SortButtonProps = {
  index: number;
  isStop: boolean;
  query: TableQuery;
  segment: string | null;
  onSort: (sorted: Partial<TableQuery>) => void;
  className: string;
  children: ReactNode;
};

const ARROWS = { descending: "↓", ascending: "↑" } as const;

/**
 * Sorts the rows by a column. The arrow shows the present order; on an unsorted column it appears under the pointer or
 * with the focus, and shows the order that a click would give.
 */
function SortButton({ index, isStop, query, segment, onSort, className, children }: SortButtonProps) {
  const direction = directionOf(query, segment);
  return (
    <button
      type="button"
      data-cell={`${HEAD},${index}`}
      tabIndex={isStop ? 0 : -1}
      title="Sort the rows by this column"
      onClick={() => onSort(sortedNext(query, segment))}
      className={classNames(
        "group relative flex size-full flex-col justify-end rounded-none! pt-1 pb-3.5 hover:bg-hover focus-visible:-outline-offset-2 coarse:min-h-11",
        direction && "text-ink",
        className,
      )}
    >
      {children}
      <span
        aria-hidden="true"
        className={classNames(
          "absolute bottom-0.5 text-[11px]/3",
          !direction && "opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60 print:hidden",
        )}
      >
        {ARROWS[direction ?? "descending"]}
      </span>
    </button>
  );
}

/** Whether a column is the first of its segment. */
export const startsBanner = (columns: readonly CrossTabColumn[], index: number): boolean =>
  index > 0 && columns[index]?.segment_key !== columns[index - 1]?.segment_key;

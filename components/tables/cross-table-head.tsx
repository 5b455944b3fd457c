import { useSegmentName } from "../segments/segment-names";
import { classNames } from "../ui/class-names";
import type { CrossTabColumn } from "./queries";

/** The width of a column with a long name; a segment's wording is no wider than its columns. */
const COLUMN_REM = 8;

/** The head of the table: the segments of the banner, and below them their values with their letters. */
export function CrossTableHead({ columns }: { columns: readonly CrossTabColumn[] }) {
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
          className="min-w-16 border-b border-line bg-canvas pe-3 pb-1 text-end! align-bottom"
        >
          All
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
          ({ segment, segment_value, letter }, place) =>
            segment !== null && (
              <th
                key={segment}
                scope="col"
                className={classNames(
                  "min-w-19 max-w-32 border-b border-b-line bg-canvas px-1 py-1 text-center! align-bottom",
                  startsBanner(columns, place) && "border-s-8 border-s-canvas",
                )}
              >
                <span className="line-clamp-3 max-w-32 wrap-break-word" title={segment_value ?? ""}>
                  {segment_value}
                </span>
                <b className="font-[650]">{letter}</b>
              </th>
            ),
        )}
      </tr>
    </thead>
  );
}

/** Whether a column is the first of its segment. */
export const startsBanner = (columns: readonly CrossTabColumn[], place: number): boolean =>
  place > 0 && columns[place]?.segment_key !== columns[place - 1]?.segment_key;

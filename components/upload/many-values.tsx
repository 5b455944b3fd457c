import { FEW_VALUES } from "@/lib/tables/few-values";
import type { Period } from "@/lib/tables/periods";
import { Button } from "../ui/button";
import { whole } from "../ui/figures";
import { nameOf } from "./column-name";
import type { FilePreview } from "./queries";

type Column = FilePreview["columns"][number];

/**
 * Whether a column is left out because it has many values in relation to its rows, though some of them are equal or
 * dates of the same period.
 */
export const hasManyValues = ({ distinct, filled, dates }: Column) =>
  distinct > FEW_VALUES && (distinct < filled || dates !== null);

type ManyValuesProps = { columns: readonly Column[]; onSegment: (column: number, as: Period | "segment") => void };

/** Says which left-out columns have too many values to compare, with a button that makes them segments all the same. */
export const ManyValues = ({ columns, onSegment }: ManyValuesProps) =>
  columns.map((column) => {
    const by = column.dates && periodFor(column.dates);
    return (
      <p key={column.index} className="flex flex-wrap items-center gap-2 text-ink-2">
        “{nameOf(column)}” has {whole(column.distinct)} different {by ? "dates" : "values"}, too many to compare, and is
        left out.
        <Button type="button" onClick={() => onSegment(column.index, by ?? "segment")}>
          {by ? `Group by ${by}` : "Use as a segment"}
        </Button>
      </p>
    );
  });

/** The period by which dates from the first to the last day have few values. */
function periodFor({ first, last }: NonNullable<Column["dates"]>): Period {
  if (!first || !last) return "month";
  if (first.slice(0, 7) === last.slice(0, 7)) return "week";
  const years = Number(last.slice(0, 4)) - Number(first.slice(0, 4));
  if (years <= MAX_YEARS.month) return "month";
  return years <= MAX_YEARS.quarter ? "quarter" : "year";
}

const MAX_YEARS = { month: 2, quarter: 7 };

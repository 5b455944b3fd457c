import { FEW_VALUES } from "@/lib/tables/few-values";
import { Button } from "../ui/button";
import { whole } from "../ui/figures";
import { nameOf } from "./column-name";
import type { FilePreview } from "./queries";

type Column = FilePreview["columns"][number];

/** Whether a column is left out because it has many values in relation to its rows, though some of them are equal. */
export const hasManyValues = ({ distinct, filled }: Column) => distinct > FEW_VALUES && distinct < filled;

type ManyValuesProps = { columns: readonly Column[]; onSegment: (column: number) => void };

/** Says which left-out columns have too many values to compare, with a button that makes them segments all the same. */
export const ManyValues = ({ columns, onSegment }: ManyValuesProps) =>
  columns.map((column) => (
    <p key={column.index} className="flex flex-wrap items-center gap-2 text-ink-2">
      “{nameOf(column)}” has {whole(column.distinct)} different values, too many to compare, and is left out.
      <Button type="button" onClick={() => onSegment(column.index)}>
        Take it as a segment
      </Button>
    </p>
  ));

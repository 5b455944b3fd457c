import type { Segment } from "@/lib/responses/list-segments";
import { useSegmentName } from "../segments/segment-names";
import { Notice } from "../ui/notice";
import { missingParts, type SavedTable } from "./saved-tables";

type MissingPartsProps = {
  table: SavedTable;
  segments: readonly Segment[];
  codes: readonly { id: string }[];
  usualWeight: string | null;
};

/** Names the segments and codes of a saved table that the question no longer has. */
export function MissingParts({ table, segments, codes, usualWeight }: MissingPartsProps) {
  const missing = missingParts(table, segments, codes, { usualWeight, nameOf: useSegmentName() });
  if (missing.length === 0) return null;
  return (
    <div className="px-4 py-3 sm:px-6 print:hidden">
      <Notice tone="warn">
        This question no longer has {new Intl.ListFormat("en").format(missing)}. “{table.name}” is shown without{" "}
        {missing.length === 1 ? "it" : "them"}.
      </Notice>
    </div>
  );
}

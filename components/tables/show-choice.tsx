"use client";

import { useState } from "react";
import type { Segment } from "@/lib/responses/list-segments";
import { useSegmentName } from "../segments/segment-names";
import { valuesByKey } from "../segments/values-by-key";
import { Popover } from "../ui/popover";
import { Select } from "../ui/select";
import { SettingButton } from "../ui/setting-button";
import { sortWords } from "./sort-words";
import type { TableQuery } from "./table-query";
import { UNSORTED } from "./table-sort";
import { weightOf } from "./usual-banner";

type ShowChoiceProps = {
  query: TableQuery;
  segments: readonly Segment[];
  usualWeight: string | null;
  onChange: (part: Partial<TableQuery>) => void;
};

const ROWS = { nested: "nets and codes", codes: "codes", nets: "nets" } as const;
const ORDERS = { frequency: "most frequent first", codebook: "as in the codebook" } as const;
const FIGURES = {
  share: "column %",
  count: "answers",
  both: "column % and answers",
  row: "row %",
  index: "index, all answers = 100",
} as const;
const LEVELS = { "90": "at 90%", "95": "at 95%", "99": "at 99%" } as const;
const COLOURS = {
  significant: "significant differences",
  difference: "all differences",
  share: "share",
  none: "none",
} as const;

const CHOICES = [
  { field: "rows", label: "Rows", words: ROWS },
  { field: "order", label: "Order", words: ORDERS },
  { field: "figure", label: "Cells", words: FIGURES },
  { field: "colour", label: "Colour", words: COLOURS },
  { field: "level", label: "Significant", words: LEVELS },
] as const;

/** Chooses the rows, their order, the figures, the colours, the confidence level and the weights. */
export function ShowChoice({ query, segments, usualWeight, onChange }: ShowChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const nameOf = useSegmentName();
  const numeric = valuesByKey(segments).filter(({ values }) => values.every(({ value }) => Number(value) >= 0));
  const weights = [...(usualWeight === null ? [] : [usualWeight]), ...numeric.map(({ key }) => key)];
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label="What is shown"
      trigger={<SettingButton name="Show" value={`${ROWS[query.rows]}, ${FIGURES[query.figure]}`} />}
    >
      <div className="grid gap-3 p-4">
        {CHOICES.map(({ field, label, words }) => (
          <Select
            key={field}
            id={`table-${field}`}
            label={label}
            value={field === "order" && query.sort !== null ? "" : query[field]}
            onChange={({ target }) => onChange({ [field]: target.value, ...(field === "order" && UNSORTED) })}
          >
            {field === "order" && query.sort !== null && <option value="">{sortWords(query, segments, nameOf)}</option>}
            {Object.entries(words).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        ))}
        {weights.length > 0 && (
          <Select
            id="table-weight"
            label="Weight"
            value={weightOf(query, usualWeight) ?? ""}
            onChange={({ target }) => onChange({ weight: target.value })}
          >
            <option value="">Unweighted</option>
            {weights.map((key) => (
              <option key={key} value={key}>
                {nameOf(key)}
                {key === usualWeight && " (the question’s weight)"}
              </option>
            ))}
          </Select>
        )}
      </div>
    </Popover>
  );
}

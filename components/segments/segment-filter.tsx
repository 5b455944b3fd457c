"use client";

import { useState } from "react";
import type { Segment } from "@/lib/results/list-segments";
import { Button } from "../ui/button";
import { whole } from "../ui/figures";
import { FilterChip } from "../ui/filter-chip";
import { Icon } from "../ui/icon";
import { Popover } from "../ui/popover";
import { Select } from "../ui/select";
import { keyWords, pairOf } from "./segment-words";
import { valuesByKey } from "./values-by-key";

type SegmentFilterProps = {
  segments: readonly Segment[];
  /** The segments that answers must be in, as `key=value`. */
  where: readonly string[];
  onChange: (where: string[]) => void;
};

/** Restricts the answers to segments: a select per segment, and a chip for each that is set. */
export function SegmentFilter({ segments, where, onChange }: SegmentFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const without = (key: string) => where.filter((pair) => pairOf(pair).key !== key);
  const trigger = (
    <Button type="button" look="ghost">
      <Icon name="filter" /> Filter
    </Button>
  );
  return (
    <>
      <Popover open={isOpen} onOpenChange={setOpen} trigger={trigger} label="Filter by segment">
        <div className="grid gap-3 p-4">
          {valuesByKey(segments).map(({ key, values }) => (
            <Select
              key={key}
              id={`where-${key}`}
              label={keyWords(key)}
              value={where.find((pair) => pairOf(pair).key === key) ?? ""}
              onChange={({ target }) => onChange([...without(key), ...(target.value ? [target.value] : [])])}
            >
              <option value="">Any</option>
              {values.map(({ value, answers }) => (
                <option key={value} value={`${key}=${value}`}>
                  {value} ({whole(answers)})
                </option>
              ))}
            </Select>
          ))}
        </div>
      </Popover>
      {where.map(pairOf).map(({ key, value }) => (
        <FilterChip key={key} field={keyWords(key)} value={value} onDrop={() => onChange(without(key))} />
      ))}
    </>
  );
}

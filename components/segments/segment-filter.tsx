"use client";

import { useState } from "react";
import type { Segment } from "@/lib/responses/list-segments";
import { Button } from "../ui/button";
import { FilterChip } from "../ui/filter-chip";
import { Icon } from "../ui/icon";
import { Popover } from "../ui/popover";
import { useSegmentName } from "./segment-names";
import { otherKeys, SegmentSelects } from "./segment-selects";
import { pairOf } from "./segment-words";

type SegmentFilterProps = {
  segments: readonly Segment[];
  /** The segments that answers must be in, as `key=value`. */
  where: readonly string[];
  onChange: (where: string[]) => void;
};

/** Restricts the answers to segments: a select per segment, and a chip for each that is set. */
export function SegmentFilter({ segments, where, onChange }: SegmentFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const nameOf = useSegmentName();
  const trigger = (
    <Button type="button" look="ghost">
      <Icon name="filter" /> Filter
    </Button>
  );
  return (
    <>
      <Popover open={isOpen} onOpenChange={setOpen} trigger={trigger} label="Filter by segment">
        <div className="grid gap-3 p-4">
          <SegmentSelects segments={segments} where={where} onChange={onChange} />
        </div>
      </Popover>
      {where
        .map((pair) => pairOf(pair, segments))
        .map(({ key, value }) => (
          <FilterChip
            key={key}
            field={nameOf(key)}
            value={value}
            onDrop={() => onChange(otherKeys(where, key, segments))}
          />
        ))}
    </>
  );
}

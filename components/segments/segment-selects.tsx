"use client";

import type { Segment } from "@/lib/responses/list-segments";
import { whole } from "../ui/figures";
import { Select } from "../ui/select";
import { useSegmentName } from "./segment-names";
import { pairOf } from "./segment-words";
import { valuesByKey } from "./values-by-key";

type SegmentSelectsProps = {
  segments: readonly Segment[];
  /** The segments that answers must be in, as `key=value`. */
  where: readonly string[];
  onChange: (where: string[]) => void;
};

/** A select per segment; an answer must be in all that are chosen. */
export function SegmentSelects({ segments, where, onChange }: SegmentSelectsProps) {
  const nameOf = useSegmentName();
  return valuesByKey(segments).map(({ key, values }) => (
    <Select
      key={key}
      id={`segment-${key}`}
      label={nameOf(key)}
      value={where.find((pair) => pairOf(pair, segments).key === key) ?? ""}
      onChange={({ target }) => onChange([...otherKeys(where, key, segments), ...(target.value ? [target.value] : [])])}
    >
      <option value="">Any</option>
      {values.map(({ value, answers }) => (
        <option key={value} value={`${key}=${value}`}>
          {value} ({whole(answers)})
        </option>
      ))}
    </Select>
  ));
}

/** The chosen segments of all keys but this one. */
export const otherKeys = (where: readonly string[], key: string, segments: readonly Segment[]): string[] =>
  where.filter((pair) => pairOf(pair, segments).key !== key);

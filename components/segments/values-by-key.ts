import type { Segment } from "@/lib/responses/list-segments";

/** A segment and its values. */
export type SegmentValues = { key: string; values: Segment[] };

export function valuesByKey(segments: readonly Segment[]): SegmentValues[] {
  const keys = [...new Set(segments.map(({ key }) => key))];
  return keys.map((key) => ({ key, values: segments.filter((segment) => segment.key === key) }));
}

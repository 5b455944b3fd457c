import type { SegmentRange } from "@/lib/responses/segment-range";

/** A range in words: “18–34”, “65 or more”, “6 or less”. */
export function rangeWords({ min, max }: SegmentRange): string {
  if (min === null) return `${max} or less`;
  return max === null ? `${min} or more` : `${min}–${max}`;
}

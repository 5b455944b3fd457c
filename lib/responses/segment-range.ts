/** A segment whose values are numbers, from `min` to `max`, both included; without a bound it is open on that side. */
export type SegmentRange = { key: string; min: number | null; max: number | null };

const RANGE = /^(.+)=(-?\d{1,15}(?:\.\d{1,10})?)?\.\.(-?\d{1,15}(?:\.\d{1,10})?)?$/s;

/** Reads `age=18..34`, `age=65..` or `score=..6`; null if the text is no range. */
export function rangeOf(text: string): SegmentRange | null {
  const [, key, from, to] = RANGE.exec(text) ?? [];
  if (key === undefined || key.includes("\0") || (from === undefined && to === undefined)) return null;
  const [min, max] = [from === undefined ? null : Number(from), to === undefined ? null : Number(to)];
  return min !== null && max !== null && min > max ? null : { key, min, max };
}

/** The range as text, such as `age=18..34`. */
export const rangeText = ({ key, min, max }: SegmentRange): string => `${key}=${min ?? ""}..${max ?? ""}`;

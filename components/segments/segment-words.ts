import type { SegmentNames } from "@/lib/questions/segment-names";

/** The segment's wording if it has one; otherwise `age_group` becomes `age group`. */
export const keyWords = (key: string, names: SegmentNames): string =>
  (Object.hasOwn(names, key) && names[key]) || key.replaceAll("_", " ");

/** A segment's name and value: “Region: North”, “How old are you? 34”. */
export const pairWords = (name: string, value: string | number | null): string =>
  /[?:.!？]$/.test(name) ? `${name} ${value}` : `${name}: ${value}`;

/** `age_group=25-34` becomes its two parts. */
export function pairOf(segment: string): { key: string; value: string } {
  const at = segment.indexOf("=");
  return { key: segment.slice(0, at), value: segment.slice(at + 1) };
}

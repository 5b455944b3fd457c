import { ownValue } from "@/lib/data/own-value";
import type { SegmentNames } from "@/lib/questions/segment-names";

/** The segment's wording if it has one; otherwise `age_group` becomes `age group`. */
export const keyWords = (key: string, names: SegmentNames): string => ownValue(names, key) || key.replaceAll("_", " ");

/** A segment's name and value: “Region: North”, “How old are you? 34”. */
export const pairWords = (name: string, value: string | number | null): string =>
  /[?:.!？]$/.test(name) ? `${name} ${value}` : `${name}: ${value}`;

type Pair = { key: string; value: string };

/**
 * `age_group=25-34` becomes its two parts: those of a known segment, or else what is before and after the last "=",
 * because keys hold "=" more often than values, as in “Satisfied (1=no, 5=very)=3”.
 */
export function pairOf(segment: string, known: readonly Pair[] = []): Pair {
  const found = known.find(({ key, value }) => `${key}=${value}` === segment);
  if (found) return { key: found.key, value: found.value };
  const at = segment.lastIndexOf("=");
  return { key: segment.slice(0, at), value: segment.slice(at + 1) };
}

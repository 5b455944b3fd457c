import type { SavColumn } from "@/db/schema/segment-labels";

/** A value of a case; null is system-missing for a number and blank for a string. */
export type SavValue = number | string | null;

/**
 * A variable. Its width is at most LONGEST_STRING; a longer string is cut. Variables with the same array of value labels
 * share one record.
 */
export type SavVariable = SavColumn & {
  /** Up to 64 bytes; unique in any letter case. `lib/tables/write-sav/names.ts` makes such names. */
  name: string;
  label: string;
};

/**
 * A multiple-response set of at least two variables. With `counted` it is a set of dichotomies: a variable has that
 * value if its code applies. Without it, a set of categories.
 */
export type MultipleResponseSet = { name: string; label: string; variables: readonly string[]; counted?: number };

/** The content of a system file before its cases. */
export type SavDictionary = {
  label: string;
  variables: readonly SavVariable[];
  sets: readonly MultipleResponseSet[];
  /** The name of the variable by which the file is weighted. */
  weight?: string | undefined;
  /** The name of the variable that tells the cases apart; undefined if a respondent may have several. */
  id?: string | undefined;
  /** A text about the file as a whole, which SPSS shows as its document. */
  note?: string | undefined;
  cases: number;
};

/** Bytes of the longest string that a system file can hold. */
export const LONGEST_STRING = 32_767;
/** Strings above this width are stored as several segments. */
export const LONGEST_SEGMENT = 255;
/** The number of segments of a string is its width divided by this, rounded up. */
const SEGMENT_STEP = 252;

/** The widths in bytes of the segments that hold a string of this width; one of 0 for a number. */
export function segmentsOf(width: number): number[] {
  if (width <= LONGEST_SEGMENT) return [width];
  const count = Math.ceil(width / SEGMENT_STEP);
  return Array.from({ length: count }, (_, place) =>
    place < count - 1 ? LONGEST_SEGMENT : width - SEGMENT_STEP * (count - 1),
  );
}

/** Elements of 8 bytes that a segment takes in a case. */
export const elementsOf = (width: number): number => Math.max(1, Math.ceil(width / 8));

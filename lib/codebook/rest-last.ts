import { isCatchAllName } from "@/lib/language/headings/catch-all-name";
import { isNoAnswerName } from "@/lib/language/no-answer/no-answer-name";

/**
 * True for the name of a code or category that names no subject: "Other", "Nothing / don't know". A longer name, such
 * as "Other guests are noisy", may name a subject.
 */
export const isRestName = (name: string): boolean =>
  (isCatchAllName(name) && !/\s/.test(name.trim())) || isNoAnswerName(name);

/** Moves rows such as "Other" to the end, however frequent they are. The other rows keep their order. */
export function restLast<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Row[] {
  const isRest = new Map(rows.map((row) => [row, isRestName(nameOf(row))]));
  return [...rows.filter((row) => !isRest.get(row)), ...rows.filter((row) => isRest.get(row))];
}

import { isCatchAllName } from "@/lib/language/headings/catch-all-name";
import { isNoAnswerName } from "@/lib/language/no-answer/no-answer-name";

/**
 * True for the name of a code or category that says nothing of a subject: "Other", "Nothing / don't know". A longer name,
 * such as "Other guests are noisy", may have a subject.
 */
const isRestName = (name: string): boolean => (isCatchAllName(name) && !/\s/.test(name.trim())) || isNoAnswerName(name);

/** Moves the rows for the rest behind all others, however frequent they are, and keeps the order otherwise. */
export function restLast<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Row[] {
  const isRest = new Map(rows.map((row) => [row, isRestName(nameOf(row))]));
  return [...rows.filter((row) => !isRest.get(row)), ...rows.filter((row) => isRest.get(row))];
}

import type { ExportedAnswer } from "./read-answers";

/**
 * A row of a file: a respondent's answers in the order of the questions. A missing answer is null; there is at least
 * one answer.
 */
export type ExportedCase = readonly (ExportedAnswer | null)[];

/** The respondent's id. */
export const idOf = (answers: ExportedCase): string => answers.find((answer) => answer !== null)?.id ?? "";

/** The respondent's segments. If answers have different values, that of the first question counts. */
export function segmentsOf([first = null, ...others]: ExportedCase): ExportedAnswer["segments"] {
  if (first && others.length === 0) return first.segments;
  const segments = new Map<string, string | number>();
  for (const answer of [first, ...others]) {
    for (const [name, value] of Object.entries(answer?.segments ?? {})) {
      if ((segments.get(name) ?? "") === "") segments.set(name, value);
    }
  }
  return Object.fromEntries(segments);
}

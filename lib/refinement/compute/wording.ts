import type { Confidence } from "@/db/schema/terms";

/** The confidence of a suggestion, from the confidences of its mentions. */
export function trustIn(confidences: readonly Confidence[]): Confidence {
  const share = (wanted: readonly Confidence[]) =>
    confidences.filter((each) => wanted.includes(each)).length / Math.max(1, confidences.length);
  if (share(["high"]) >= 0.5 && confidences.length >= 5) return "high";
  return share(["high", "medium"]) >= 0.5 ? "medium" : "low";
}

/** A number of answers in words: "1 answer", "2,000 answers". */
export const counted = (answers: number): string =>
  answers === 1 ? "1 answer" : `${answers.toLocaleString("en")} answers`;

/** A share from 0 to 1 as a whole percentage. */
export const percent = (share: number): string => `${Math.round(100 * share)}%`;

import type { Confidence, Sentiment } from "@/db/schema/terms";
import { type AnswerState, OUT_OF_BASE } from "../answer-states";

/** Labels of the numbers that stand for words in a file. Variables with the same array share one record of labels. */
type Labels = readonly (readonly [value: number, label: string])[];

export const SENTIMENTS: Record<Sentiment, number> = { Positive: 1, Neutral: 2, Negative: 3, Mixed: 4 };
export const SENTIMENT_LABELS: Labels = Object.entries(SENTIMENTS).map(([word, value]) => [value, word]);

export const CONFIDENCES: Record<Confidence, number> = { low: 1, medium: 2, high: 3 };
export const CONFIDENCE_LABELS: Labels = Object.entries(CONFIDENCES).map(([word, value]) => [value, word]);

export const STATES: Record<AnswerState, number> = {
  coded: 1,
  no_code: 2,
  non_answer: 3,
  gibberish: 4,
  empty: 5,
  open: 6,
};
export const STATE_LABELS: Labels = [
  [STATES.coded, "Has codes"],
  [STATES.no_code, "Has no code"],
  [STATES.non_answer, "Says that there is nothing to say"],
  [STATES.gibberish, "Unreadable"],
  [STATES.empty, "Empty"],
  [STATES.open, "Not coded yet"],
];
/** The states that the base of an analysis leaves out. The file declares them missing. */
export const STATES_OUT_OF_BASE: readonly number[] = OUT_OF_BASE.map((state) => STATES[state]);

export const MENTION_LABELS: Labels = [
  [0, "Not mentioned"],
  [1, "Mentioned"],
];

export const YES_NO: Labels = [
  [0, "No"],
  [1, "Yes"],
];

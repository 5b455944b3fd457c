/** The state of an answer; `open` means not decided yet by machine or person. */
export const ANSWER_STATES = ["coded", "no_code", "non_answer", "gibberish", "empty", "open"] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

/** Answers in these states are in no base, so a 0 for a code would be wrong. They have no value instead. */
export const OUT_OF_BASE: readonly AnswerState[] = ["empty", "open"];

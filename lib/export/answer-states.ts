/** The state of an answer; `open` means not decided yet by machine or person. */
export const ANSWER_STATES = ["coded", "no_code", "non_answer", "gibberish", "empty", "open"] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

/** What has become of an answer; `open`: neither the machine nor a person has decided yet. */
export const ANSWER_STATES = ["coded", "no_code", "non_answer", "gibberish", "empty", "open"] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

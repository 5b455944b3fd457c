import type { AnswerFlag, Confidence, Sentiment } from "@/db/schema/terms";

/** `uncertain`: not checked, though the machine was unsure of a code; `uncoded`: no code at all; `checked`: by a person. */
export const ANSWER_VIEWS = ["uncertain", "uncoded", "checked"] as const;
export type AnswerView = (typeof ANSWER_VIEWS)[number];

export type AnswerFilter = {
  view?: AnswerView | undefined;
  code?: string | undefined;
  flag?: AnswerFlag | undefined;
  /** Only answers with at least one code of this confidence, or sentiment; of the filter's code where it has one. */
  confidence?: Confidence | undefined;
  sentiment?: Sentiment | undefined;
  /** `key=value`. */
  segment?: string | undefined;
  /** A part of the answer's words. */
  search?: string | undefined;
};

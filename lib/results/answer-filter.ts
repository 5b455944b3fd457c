import type { AnswerFlag, Confidence, Sentiment } from "@/db/schema/terms";

/** `uncertain`: a code of low confidence, not reviewed yet; `uncoded`: no code; `checked`: reviewed by a person. */
export const ANSWER_VIEWS = ["uncertain", "uncoded", "checked"] as const;
export type AnswerView = (typeof ANSWER_VIEWS)[number];

export type AnswerFilter = {
  view?: AnswerView | undefined;
  code?: string | undefined;
  /** The id of a category: only answers with one of its codes. */
  category?: string | undefined;
  flag?: AnswerFlag | undefined;
  /** Only answers with a code of this confidence or sentiment; where `code` is given, that code must have it. */
  confidence?: Confidence | undefined;
  sentiment?: Sentiment | undefined;
  /** Each `key=value`; all must hold. */
  segment?: string[] | undefined;
  /** Text that the answer contains. */
  search?: string | undefined;
};

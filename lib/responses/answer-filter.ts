import type { AnswerFlag, Confidence, Sentiment } from "@/db/schema/terms";

/**
 * `uncertain`: has a code of low confidence and is not reviewed yet. `uncoded`: has no code. `edited`: a person changed
 * single codes. `checked`: a person reviewed the whole answer. `sample`: drawn at random.
 * `broken`: its codes break a rule of the question.
 */
export const ANSWER_VIEWS = ["uncertain", "uncoded", "edited", "checked", "sample", "broken"] as const;
export type AnswerView = (typeof ANSWER_VIEWS)[number];

/** The views that fields of a filter express, with these fields. */
export const VIEW_FIELDS: { [View in AnswerView]?: Pick<AnswerFilter, "coded" | "reviewed" | "edited"> } = {
  uncoded: { coded: "false" },
  edited: { edited: true },
  checked: { reviewed: true },
};

/** How answers are sorted; by default in order of arrival. `unsure`: those that engines dispute, then by their least sure code. */
export const ANSWER_SORTS = ["unsure", "longest", "latest"] as const;
export type AnswerSort = (typeof ANSWER_SORTS)[number];

/** In a filter of whom answers are assigned to: those that are assigned to nobody. */
export const NOBODY = "nobody";

export type AnswerFilter = {
  sort?: AnswerSort | undefined;
  view?: AnswerView | undefined;
  code?: string | undefined;
  /** The id of a category: only answers with one of its codes. */
  category?: string | undefined;
  /** The ids of codes of which an answer must have at least one, all, or none. */
  anyOf?: string[] | undefined;
  allOf?: string[] | undefined;
  noneOf?: string[] | undefined;
  /** The id of a code or category, the row of a table: answers must have it, whatever sentiment and confidence ask. */
  row?: string | undefined;
  flag?: AnswerFlag | undefined;
  /** Only answers with a code of this confidence or sentiment; if codes are asked for, these must have it. */
  confidence?: Confidence | undefined;
  sentiment?: Sentiment | undefined;
  /** Segments as `key=value`; an answer must be in all of them. */
  segment?: string[] | undefined;
  /** Segments whose values are numbers, as `key=from..to`; all must hold. */
  range?: string[] | undefined;
  /** The id of a person or another coder, or `machine`. */
  reviewer?: string | undefined;
  /** The id of the member to whom answers are assigned, or `nobody`. */
  assignedTo?: string | undefined;
  /** As in the API: whether the answer has a code, `uncoded` if nothing has decided about it. */
  coded?: "true" | "false" | "uncoded" | undefined;
  /** Whether a person reviewed the whole answer, and whether one changed single codes. */
  reviewed?: boolean | undefined;
  edited?: boolean | undefined;
  /** Text that the answer contains. */
  search?: string | undefined;
  /** The id of the saved view that was opened. */
  saved?: string | undefined;
};

const ABOUT_CODING = [
  ...["code", "category", "row", "anyOf", "allOf", "noneOf", "sentiment", "confidence"],
  ...["coded", "reviewed", "edited", "reviewer"],
];

/**
 * Whether a filter asks for codes or for who gave them. Such a filter selects other answers once people have decided, so
 * that a checked sample of them does not stand for the rest.
 */
export const isAboutCoding = (filter: object): boolean =>
  Object.entries(filter).some(
    ([name, value]) => ABOUT_CODING.includes(name) && value !== undefined && [value].flat().length > 0,
  );

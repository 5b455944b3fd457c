import { ANSWER_FLAGS, CONFIDENCES, SENTIMENTS } from "@/db/schema/terms";
import { ANSWER_SORTS, ANSWER_VIEWS, type AnswerFilter, NOBODY, VIEW_FIELDS } from "@/lib/responses/answer-filter";
import { rangeOf } from "@/lib/responses/segment-range";

/** The state in the page's address: which answers are listed, and after which one the list begins. */
export type AnswerQuery = AnswerFilter & {
  /** The id of an answer: only answers with its text. Not part of a page's address. */
  sameAs?: string | undefined;
  after?: number | undefined;
  limit?: number | undefined;
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const SEGMENT = /^[^=\0]+=[^\0]*$/;
const MAX = { segments: 20, segment: 1300, codes: 100, range: 300, reviewer: 300, search: 200, limit: 200 };

/**
 * Reads each parameter like the schema in `lib/api/contract/answer-query.ts`. That schema itself would load zod in the
 * browser.
 */
const READERS: { [Name in keyof Required<AnswerQuery>]: (given: unknown) => AnswerQuery[Name] } = {
  view: oneOf(ANSWER_VIEWS),
  sort: oneOf(ANSWER_SORTS),
  code: matching(UUID),
  category: matching(UUID),
  flag: oneOf(ANSWER_FLAGS),
  confidence: oneOf(CONFIDENCES),
  sentiment: oneOf(SENTIMENTS),
  anyOf: severalOf(matching(UUID), MAX.codes),
  allOf: severalOf(matching(UUID), MAX.codes),
  noneOf: severalOf(matching(UUID), MAX.codes),
  row: matching(UUID),
  segment: severalOf(matching(SEGMENT, MAX.segment), MAX.segments),
  range: severalOf((given) => {
    const text = matching(/./s, MAX.range)(given);
    return text !== undefined && rangeOf(text) ? text : undefined;
  }, MAX.segments),
  reviewer: (given) => matching(/^[^\0]+$/, MAX.reviewer)(trimmed(given)),
  assignedTo: (given) => (given === NOBODY ? NOBODY : matching(UUID)(given)?.toLowerCase()),
  coded: oneOf(["true", "false", "uncoded"]),
  reviewed: yesOrNo,
  edited: yesOrNo,
  search: (given) => matching(/^[^\0]+$/, MAX.search)(trimmed(given)),
  saved: matching(UUID),
  sameAs: matching(UUID),
  limit: (given) => wholeNumber(given, 0, MAX.limit),
  after: (given) => wholeNumber(given, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
};

/** Reads the filters from the parameters of an address; leaves out what is not a valid filter. */
export function parseAnswerQuery(search: Record<string, unknown>): AnswerQuery {
  const fields = Object.entries(READERS).map(([name, read]) => [name, read(search[name])]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** The filter of the overview, from the parameters of its address. */
export function resultsFilter(search: Record<string, unknown>): AnswerFilter {
  const { view, sort: _, row: __, sameAs, after, limit, ...filter } = parseAnswerQuery(search);
  return { ...filter, ...(view && VIEW_FIELDS[view]) };
}

function oneOf<Value extends string>(values: readonly Value[]) {
  return (given: unknown) => values.find((value) => value === given);
}

function matching(pattern: RegExp, max = Number.POSITIVE_INFINITY) {
  return (given: unknown) =>
    typeof given === "string" && given.length <= max && pattern.test(given) ? given : undefined;
}

function yesOrNo(given: unknown): boolean | undefined {
  return given === "true" || (given === "false" ? false : undefined);
}

const trimmed = (given: unknown) => (typeof given === "string" ? given.trim() : given);

/** One value or several, of which none may be invalid. */
function severalOf(read: (given: unknown) => string | undefined, max: number) {
  return (given: unknown) => {
    const values = [given].flat().map(read);
    return values.length <= max && values.every((value) => value !== undefined) ? values : undefined;
  };
}

function wholeNumber(given: unknown, min: number, max: number): number | undefined {
  const value = typeof given === "string" ? Number(given) : Number.NaN;
  return Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}

/** The filters as the query of an address, without the question mark. */
export function answerSearch(query: AnswerQuery): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(
    entries.flatMap(([key, value]) => [value].flat().map((one) => [key, String(one)])),
  ).toString();
}

/** The filter, with the code or category of a row of a table, which is independent of what the filter asks of codes. */
export function inRow(filter: AnswerFilter, part: "code" | "category", id: string): AnswerFilter {
  const { code, category, sentiment, confidence } = filter;
  return { [code || category || sentiment || confidence ? "row" : part]: id, ...filter };
}

/** A link to the page with this filter and the parameters of `more`. */
export const filteredHref = (path: string, filter: AnswerFilter, more: Record<string, string>): string =>
  `${path}?${new URLSearchParams([...new URLSearchParams(answerSearch(filter)), ...Object.entries(more)])}`;

/** Whether the filter asks for codes, or for sentiment or confidence, which would apply to those codes. */
export const isAboutMentions = ({ code, category, anyOf, allOf, sentiment, confidence }: AnswerFilter): boolean =>
  [code, category, anyOf, allOf, sentiment, confidence].some((value) => value !== undefined);

/** Whether any field of a filter restricts the answers; their order and the name of a view do not. */
export const isRestricting = ({ sort: _, saved: __, ...filter }: AnswerFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined);

/** The address of the answers page of the question at `path`, filtered. */
export function answersHref(path: string, filter: AnswerFilter): string {
  const search = answerSearch(filter);
  return `${path}/answers${search ? `?${search}` : ""}`;
}

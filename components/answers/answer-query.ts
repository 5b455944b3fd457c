import { ANSWER_FLAGS, CONFIDENCES, SENTIMENTS } from "@/db/schema/terms";
import { ANSWER_SORTS, ANSWER_VIEWS, type AnswerFilter } from "@/lib/responses/answer-filter";

/** The state in the page's address: which answers are listed, and after which one the list begins. */
export type AnswerQuery = AnswerFilter & {
  /** The id of an answer: only answers with its text. Not part of a page's address. */
  sameAs?: string | undefined;
  after?: number | undefined;
  limit?: number | undefined;
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const SEGMENT = /^[^=\0]+=[^\0]*$/;
const MAX = { segments: 20, segment: 1300, search: 200, limit: 200 };

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
  segment: (given) => {
    const segments = [given].flat().map(matching(SEGMENT, MAX.segment));
    return segments.length <= MAX.segments && segments.every((one) => one !== undefined) ? segments : undefined;
  },
  search: (given) => matching(/^[^\0]+$/, MAX.search)(typeof given === "string" ? given.trim() : given),
  sameAs: matching(UUID),
  limit: (given) => wholeNumber(given, 0, MAX.limit),
  after: (given) => wholeNumber(given, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
};

/** Reads the filters from the parameters of an address; leaves out what is not a valid filter. */
export function parseAnswerQuery(search: Record<string, unknown>): AnswerQuery {
  const fields = Object.entries(READERS).map(([name, read]) => [name, read(search[name])]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

function oneOf<Value extends string>(values: readonly Value[]) {
  return (given: unknown) => values.find((value) => value === given);
}

function matching(pattern: RegExp, max = Number.POSITIVE_INFINITY) {
  return (given: unknown) =>
    typeof given === "string" && given.length <= max && pattern.test(given) ? given : undefined;
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

/** The segments of a filter. Without segments, the field is left out. */
export const within = (segments: readonly string[]): Pick<AnswerFilter, "segment"> =>
  segments.length > 0 ? { segment: [...segments] } : {};

/** The address of the answers page of the question at `path`, filtered. */
export function answersHref(path: string, filter: AnswerFilter): string {
  const search = answerSearch(filter);
  return `${path}/answers${search ? `?${search}` : ""}`;
}

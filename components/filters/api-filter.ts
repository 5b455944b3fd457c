import type { AnswerFilter, AnswerView } from "@/lib/responses/answer-filter";
import type { SavedView } from "./queries";

export type ApiFilter = SavedView["filter"];

/** The views of the answers page that the API's filter can express. */
const VIEWS: Partial<Record<AnswerView, ApiFilter>> = {
  uncoded: { coded: "false" },
  edited: { edited: true },
  checked: { reviewed: true },
  unchecked: { reviewed: false },
};

/** Whether the API's filter can express a view of the answers page. */
export const isInApi = (view: AnswerView): boolean => VIEWS[view] !== undefined;

/**
 * The filter of a page, in the form in which the API takes it; null if the API cannot express it, since the page shows
 * a sample, uncertain answers or broken rules.
 */
export function apiFilter(filter: AnswerFilter): ApiFilter | null {
  const { view, sort: _, saved: __, row, anyOf, allOf, noneOf, segment, range, search, ...same } = filter;
  const ofView = view === undefined ? {} : VIEWS[view];
  if (!ofView || row !== undefined) return null;
  const fields: ApiFilter = {
    ...same,
    ...ofView,
    any_of: anyOf,
    all_of: allOf,
    none_of: noneOf,
    segments: segment,
    ranges: range,
    q: search,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** The part of an API request that restricts it to the answers of a page. */
export function filterPart(filter: AnswerFilter): { filter?: ApiFilter } {
  const given = apiFilter(filter);
  return given && Object.keys(given).length > 0 ? { filter: given } : {};
}

/** A filter of the API, in the form of a page's address. Its codes and category must be given by id. */
export function pageFilter(given: ApiFilter): AnswerFilter {
  const { any_of, all_of, none_of, segments, ranges, q, coded, edited, reviewed, ...same } = given;
  const shown = Object.entries(VIEWS).find(([, fields]) =>
    Object.entries(fields).every(([name, value]) => given[name as keyof ApiFilter] === value),
  );
  const filter: AnswerFilter = {
    ...same,
    view: shown?.[0] as AnswerView | undefined,
    anyOf: any_of,
    allOf: all_of,
    noneOf: none_of,
    segment: segments,
    range: ranges,
    search: q,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** Whether two filters have the same fields, in whatever order. */
export const isSameFilter = (one: ApiFilter, other: ApiFilter): boolean => textOf(one) === textOf(other);

const textOf = (filter: ApiFilter) => JSON.stringify(Object.entries(filter).sort(([a], [b]) => a.localeCompare(b)));

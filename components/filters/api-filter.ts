import { type AnswerFilter, type AnswerView, VIEW_FIELDS } from "@/lib/responses/answer-filter";
import type { SavedView } from "./queries";

export type ApiFilter = SavedView["filter"];

/**
 * The filter of a page, in the form in which the API takes it; null if the API cannot express it, since the page shows
 * a sample, uncertain answers, broken rules, or a view that another field contradicts.
 */
export function apiFilter(filter: AnswerFilter): ApiFilter | null {
  const { view, sort: _, saved: __, row, anyOf, allOf, noneOf, segment, range, assignedTo, search, ...same } = filter;
  const ofView = view === undefined ? {} : VIEW_FIELDS[view];
  if (!ofView || row !== undefined || !hasFields({ ...ofView, ...same }, ofView)) return null;
  const fields: ApiFilter = {
    ...same,
    ...ofView,
    any_of: anyOf,
    all_of: allOf,
    none_of: noneOf,
    segments: segment,
    ranges: range,
    assigned_to: assignedTo,
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
  const { any_of, all_of, none_of, segments, ranges, assigned_to, q, ...same } = given;
  const [view, ofView = {}] = Object.entries(VIEW_FIELDS).find(([, fields]) => hasFields(given, fields)) ?? [];
  const filter: AnswerFilter = {
    ...same,
    ...Object.fromEntries(Object.keys(ofView).map((name) => [name, undefined])),
    view: view as AnswerView | undefined,
    anyOf: any_of,
    allOf: all_of,
    noneOf: none_of,
    segment: segments,
    range: ranges,
    assignedTo: assigned_to,
    search: q,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

const hasFields = (filter: ApiFilter, fields: ApiFilter): boolean =>
  Object.entries(fields).every(([name, value]) => filter[name as keyof ApiFilter] === value);

/** Whether two filters have the same fields, in whatever order. */
export const isSameFilter = (one: ApiFilter, other: ApiFilter): boolean => textOf(one) === textOf(other);

const textOf = (filter: ApiFilter) => JSON.stringify(Object.entries(filter).sort(([a], [b]) => a.localeCompare(b)));

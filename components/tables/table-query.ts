import { CELL_FIGURES, type CellFigure } from "@/db/schema/terms";
import {
  DIRECTIONS,
  ROW_KINDS,
  ROW_ORDERS,
  type RowKind,
  type RowOrder,
  type RowSort,
} from "@/lib/analytics/row-kinds";

import { type AnswerFilter, VIEW_FIELDS } from "@/lib/responses/answer-filter";
import { answerSearch, parseAnswerQuery } from "../answers/answer-query";

const LEVELS = ["95", "90", "99"] as const;
const CELL_COLOURS = ["significant", "difference", "share", "none"] as const;

/** The settings of a table, which are kept in the page's address. */
export type TableQuery = {
  /** The segments of the banner. */
  by: string[];
  rows: RowKind;
  order: RowOrder;
  /** The column by which the rows are sorted instead of by `order`: `key=value`, "" for the total, null for none. */
  sort: string | null;
  direction: RowSort["direction"];
  figure: CellFigure;
  colour: (typeof CELL_COLOURS)[number];
  view: "table" | "chart";
  /** Whether the cells show shares as coded, or corrected by the random sample. */
  shares: "coded" | "corrected";
  /** The segment that holds the weights; null for the question's own weight, if it has one, and "" for no weight. */
  weight: string | null;
  /** The confidence level, in percent, at which columns are compared. */
  level: (typeof LEVELS)[number];
  /** The ids of the codes in the rows; empty for all codes. */
  code: string[];
  /** The segments that answers must be in, as `key=value`. */
  where: string[];
  /** What else answers must be: a filter without segments, sort and single code. */
  filter: AnswerFilter;
  /** The id of the saved table that was opened. */
  saved: string | null;
};

const MAX = { by: 10, code: 500, where: 20, length: 1_300 };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads a table's settings from the parameters of an address. Invalid settings get their default values. */
export function parseTableQuery(search: URLSearchParams): TableQuery {
  const oneOf = <Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value =>
    values.find((value) => value === search.get(name)) ?? values[0];
  const texts = (name: string) => [...new Set(search.getAll(name))].filter(isText);
  const [weight, saved, sort] = [search.get("weight"), search.get("saved"), search.get("sort")];
  return {
    by: texts("by").slice(0, MAX.by),
    rows: oneOf("rows", ["nested", ...ROW_KINDS]),
    order: oneOf("order", ROW_ORDERS),
    sort: sort === "" || (sort && isText(sort)) ? sort : null,
    direction: oneOf("direction", DIRECTIONS),
    figure: oneOf("figure", CELL_FIGURES),
    colour: oneOf("colour", CELL_COLOURS),
    view: oneOf("view", ["table", "chart"]),
    shares: oneOf("shares", ["coded", "corrected"]),
    weight: weight === "" || (weight && isText(weight)) ? weight : null,
    level: oneOf("level", LEVELS),
    code: texts("code").filter(isId).slice(0, MAX.code),
    where: texts("where").slice(0, MAX.where),
    filter: tableFilter(search),
    saved: saved && isId(saved) ? saved : null,
  };
}

/** Names of the table's own parameters that filters have as well. */
const RENAMED = { view: "only", code: "withCode" } as const;

const USUAL: TableQuery = parseTableQuery(new URLSearchParams());

/** The settings as the query of an address, without defaults and without the question mark. */
export function tableSearch(query: TableQuery): string {
  const search = new URLSearchParams();
  const { filter, ...settings } = query;
  for (const [name, value] of Object.entries(settings)) {
    if (Array.isArray(value)) for (const one of value) search.append(name, one);
    else if (value !== null && value !== USUAL[name as keyof TableQuery]) search.set(name, value);
  }
  appendFilter(search, filter);
  return search.toString();
}

/** Reads the filter from the parameters of a table's address, without segments. */
function tableFilter(search: URLSearchParams): AnswerFilter {
  const given = Object.fromEntries([...new Set(search.keys())].map((name) => [name, oneOrAll(search.getAll(name))]));
  const {
    view,
    code,
    sort: _,
    saved: __,
    segment: ___,
    row: ____,
    sameAs,
    after,
    limit,
    ...filter
  } = parseAnswerQuery({
    ...given,
    view: given[RENAMED.view],
    code: given[RENAMED.code],
  });
  return { ...filter, ...(view && VIEW_FIELDS[view]), ...(code && { code }) };
}

const oneOrAll = (values: string[]) => (values.length > 1 ? values : values[0]);

function appendFilter(search: URLSearchParams, { view, code, ...filter }: AnswerFilter): void {
  for (const [name, value] of new URLSearchParams(answerSearch(filter))) search.append(name, value);
  if (view) search.set(RENAMED.view, view);
  if (code) search.set(RENAMED.code, code);
}

/** The filter of a page or a saved view, as a table's address holds it, and its segments. */
export function inTable({ segment = [], ...filter }: AnswerFilter): Pick<TableQuery, "where" | "filter"> {
  const search = new URLSearchParams();
  appendFilter(search, filter);
  return { where: segment, filter: tableFilter(search) };
}

function isId(text: string): boolean {
  return UUID.test(text);
}

function isText(text: string): boolean {
  return text.length > 0 && text.length <= MAX.length && !text.includes("\0");
}

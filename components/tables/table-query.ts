import { CELL_FIGURES, type CellFigure } from "@/db/schema/terms";
import {
  DIRECTIONS,
  ROW_KINDS,
  ROW_ORDERS,
  type RowKind,
  type RowOrder,
  type RowSort,
} from "@/lib/analytics/row-kinds";

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
    saved: saved && isId(saved) ? saved : null,
  };
}

const USUAL = parseTableQuery(new URLSearchParams());

/** The settings as the query of an address, without defaults and without the question mark. */
export function tableSearch(query: TableQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const one of value) search.append(name, one);
    else if (value !== null && value !== USUAL[name as keyof TableQuery]) search.set(name, value);
  }
  return search.toString();
}

function isId(text: string): boolean {
  return UUID.test(text);
}

function isText(text: string): boolean {
  return text.length > 0 && text.length <= MAX.length && !text.includes("\0");
}

import { DIRECTIONS, type RowSort } from "@/lib/analytics/row-kinds";
import type { AnswerFilter } from "@/lib/responses/answer-filter";
import { answerSearch, parseAnswerQuery } from "../answers/answer-query";

const NUMBERS = ["from", "to", "low", "high"] as const;

/** The settings of the page, which are kept in its address. */
export type ScoreSearch = Record<(typeof NUMBERS)[number], number | null> & {
  /** The segment that holds the scores. */
  score: string;
  /** Which answers count. */
  filter: AnswerFilter;
  /** Null for the question's weight, "" for none. */
  weight: "" | null;
  view: "table" | "chart";
  /** The column by which the rows are sorted. */
  sort: string;
  direction: RowSort["direction"];
};

const USUAL = { view: "table", sort: "impact", direction: "descending" } as const;

/** Reads the settings from an address. Invalid ones get their default values; `keys` are the possible scores. */
export function parseScoreSearch(search: URLSearchParams, keys: readonly string[]): ScoreSearch {
  const numberOf = (name: string) => {
    const text = search.get(name) ?? "";
    return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : null;
  };
  const [from = null, to = null, low = null, high = null] = NUMBERS.map(numberOf);
  return {
    ...{ from, to, low, high },
    score: keys.find((key) => key === search.get("score")) ?? keys[0] ?? "",
    filter: filterIn(search),
    weight: search.get("weight") === "" ? "" : null,
    view: search.get("view") === "chart" ? "chart" : USUAL.view,
    sort: search.get("sort") ?? USUAL.sort,
    direction: DIRECTIONS.find((one) => one === search.get("direction")) ?? USUAL.direction,
  };
}

/** The settings as the query of an address, without defaults and without the question mark. */
export function scoreSearch({ filter, ...settings }: ScoreSearch): string {
  const search = new URLSearchParams(answerSearch(filter));
  for (const [name, value] of Object.entries(settings)) {
    if (value !== null && value !== USUAL[name as keyof typeof USUAL]) search.set(name, String(value));
  }
  return search.toString();
}

/** The filter in the address. `view` and `sort` are those of this page. */
function filterIn(search: URLSearchParams): AnswerFilter {
  const given = [...new Set(search.keys())].map((name) => {
    const values = search.getAll(name);
    return [name, values.length > 1 ? values : values[0]];
  });
  const { view: _, sort: __, row: ___, saved: ____, ...filter } = parseAnswerQuery(Object.fromEntries(given));
  return filter;
}

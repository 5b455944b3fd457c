import { describe, expect, it } from "vitest";
import type { AnswerFilter } from "@/lib/responses/answer-filter";
import { answerSearch, resultsFilter } from "../answers/answer-query";
import { inTable, parseTableQuery, tableSearch } from "../tables/table-query";
import { apiFilter, isSameFilter, pageFilter } from "./api-filter";

const EMPTY_TABLE = parseTableQuery(new URLSearchParams());
const FILTERS: AnswerFilter[] = [
  {},
  { anyOf: ["a"], noneOf: ["b", "c"], range: ["age=18..34"], segment: ["gender=women"], search: "expensive" },
  { coded: "uncoded", assignedTo: "nobody" },
  { view: "edited", reviewed: false, coded: "true" },
  ...(["uncoded", "edited", "checked"] as const).map((view) => ({ view, code: "a", reviewer: "machine" })),
];

describe("the filter of a page", () => {
  it.each(FILTERS)("is the same after it was saved and opened: %j", (filter) => {
    expect(pageFilter(apiFilter(filter) ?? {})).toEqual(filter);
  });

  it("is none of the API's if it shows a sample, uncertain answers or broken rules", () => {
    for (const view of ["sample", "uncertain", "broken"] as const) expect(apiFilter({ view })).toBeNull();
    expect(apiFilter({ view: "checked", reviewed: false })).toBeNull();
  });

  it.each([
    ["overview", (search: URLSearchParams) => resultsFilter(Object.fromEntries(search))],
    ["tables", (search: URLSearchParams) => parseTableQuery(search).filter],
  ])("counts the same answers on the %s", (page, read) => {
    for (const given of [{ reviewed: true }, { reviewed: false, edited: true }, { coded: "uncoded" as const }]) {
      const opened = pageFilter(given);
      const search = page === "tables" ? tableSearch({ ...EMPTY_TABLE, ...inTable(opened) }) : answerSearch(opened);
      expect(read(new URLSearchParams(search))).toEqual(given);
    }
  });

  it("is the same in any order of its fields", () => {
    expect(isSameFilter({ q: "x", any_of: ["a"] }, { any_of: ["a"], q: "x" })).toBe(true);
    expect(isSameFilter({ any_of: ["a"] }, { any_of: ["b"] })).toBe(false);
  });
});

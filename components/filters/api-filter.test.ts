import { describe, expect, it } from "vitest";
import type { AnswerFilter } from "@/lib/responses/answer-filter";
import { apiFilter, isSameFilter, pageFilter } from "./api-filter";

const FILTERS: AnswerFilter[] = [
  {},
  { anyOf: ["a"], noneOf: ["b", "c"], range: ["age=18..34"], segment: ["gender=women"], search: "expensive" },
  ...(["uncoded", "edited", "checked", "unchecked"] as const).map((view) => ({ view, code: "a", reviewer: "machine" })),
];

describe("the filter of a page", () => {
  it.each(FILTERS)("is the same after it was saved and opened: %j", (filter) => {
    expect(pageFilter(apiFilter(filter) ?? {})).toEqual(filter);
  });

  it("is none of the API's if it shows a sample, uncertain answers or broken rules", () => {
    for (const view of ["sample", "uncertain", "broken"] as const) expect(apiFilter({ view })).toBeNull();
  });

  it("is the same in any order of its fields", () => {
    expect(isSameFilter({ q: "x", any_of: ["a"] }, { any_of: ["a"], q: "x" })).toBe(true);
    expect(isSameFilter({ any_of: ["a"] }, { any_of: ["b"] })).toBe(false);
  });
});

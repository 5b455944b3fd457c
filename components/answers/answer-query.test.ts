import { describe, expect, it } from "vitest";
import { answerSearch, parseAnswerQuery } from "./answer-query";

describe("the filters of an address", () => {
  it("are read, and written as they were", () => {
    const filter = { view: "uncertain", segment: "purpose=a=b", search: "late breakfast" } as const;
    expect(parseAnswerQuery(Object.fromEntries(new URLSearchParams(answerSearch(filter))))).toEqual(filter);
  });

  it.each([
    ["of another kind", { view: "nope", code: "1", flag: "", sentiment: "sad", segment: "=", after: "-1" }],
    ["that no answer can pass", { search: "\0", segment: "purpose=\0" }],
    ["longer than any", { search: "x".repeat(201), segment: `a=${"x".repeat(1300)}` }],
  ])("are left out where they are %s", (_, search) => {
    expect(parseAnswerQuery(search)).toEqual({});
  });
});

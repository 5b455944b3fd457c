import { describe, expect, it } from "vitest";
import { answerSearch, parseAnswerQuery } from "./answer-query";

describe("the filters in an address", () => {
  it("are the same after writing and reading", () => {
    const filter = { view: "uncertain" as const, segment: ["purpose=a=b"], search: "late breakfast" };
    expect(parseAnswerQuery(Object.fromEntries(new URLSearchParams(answerSearch(filter))))).toEqual(filter);
  });

  it.each([
    ["invalid", { view: "nope", code: "1", flag: "", sentiment: "sad", segment: "=", sort: "up", after: "first" }],
    ["null characters", { search: "\0", segment: "purpose=\0" }],
    ["too long", { search: "x".repeat(201), segment: `a=${"x".repeat(1300)}` }],
  ])("are ignored where they are %s", (_, search) => {
    expect(parseAnswerQuery(search)).toEqual({});
  });
});

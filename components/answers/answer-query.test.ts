import { describe, expect, it } from "vitest";
import { answerQuery } from "@/lib/api/contract/answer-query";
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

  it("are read exactly if the API accepts them", () => {
    const id = "01a20920-65b5-7615-bba4-45f443b948a7";
    const given = [
      "",
      " ",
      "uncertain",
      "unsure",
      "checked",
      id,
      id.toUpperCase(),
      id.slice(1),
      "duplicate",
      "empty",
      "true",
    ];
    given.push("high", "Positive", "positive", "a=b", "a=", "=b", "a=b=c", " a b ", "\0", "0", "7", "-1", "200", "201");
    given.push("1.5", "1e2", "x".repeat(200), "x".repeat(201), `a=${"x".repeat(1298)}`, `a=${"x".repeat(1299)}`);
    const several = [["a=b", "c=d"], ["a=b", "c"], Array(20).fill("a=b"), Array(21).fill("a=b")];
    for (const [name, field] of Object.entries(answerQuery.shape)) {
      for (const value of [...given, ...several]) {
        const accepted = field.safeParse(value).data;
        expect([name, value, parseAnswerQuery({ [name]: value })]).toEqual([
          name,
          value,
          accepted === undefined ? {} : { [name]: accepted },
        ]);
      }
    }
  });
});

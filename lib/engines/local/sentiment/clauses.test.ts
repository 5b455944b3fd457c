import { expect, test } from "vitest";
import { clausesOf } from "./clauses";

test.each([
  ["the staff was kind\nthe room small", ["the staff was kind", "the room small"]],
  ["- nice staff\n- small rooms\n2) no lift", ["nice staff", "small rooms", "no lift"]],
  ["nice staff, small rooms", ["nice staff", "small rooms"]],
  ["clean, quiet", ["clean, quiet"]],
  ["24 hours of noise", ["24 hours of noise"]],
])("%j is cut into %j", (text, clauses) => {
  expect(clausesOf(text, "en").map(({ start, end }) => text.slice(start, end))).toEqual(clauses);
});

test("a long run of marks is read once", () => {
  const text = `good staff ${"!".repeat(99_000)}1`;
  expect(clausesOf(text, "en")).toEqual([{ start: 0, end: text.length }]);
});

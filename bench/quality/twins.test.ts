import { expect, test } from "vitest";
import { twinsOf } from "./twins";

test("codes are twins where one of people's codes is met better by both together", () => {
  const pairs = [
    { truth: ["teacher"], found: ["Good teacher"] },
    { truth: ["teacher"], found: ["Great teacher"] },
    { truth: ["books"], found: ["Books"] },
    { truth: ["books"], found: ["Books", "Library"] },
  ];
  expect(twinsOf(pairs)).toEqual([["Good teacher", "Great teacher"]]);
});

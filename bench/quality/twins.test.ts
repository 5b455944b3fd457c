import { expect, test } from "vitest";
import { twinsOf } from "./twins";

test("codes are twins if both together match one of people's codes better", () => {
  const pairs = [
    { truth: ["teacher"], found: ["Good teacher"] },
    { truth: ["teacher"], found: ["Great teacher"] },
    { truth: ["books"], found: ["Books"] },
    { truth: ["books"], found: ["Books", "Library"] },
  ];
  expect(twinsOf(pairs)).toEqual([["Good teacher", "Great teacher"]]);
});

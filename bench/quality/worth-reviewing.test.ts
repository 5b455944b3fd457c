import { expect, test } from "vitest";
import { type Proposal, worthReviewing } from "./worth-reviewing";

const NONE = new Map<string, number>();

function proposals(...groups: [count: number, ...codeIds: string[]][]): Proposal[] {
  return groups.flatMap(([count, ...codeIds]) =>
    Array.from({ length: count }, (_, at) => ({ id: `${codeIds.join("+") || "none"} ${at}`, codeIds })),
  );
}

test("rare codes come among the first, common ones are not forgotten", () => {
  const answers = proposals([500, "Price"], [3, "Parking"], [3, "Lift"]);
  const chosen = worthReviewing(answers, NONE, 10);
  for (const code of ["Price", "Parking", "Lift"]) expect(chosen.some((id) => id.startsWith(code))).toBe(true);
});

test("codes that people have given often give way", () => {
  const answers = proposals([50, "Price"], [50, "Parking"]);
  const chosen = worthReviewing(answers, new Map([["Price", 40]]), 2);
  expect(chosen[0]).toMatch(/^Parking/);
});

test("answers without a proposal are drawn as well", () => {
  const chosen = worthReviewing(proposals([50], [50, "Price"]), NONE, 40);
  expect(chosen.some((id) => id.startsWith("none"))).toBe(true);
});

test("nothing twice, never more than there is, the same again, and a beginning is a choice of fewer", () => {
  const answers = proposals([9, "Price"], [4, "Price", "Lift"], [2]);
  const all = worthReviewing(answers, NONE, 100);
  expect(new Set(all).size).toBe(15);
  expect(all).toHaveLength(15);
  expect(worthReviewing(answers, NONE, 100)).toEqual(all);
  expect(worthReviewing(answers, NONE, 6)).toEqual(all.slice(0, 6));
  expect(worthReviewing([], NONE, 5)).toEqual([]);
});

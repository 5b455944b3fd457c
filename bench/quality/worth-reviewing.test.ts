import { expect, test } from "vitest";
import { type Proposal, worthReviewing } from "./worth-reviewing";

const NONE = new Map<string, number>();

function proposals(...groups: [count: number, ...codeIds: string[]][]): Proposal[] {
  return groups.flatMap(([count, ...codeIds]) =>
    Array.from({ length: count }, (_, at) => ({ id: `${codeIds.join("+") || "none"} ${at}`, codeIds })),
  );
}

test("chooses rare codes early without leaving out common ones", () => {
  const answers = proposals([500, "Price"], [3, "Parking"], [3, "Lift"]);
  const chosen = worthReviewing(answers, NONE, 10);
  for (const code of ["Price", "Parking", "Lift"]) expect(chosen.some((id) => id.startsWith(code))).toBe(true);
});

test("prefers codes that people have given less often", () => {
  const answers = proposals([50, "Price"], [50, "Parking"]);
  const chosen = worthReviewing(answers, new Map([["Price", 40]]), 2);
  expect(chosen[0]).toMatch(/^Parking/);
});

test("draws answers without a proposed code as well", () => {
  const chosen = worthReviewing(proposals([50], [50, "Price"]), NONE, 40);
  expect(chosen.some((id) => id.startsWith("none"))).toBe(true);
});

test("draws nothing twice, is deterministic, and any beginning of the list is a choice of fewer", () => {
  const answers = proposals([9, "Price"], [4, "Price", "Lift"], [2]);
  const all = worthReviewing(answers, NONE, 100);
  expect(new Set(all).size).toBe(15);
  expect(all).toHaveLength(15);
  expect(worthReviewing(answers, NONE, 100)).toEqual(all);
  expect(worthReviewing(answers, NONE, 6)).toEqual(all.slice(0, 6));
  expect(worthReviewing([], NONE, 5)).toEqual([]);
});

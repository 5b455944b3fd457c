import { expect, it } from "vitest";
import { scoreKeys } from "./score-keys";
import { signedScore } from "./score-words";

const values = (key: string, ...of: [string, number][]) => of.map(([value, answers]) => ({ key, value, answers }));
const SATISFACTION = values("satisfaction", ["Very bad", 4], ["Fair", 5], ["Very good", 6]);
const labelled = (measure: "ordinal" | "nominal") =>
  ({
    measure,
    width: 0,
    valueLabels: [
      [1, "Very bad"],
      [3, "Fair"],
      [5, "Very good"],
    ],
  }) as const;

it("offers columns of numbers as scores, ratings first", () => {
  const segments = [
    ...values("age", ["31", 5], ["44", 2], ["58", 1]),
    ...values("visited before", ["0", 5], ["1", 5]),
    ...values("nps", ["9", 5], ["10", 2], ["3", 1], ["don't know", 4]),
    ...values("postcode", ["10115", 1], ["SW1", 9], ["E1", 4], ["20095", 1], ["80331", 1]),
    ...SATISFACTION,
  ];
  expect(scoreKeys(segments)).toEqual(["nps", "age"]);
});

it("takes an SPSS file's labels for numbers if they are in order", () => {
  expect(scoreKeys(SATISFACTION, new Map([["satisfaction", labelled("ordinal")]]))).toEqual(["satisfaction"]);
  expect(scoreKeys(SATISFACTION, new Map([["satisfaction", labelled("nominal")]]))).toEqual([]);
});

it("writes differences with their sign, and none for nothing", () => {
  expect([0.416, -1.2, 0.001, -0.001, 0].map(signedScore)).toEqual(["+0.42", "−1.20", "0.00", "0.00", "0.00"]);
});

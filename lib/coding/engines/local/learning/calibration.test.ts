import { expect, test } from "vitest";
import { calibrate, confidenceOf, leadOf } from "./calibration";

const DECISION = { threshold: 0, forced: false, single: false };

/** Answers with one code each, scored 1, 0.99, 0.98 …; `isRight` tells which the person gave too. */
function confidenceOfFirst(count: number, isRight: (place: number) => boolean) {
  const scores = Array.from({ length: count }, (_, place) => Float64Array.of(1 - place / 1_000));
  const truth = scores.map((_, place) => new Set(isRight(place) ? [0] : []));
  const calibration = calibrate(scores, truth, DECISION);
  return confidenceOf(leadOf(scores[0] as Float64Array, 0, DECISION), calibration);
}

test("what people confirm is sure, what they reject is not", () => {
  expect(confidenceOfFirst(100, () => true)).toBe("high");
  expect(confidenceOfFirst(100, (place) => place % 10 !== 9)).toBe("high");
  expect(confidenceOfFirst(100, (place) => place % 4 !== 0)).toBe("medium");
  expect(confidenceOfFirst(100, (place) => place % 4 === 0)).toBe("low");
});

test("a handful of lucky answers makes nothing sure", () => {
  expect(confidenceOfFirst(9, () => true)).not.toBe("high");
});

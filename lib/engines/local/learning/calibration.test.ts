import { expect, test } from "vitest";
import { calibrate, confidenceOf } from "./calibration";

/** Assignments whose probabilities fall from .95 to .75. `isRight` tells which of them people made too. */
function confidenceOfMiddle(count: number, isRight: (place: number) => boolean) {
  const judged = Array.from({ length: count }, (_, place) => ({
    probability: 0.95 - (0.2 * place) / count,
    right: isRight(place),
  }));
  return confidenceOf(0.85, calibrate(judged));
}

test("assignments that people confirm get high confidence, those they reject don't", () => {
  expect(confidenceOfMiddle(200, () => true)).toBe("high");
  expect(confidenceOfMiddle(200, (place) => place % 20 !== 19)).toBe("high");
  expect(confidenceOfMiddle(200, (place) => place % 4 !== 0)).toBe("medium");
});

test("medium confidence needs a fair probability", () => {
  const calibration = calibrate([]);
  expect(confidenceOf(0.5, calibration)).toBe("medium");
  expect(confidenceOf(0.3, calibration)).toBe("low");
});

test("a few correct assignments don't give high confidence to improbable codes", () => {
  const judged = Array.from({ length: 5 }, () => ({ probability: 0.65, right: true }));
  expect(confidenceOf(0.65, calibrate(judged))).toBe("medium");
});

test("without any assignment nothing has high confidence", () => {
  expect(confidenceOf(0.99, calibrate([]))).toBe("medium");
});

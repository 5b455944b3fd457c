import { expect, test } from "vitest";
import { newWarmth } from "./warmth";

test("a beginning is warm for five minutes after it was sent", () => {
  let now = 0;
  const isWarm = newWarmth(() => now);

  expect(isWarm("codebook")).toBe(false);
  now += 4 * 60_000;
  expect(isWarm("codebook")).toBe(true);
  now += 6 * 60_000;
  expect(isWarm("codebook")).toBe(false);
  expect(isWarm("another codebook")).toBe(false);
});

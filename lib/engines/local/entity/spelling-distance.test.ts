import { describe, expect, test } from "vitest";
import { spellingDistance } from "./spelling-distance";

describe("spellingDistance", () => {
  test("counts typing slips and similar sounds less than other errors", () => {
    expect(spellingDistance("tesco", "tecso", 2)).toBeCloseTo(0.7);
    expect(spellingDistance("tesco", "tessco", 2)).toBeCloseTo(0.5);
    expect(spellingDistance("tesco", "teaco", 2)).toBeCloseTo(0.8);
    expect(spellingDistance("tesco", "tesgo", 2)).toBeCloseTo(1);
    expect(spellingDistance("tesco", "besco", 2)).toBeCloseTo(1.4);
  });

  test("never treats different digits as an error", () => {
    expect(spellingDistance("channel4", "channel5", 3)).toBe(Number.POSITIVE_INFINITY);
  });
});

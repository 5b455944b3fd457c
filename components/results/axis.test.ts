import { describe, expect, it } from "vitest";
import { axisFor } from "./axis";

describe("the axis for shares", () => {
  it.each([
    [0, 0.1, 3],
    [0.06, 0.1, 3],
    [0.1, 0.1, 3],
    [0.106, 0.15, 4],
    [0.2, 0.2, 5],
    [0.25, 0.3, 4],
    [0.26, 0.3, 4],
    [0.3, 0.3, 4],
    [0.45, 0.6, 4],
    [0.93, 1, 5],
    [1, 1, 5],
  ])("for %d ends at %d with %i ticks", (highest, scale, ticks) => {
    const axis = axisFor(highest);
    expect(axis.scale).toBeCloseTo(scale);
    expect(axis.ticks).toHaveLength(ticks);
  });
});

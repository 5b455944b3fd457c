import { describe, expect, it } from "vitest";
import { restLast } from "./rest-last";

describe("codes for the rest", () => {
  it("stand behind all others, in their own order", () => {
    const names = ["Other", "Friendly staff", "Nothing / don't know", "Sonstiges", "Other guests are noisy"];
    expect(restLast(names, (name) => name)).toEqual([
      "Friendly staff",
      "Other guests are noisy",
      "Other",
      "Nothing / don't know",
      "Sonstiges",
    ]);
  });
});

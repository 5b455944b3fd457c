import { describe, expect, it } from "vitest";
import { mappingOf, withRole } from "./column-roles";

describe("roles of columns", () => {
  it("become a mapping by column position", () => {
    expect(mappingOf(["id", "text", "segment", "ignore", "text"])).toEqual({
      id: 0,
      text: [1, 4],
      segments: [2],
      weight: null,
    });
    expect(mappingOf(["text", "weight"])).toEqual({ id: null, text: [0], segments: [], weight: 1 });
  });

  it("hold at most one id column and one weight, and one answer column where the file goes into one question", () => {
    expect(withRole(["id", "text", "segment"], 2, "id", false)).toEqual(["segment", "text", "id"]);
    expect(withRole(["id", "text", "segment"], 2, "text", false)).toEqual(["id", "text", "text"]);
    expect(withRole(["id", "text", "segment"], 2, "text", true)).toEqual(["id", "segment", "text"]);
    expect(withRole(["weight", "text", "segment"], 2, "weight", false)).toEqual(["segment", "text", "weight"]);
  });
});

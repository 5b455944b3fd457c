import { describe, expect, it } from "vitest";
import { mappingOf, withRole } from "./column-roles";

describe("roles of columns", () => {
  it("become a mapping by column position", () => {
    expect(mappingOf(["id", "text", "segment", "ignore", "text"])).toEqual({ id: 0, text: [1, 4], segments: [2] });
    expect(mappingOf(["text"])).toEqual({ id: null, text: [0], segments: [] });
  });

  it("hold at most one id column, and one answer column where the file goes into one question", () => {
    expect(withRole(["id", "text", "segment"], 2, "id", false)).toEqual(["segment", "text", "id"]);
    expect(withRole(["id", "text", "segment"], 2, "text", false)).toEqual(["id", "text", "text"]);
    expect(withRole(["id", "text", "segment"], 2, "text", true)).toEqual(["id", "segment", "text"]);
  });
});

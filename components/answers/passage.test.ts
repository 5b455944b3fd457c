import { describe, expect, it } from "vitest";
import { passageOf } from "./passage";

describe("the words that a person selects", () => {
  it("begin and end with a visible character", () => {
    expect(passageOf("good staff, good room", 10, 17)).toEqual({ evidence: ", good", evidenceStart: 10 });
    expect(passageOf("good staff, good room", 11, 17)).toEqual({ evidence: "good", evidenceStart: 12 });
  });

  it("are empty if only white space is selected", () => {
    expect(passageOf("good staff", 4, 5)).toBeNull();
    expect(passageOf("good staff", 3, 3)).toBeNull();
  });
});

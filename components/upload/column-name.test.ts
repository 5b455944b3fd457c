import { describe, expect, it } from "vitest";
import { nameOf } from "./column-name";

describe("the name of a column in a sentence", () => {
  it("is its wording, else its name, else its place", () => {
    expect(nameOf({ index: 0, name: "Q1", label: "Your age" })).toBe("Your age");
    expect(nameOf({ index: 0, name: "Q1", label: null })).toBe("Q1");
    expect(nameOf({ index: 2, name: "", label: " " })).toBe("column 3");
  });

  it("is cut after a word if it is long", () => {
    const label = "Which region of the country do you live in most of the year?";
    expect(nameOf({ index: 0, name: "Q2", label })).toBe("Which region of the country do you live in most…");
    expect(nameOf({ index: 0, name: "x".repeat(60), label: null })).toBe(`${"x".repeat(48)}…`);
  });
});

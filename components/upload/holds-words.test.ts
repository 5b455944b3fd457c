import { expect, it } from "vitest";
import { holdsWords } from "./holds-words";

it.each([
  ["sentences", ["The room was cold", "", "Friendly staff, good food"], true],
  ["codes", ["1", "2", "3"], false],
  ["dates", ["2026-11-03 10:12", "2026-11-04 09:00"], false],
  [
    "the same few labels",
    ["Very much satisfied indeed", "Very much satisfied indeed", "Very much satisfied indeed"],
    false,
  ],
  ["nothing", ["", " "], false],
])("tells whether a column holds %s", (_, cells, expected) => {
  expect(holdsWords(cells)).toBe(expected);
});

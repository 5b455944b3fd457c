import { describe, expect, it } from "vitest";
import { LAST, rankByWords } from "./rank-by-words";

const LINES = [
  ["Atmosphere", "6", "Room", "Feeling of the house, cosy or cold."],
  ["Uncomfortable", "4", "Room", ""],
  ["Cosy beds", "1", "Room", "Beds that people slept well in."],
  ["Bad beds", "12", "Room", ""],
];
const found = (typed: string) =>
  LINES.map((keywords) => ({ name: keywords[0], rank: rankByWords("id", typed, keywords) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ name }) => name);

describe("the rank of a list item", () => {
  it("is higher for a match in the name than for one in the details", () => {
    expect(found("cosy")).toEqual(["Cosy beds", "Atmosphere"]);
    expect(found("beds")).toEqual(["Cosy beds", "Bad beds"]);
    expect(found("4")).toEqual(["Uncomfortable"]);
  });

  it("is highest for the whole name", () => {
    const rank = (typed: string) => rankByWords("id", typed, ["Bad beds", "12", "Room"]);
    expect(rank("bad beds")).toBeGreaterThan(rank("bad"));
    expect(rank("bad")).toBeGreaterThan(rank("beds"));
  });

  it("is lowest for the item that makes a new record", () => {
    expect(rankByWords(LAST, "slept", [])).toBeGreaterThan(0);
    expect(rankByWords(LAST, "slept", [])).toBeLessThan(rankByWords("id", "slept", LINES[2]));
  });

  it("needs every typed word, in any order and place, with its letters in a row", () => {
    expect(found("beds slept")).toEqual(["Cosy beds"]);
    expect(found("csy bds")).toEqual([]);
  });
});

import { expect, test } from "vitest";
import { nameQuality } from "./code-names";

const code = (id: string, name: string) => ({
  id,
  category: "c",
  name,
  definition: null,
  sentiment: "Neutral" as const,
});
const coded = (text: string, ...found: string[]) => ({ text, truth: ["h"], found });

test("measures names that answers hold, similar names, and names that agree with people's", () => {
  const codes = [code("a", "Rude staff"), code("b", "Staff rude"), code("c", "Parking")];
  const answers = [coded("the staff shouted", "a", "b"), coded("he shouted", "a", "b"), coded("no parking", "c")];
  const match = new Map([
    ["a", "h"],
    ["c", "i"],
  ]);
  const people = [code("h", "Unfriendly staff"), code("i", "Car places")];
  expect(nameQuality(codes, answers, match, people, "en")).toEqual({ heard: 2 / 3, alike: 1, agreed: 0.5 });
});

import { expect, test } from "vitest";
import { wordUses } from "./word-uses";

test("a quality before a noun is no noun itself, a noun before another one is", () => {
  const texts = ["the old building", "an old lift", "the old carpet", "our old room", "the coffee machine", "a coffee"];
  const uses = wordUses([...texts, ...texts], "en");
  expect(uses.isNoun("old")).toBe(false);
  expect(uses.isNoun("coffee")).toBe(true);
});

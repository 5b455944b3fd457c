import { expect, test } from "vitest";
import { wordUses } from "./word-uses";

test("an adjective before a noun is not counted as a noun, a noun before another noun is", () => {
  const texts = ["the old building", "an old lift", "the old carpet", "our old room", "the coffee machine", "a coffee"];
  const uses = wordUses([...texts, ...texts], "en");
  expect(uses.isNoun("old")).toBe(false);
  expect(uses.isNoun("coffee")).toBe(true);
});

test("a rare Spanish word is a noun only if it stands once where nouns do", () => {
  const uses = wordUses(["no queda pan", "nos queda lejos", "no me gustó el horno", "faltaba horno"], "es");
  expect(uses.isNoun("queda")).toBe(false);
  expect(uses.isNoun("horno")).toBe(true);
});

test("a word is introduced if an article or the like precedes it, however often it stands alone", () => {
  const uses = wordUses(["el ascensor", "ascensor", "creo", "el muelle, creo", "creo que no"], "es");
  expect(uses.isIntroduced("ascensor")).toBe(true);
  expect(uses.isIntroduced("creo")).toBe(false);
});

test.each([
  ["BUsh", "Bush", "Bush"],
  ["NPS", "Nps", "NPS"],
  ["YouTube", "Youtube", "YouTube"],
])("of %s and %s, used equally often, %s is taken", (one, other, taken) => {
  const { cased } = wordUses([`I like ${one}`, `I like ${other}`], "en");
  expect(cased(one.toLowerCase())).toBe(taken);
});

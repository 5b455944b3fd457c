import { expect, test } from "vitest";
import { sidesOf } from "./side-names";

test.each([
  ["Friendly nurses", "en", "Nurses", "Friendly nurses", "Nurses: complaints"],
  ["Comida rica", "es", "Comida", "Comida rica", "Comida: quejas"],
  ["Terrible trouble", "en", "Trouble", "Trouble: praise", "Terrible trouble"],
  ["Lighthouse", "en", "Lighthouse", "Lighthouse: praise", "Lighthouse: complaints"],
])("a neutral name has no word that only judges: %s", (name, language, topic, positive, negative) => {
  expect(sidesOf(name, language, () => false)).toEqual({ topic, positive, negative });
});

test("a word of feeling that sets the theme apart stays in its name", () => {
  const name = "Lost luggage";
  expect(sidesOf(name, "en", (stem) => stem === "lost")).toEqual({ topic: name, positive: name, negative: name });
});

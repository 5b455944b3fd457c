import { expect, it } from "vitest";
import { withoutQuotes } from "./without-quotes";

it.each([
  [
    'Praise of staff. For example "so kind", "always smiling". Not: price.',
    'Praise of staff. For example "always smiling". Not: price.',
  ],
  ['Praise of staff. For example "always smiling", "so kind".', 'Praise of staff. For example "always smiling".'],
  ['Praise of staff. For example "so kind". Not: price.', "Praise of staff. Not: price."],
  ['Lob des Personals. Zum Beispiel "so kind".', "Lob des Personals."],
  ['Guests who say "so kind" or mean it', 'Guests who say "[…]" or mean it'],
  ["„so kind“, «always smiling» or “so kind”", '«always smiling» or "[…]"'],
  ['Nobody is "so kind, always"', 'Nobody is "so kind, always"'],
])("takes a quote out of %j", (definition, left) => {
  expect(withoutQuotes(definition, new Set(["so kind"]))).toBe(left);
});

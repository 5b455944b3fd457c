import { expect, test } from "vitest";
import { speaksOf } from "./speaks-of";

test.each([
  ["Parking fees", "the parking", "en", true],
  ["Expensive parking", "parking fees", "en", false],
  ["Waiting times", "waiting time", "en", true],
  ["Preise", "Preis", "de", true],
  ["Parking", "", "en", false],
])("%s speaks of %s: %s %s", (name, subject, language, expected) => {
  expect(speaksOf(name, subject, language)).toBe(expected);
});

import { expect, test } from "vitest";
import { compoundParts } from "./glossary/glossary";
import { stemmerOf } from "./stems";

test.each(["de", "nl", "fr"])("what is too long for a word takes no time in %s", (language) => {
  const long = "1234567890".repeat(1_000);
  expect(stemmerOf(language)(long)).toBe(long);
  expect(compoundParts(long, language)).toEqual([]);
});

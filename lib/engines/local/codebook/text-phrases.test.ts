import { expect, test } from "vitest";
import { phrasesOf, withoutMasks } from "./text-phrases";

test.each(["[NAME]", "[NAME_1]", "[PERSON 2]", "NAME_1]"])(
  "no mask of personal data is a word of the answer: %s",
  (mask) => {
    expect(withoutMasks(`we met ${mask} there`)).toBe("we met , there");
  },
);

test.each([
  ["increased taxes on super", "increased taxes", false],
  ["adopted children", "adopted children", false],
  ["raise taxes", "raise taxes", true],
])("a participle before a noun is no action: %s", (text, spelling, isAction) => {
  const [found] = phrasesOf([text], "en");
  expect([...(found?.values() ?? [])]).toContainEqual(expect.objectContaining({ spelling, isAction }));
});

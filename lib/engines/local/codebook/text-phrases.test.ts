import { expect, test } from "vitest";
import { phrasesOf } from "./text-phrases";

test.each([
  ["increased taxes on super", "increased taxes", false],
  ["adopted children", "adopted children", false],
  ["raise taxes", "raise taxes", true],
])("a participle before a noun is no action: %s", (text, spelling, isAction) => {
  const [found] = phrasesOf([text], "en");
  expect([...(found?.values() ?? [])]).toContainEqual(expect.objectContaining({ spelling, isAction }));
});

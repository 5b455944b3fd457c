import { expect, test } from "vitest";
import { isNoAnswerName } from "@/lib/language/no-answer/no-answer-name";
import { needsNoAnswerCode, withNoAnswerCode } from "./no-answer-code";

const OPTIONS = { granularity: 3, maxCodes: 10, minFrequency: 2, includeOther: true };

function groupsOf(...texts: string[]) {
  return texts.map((text, at) => {
    const answer = { id: String(at), text, language: "en", flags: [] };
    return { representative: answer, answers: [answer] };
  });
}

test.each([
  "Nothing",
  "None",
  "Don't know",
  "Nothing / don't know",
  "No comment",
  "Weiß nicht",
  "Nichts / weiß nicht",
  "Niente / non sa",
  "没有 / 不知道",
  "Nic / nie wiem",
])("%j is the name of a code for answers that say nothing", (name) => expect(isNoAnswerName(name)).toBe(true));

test.each(["Nothing to complain about", "No parking", "Nonesuch", "Other", "Not enough staff"])(
  "%j is the name of a code with content",
  (name) => expect(isNoAnswerName(name)).toBe(false),
);

test("a codebook needs the code where enough answers would get it", async () => {
  const groups = groupsOf("Nothing", "idk", "Rude staff");
  expect(needsNoAnswerCode(groups, OPTIONS)).toBe(true);
  expect(needsNoAnswerCode(groups, { ...OPTIONS, minFrequency: 3 })).toBe(false);
  expect(needsNoAnswerCode(groups, { ...OPTIONS, includeOther: false })).toBe(false);
});

test("the code is added once, to the category Other", () => {
  const other = { name: "Other", codes: [{ name: "Other", definition: null, sentiment: "Neutral" as const }] };
  const once = withNoAnswerCode([other], "en");
  expect(once).toHaveLength(1);
  expect(once[0]?.codes.map(({ name }) => name)).toEqual(["Other", "Nothing / don't know"]);
  expect(withNoAnswerCode(once, "en")).toEqual(once);
});

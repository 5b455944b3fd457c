import { expect, test } from "vitest";
import { isNoAnswerName } from "@/lib/language/no-answer/no-answer-name";
import { neededNoAnswerCodes, withNoAnswerCodes } from "./no-answer-code";

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
  "Nothing / all fine",
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

test("a codebook needs a code where enough answers would get it", () => {
  const groups = groupsOf("Nothing", "none", "idk", "Rude staff");
  expect(neededNoAnswerCodes(groups, OPTIONS)).toEqual(["fine"]);
  expect(neededNoAnswerCodes(groups, { ...OPTIONS, minFrequency: 1 })).toEqual(["fine", "dontKnow"]);
  expect(neededNoAnswerCodes(groups, { ...OPTIONS, minFrequency: 3 })).toEqual([]);
  expect(neededNoAnswerCodes(groups, { ...OPTIONS, includeOther: false })).toEqual([]);
});

test("the codes are added once, to the category Other", () => {
  const other = { name: "Other", codes: [{ name: "Other", definition: null, sentiment: "Neutral" as const }] };
  const once = withNoAnswerCodes([other], "en", ["fine", "dontKnow"]);
  expect(once).toHaveLength(1);
  expect(once[0]?.codes.map(({ name }) => name)).toEqual(["Other", "Nothing / all fine", "Don't know"]);
  expect(withNoAnswerCodes(once, "en", ["fine"])).toEqual(once);
});

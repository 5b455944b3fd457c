import { expect, test } from "vitest";
import { codebookRequest, namesIn } from "@/test/codebook-request";
import { askedWords, repeatsQuestion } from "./asked-words";
import { generateCodebook } from "./generate";

const SUBJECTS = [
  ["the cable car", "a cable car", "our cable car"],
  ["the vineyard", "a vineyard", "our vineyard"],
  ["the orchard", "an orchard", "our orchard"],
];

/**
 * The names of the codes that are drafted from this many answers to a question; each answer is about one of three
 * subjects.
 */
function namesFor(question: string | null, count: number): string[] {
  const endings = ["today", "again", "really", "this week", "as ever"];
  const answers = Array.from({ length: count }, (_, at) => {
    const subject = SUBJECTS[at % SUBJECTS.length] as string[];
    return `${subject[Math.floor(at / SUBJECTS.length) % subject.length]} ${endings[at % endings.length]}`;
  });
  const options = { granularity: 5, maxCodes: 6, minFrequency: 3, includeOther: false };
  return namesIn(generateCodebook(codebookRequest(answers, { question, options })));
}

test.each([
  ["many answers", 240],
  ["few answers", 45],
])("what the question asks about names no code: %s", (_, count) => {
  const names = namesFor("Should the town build a cable car?", count);
  expect(names).toEqual(expect.arrayContaining(["Orchard", "Vineyard"]));
  expect(names.join()).not.toMatch(/cable car/i);
});

test("no code is named by an action on what the question asks about, or mostly by its words", () => {
  const asked = askedWords("Should the town build a cable car?", "en");
  const repeats = (stems: string[], isAction = false) => repeatsQuestion({ stems, isAction }, asked);
  expect(repeats(["ride", "car"], true)).toBe(true);
  expect(repeats(["cabl", "car", "cost"])).toBe(true);
  expect(repeats(["car", "fare"])).toBe(false);
});

test.each([
  ["without a question", null],
  ["if another sentence than the question says it", "We built a cable car. How do you find that?"],
  ["if the question lists it beside others", "What do you think of the cable car and the orchard?"],
])("the same words name a code %s", (_, question) => {
  for (const count of [240, 45]) expect(namesFor(question, count)).toContain("Cable car");
});

test("a list covers the two words on either side, and a question without a question mark is read in full", () => {
  expect([...askedWords("How was your holiday at our hotel: the breakfast and the staff?", "en")]).toHaveLength(1);
  expect([...askedWords("We should subsidize space exploration", "en")]).toHaveLength(3);
  expect([...askedWords("Wie war Ihr Aufenthalt in unserem Hotel?", "de")]).toContain("hotel");
});

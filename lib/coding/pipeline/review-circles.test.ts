import { expect, it } from "vitest";
import type { CodingTask, EngineAnswer } from "@/lib/engines/engine";
import { localEngine } from "@/lib/engines/local/engine";
import { reviewCircles } from "./review-circles";

const task: CodingTask = {
  codingType: "qualitative",
  language: "en",
  question: null,
  codes: [],
  examples: [],
  corpus: [],
};

const groupsOf = (names: readonly string[]) =>
  names.map((text, index) => ({ representative: { id: `${index}`, text, language: "en" }, answers: [] }));

/** An engine whose families are the answers' first letters; a digit has no relations. */
const byLetter = {
  ...localEngine,
  reviewSize: 3,
  familiesOf: async (_: CodingTask, answers: readonly EngineAnswer[]) => ({
    value: answers.map(({ text }) => (/^\d/.test(text) ? null : text.charAt(0))),
    usage: { calls: 0, inputTokens: 0, outputTokens: 0 },
  }),
};

const circlesOf = (names: readonly string[]) =>
  reviewCircles(byLetter, task, groupsOf(names), new AbortController().signal);

it("keep families together, in the order of their first answers, and as small as one call allows", async () => {
  const circles = await circlesOf(["a", "b", "1", "a", "2", "b", "b", "a", "3", "4"]);
  expect(circles.map(({ members }) => members)).toEqual([[0, 3, 7], [1, 5, 6], [2, 4, 8], [9]]);
});

it("are one where all answers are of one family, however many they are", async () => {
  const [circle, ...others] = await circlesOf(Array.from({ length: 200_000 }, () => "a"));
  expect([circle?.members.length, others]).toEqual([200_000, []]);
});

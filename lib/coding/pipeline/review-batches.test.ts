import { expect, it } from "vitest";
import { type CodingTask, type EngineAnswer, NO_USAGE } from "@/lib/engines/engine";
import { localEngine } from "@/lib/engines/local/engine";
import { reviewBatches } from "./review-batches";

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

/**
 * An engine that groups answers into families by their first letter; an answer that begins with a digit is in no
 * family.
 */
const byLetter = {
  ...localEngine,
  reviewSize: 3,
  familiesOf: async (_: CodingTask, answers: readonly EngineAnswer[]) => ({
    value: answers.map(({ text }) => (/^\d/.test(text) ? null : text.charAt(0))),
    usage: NO_USAGE,
  }),
};

const batchesOf = (names: readonly string[]) =>
  reviewBatches(byLetter, task, groupsOf(names), new AbortController().signal);

it("batches keep families together, in the order of their first answers, and end once they fill a call", async () => {
  const batches = await batchesOf(["a", "b", "1", "a", "2", "b", "b", "a", "3", "4"]);
  expect(batches.map(({ members }) => members)).toEqual([[0, 3, 7], [1, 5, 6], [2, 4, 8], [9]]);
});

it("one family is one batch, however large it is", async () => {
  const [batch, ...others] = await batchesOf(Array.from({ length: 200_000 }, () => "a"));
  expect([batch?.members.length, others]).toEqual([200_000, []]);
});

it("answers that fit into one call are one batch, in their own order", async () => {
  expect(await batchesOf(["b", "a", "b"])).toEqual([{ members: [0, 1, 2], atOnce: 3 }]);
});

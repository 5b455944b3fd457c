import { expect, test } from "vitest";
import { LONGEST_SHOWN_ANSWER } from "./parameters";
import { promptRuns } from "./runs";
import { spreadSample } from "./sample";

const texts = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `${index}`.padEnd(length, "x") }));

test("a prompt holds at most 20 answers, in order", () => {
  const answers = texts(45, 10);

  expect(promptRuns(answers).map((run) => run.length)).toEqual([20, 20, 5]);
  expect(promptRuns(answers).flat()).toEqual(answers);
  expect(promptRuns([])).toEqual([]);
});

test("prompts hold fewer long answers, and an answer counts only as far as it is shown", () => {
  expect(promptRuns(texts(5, 10_000)).map((run) => run.length)).toEqual([2, 2, 1]);
  expect(promptRuns(texts(4, 50 * LONGEST_SHOWN_ANSWER)).map((run) => run.length)).toEqual([2, 2]);
});

test("a sample is spread over all answers and split evenly", () => {
  const parts = spreadSample(texts(10_000, 40).map(({ text }) => text));
  const places = parts.flat().map((text) => Number.parseInt(text, 10));

  expect(parts.map((part) => part.length)).toEqual([600, 600, 600, 600]);
  expect(Math.max(...places)).toBeGreaterThan(9_900);
  expect(new Set(places).size).toBe(2_400);
  expect(spreadSample(["one", "two"])).toEqual([["one", "two"]]);
});

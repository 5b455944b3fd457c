import { expect, test } from "vitest";
import { LONGEST_SHOWN_ANSWER } from "./parameters";
import { evenRuns, promptRuns } from "./runs";
import { chooseByTheme, dealIntoParts, distinctAnswers, fitIntoPrompts } from "./sample";

const texts = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `${index}`.padEnd(length, "x") }));

test("a prompt holds at most so many answers, in order", () => {
  const answers = texts(45, 10);

  expect(promptRuns(answers, 20).map((run) => run.length)).toEqual([20, 20, 5]);
  expect(promptRuns(answers, 20).flat()).toEqual(answers);
  expect(promptRuns([], 20)).toEqual([]);
});

test("prompts hold fewer long answers, and an answer counts only as far as it is shown", () => {
  expect(promptRuns(texts(5, 10_000), 20).map((run) => run.length)).toEqual([2, 2, 1]);
  expect(promptRuns(texts(4, 50 * LONGEST_SHOWN_ANSWER), 20).map((run) => run.length)).toEqual([2, 2]);
});

test("prompts are equally large, and somewhat smaller where parallel places would stay empty", () => {
  const sizes = (count: number, concurrency: number, answersPerPrompt = 60) =>
    evenRuns(texts(count, 10), { concurrency, answersPerPrompt }).map((run) => run.length);

  expect(sizes(61, 4)).toEqual([31, 30]);
  expect(sizes(200, 4)).toEqual([50, 50, 50, 50]);
  expect(sizes(23, 1, 10)).toEqual([8, 8, 7]);
  expect(sizes(5_300, 16)).toHaveLength(95);
  expect(Math.min(...sizes(5_300, 16).slice(0, -1))).toBe(56);
  expect(sizes(0, 4)).toEqual([]);
});

test("a sample holds as much as fits, with every theme, and its parts are cross-sections", () => {
  const answers = distinctAnswers(texts(10_000, 100).map(({ text }) => ({ text: `${text} and so on` })));
  const themes = answers.map((_, index) => (index % 1_000 === 0 ? "rare" : "common"));

  const sample = chooseByTheme(answers, themes);
  const places = sample.map(({ text }) => Number.parseInt(text, 10));

  expect(fitIntoPrompts(answers)).toBe(false);
  expect(fitIntoPrompts(sample)).toBe(true);
  expect(places.filter((place) => place % 1_000 === 0)).toHaveLength(10);
  expect(sample.length).toBeGreaterThan(3_000);
  expect(dealIntoParts(sample).map((part) => Math.round(part.length / 100))).toEqual([9, 9, 9, 9]);
});

test("equal answers are one answer with the number of respondents", () => {
  expect(distinctAnswers([{ text: "good", count: 2 }, { text: "bad" }, { text: "good" }])).toEqual([
    { text: "good", count: 3 },
    { text: "bad", count: 1 },
  ]);
});

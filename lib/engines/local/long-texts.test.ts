import { expect, test } from "vitest";
import type { CodingTask } from "../engine";
import { lessonOf } from "./lesson";
import { deadlineFor } from "./limits";

const LENGTH = 100_000;
const long = Array.from({ length: 300 }, (_, index) => `${index} ${"a".repeat(LENGTH)}`);

test("a task is learnt from no more characters than a worker reads in reasonable time", () => {
  const task: CodingTask = {
    codingType: "qualitative",
    language: "en",
    question: null,
    codes: [],
    examples: long.map((text) => ({ text, codeIds: [] })),
  };
  const texts = lessonOf(task).material.examples.map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.join("").length).toBeLessThanOrEqual(4_000_000);
});

test("long answers have more time than short ones", () => {
  const short = deadlineFor(long.map(() => "short"));
  expect(deadlineFor(long) - short).toBeGreaterThan(500_000);
});

test("codes with long definitions have more time than short ones", () => {
  const codes = (definition: string) => Array.from({ length: 200 }, () => ({ name: "Staff", definition }));
  const deadline = (definition: string) => deadlineFor(["short"], { codes: codes(definition), examples: [] });
  expect(deadline("a".repeat(4_000)) - deadline("a")).toBeGreaterThan(100_000);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readAnswer } from "../reading";
import { saysNoComplaint } from "./no-complaint";

const MIN_RIGHT = 0.95;

/** Answers to "What could be better?", under headings with their language, and whether they complain. */
const examples = readFileSync(`${import.meta.dirname}/fixtures/no-complaint.txt`, "utf8")
  .trim()
  .split(/^## /mu)
  .flatMap((section) => {
    const [heading = "", ...texts] = section.trim().split("\n");
    const [language = "", kind] = heading.split(" ");
    return texts.map((text) => ({ text, language, complains: kind === "complaint" }));
  });

test("tells complaints from answers that say there is nothing to complain about, in seven languages", () => {
  expect(new Set(examples.map(({ language }) => language)).size).toBe(7);
  const wrong = examples.filter(
    ({ text, language, complains }) => saysNoComplaint(readAnswer(text, language), "blame") === complains,
  );
  expect(1 - wrong.length / examples.length, wrong.map(({ text }) => text).join("\n")).toBeGreaterThanOrEqual(
    MIN_RIGHT,
  );
});

test("where people were not asked for complaints, a bare nothing says nothing", () => {
  expect(saysNoComplaint(readAnswer("Nothing", "en"), null)).toBe(false);
  expect(saysNoComplaint(readAnswer("Nothing", "en"), "praise")).toBe(false);
  expect(saysNoComplaint(readAnswer("No complaints", "en"), null)).toBe(true);
});

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

test.each([
  ["en", "Fair prices"],
  ["en", "A quiet room"],
  ["en", "Cleanliness"],
  ["en", "Flexible hours so I can pick up my kids"],
  ["de", "Freundliches Personal"],
  ["de", "Sauberkeit"],
  ["fr", "Des prix justes"],
  ["nl", "Vriendelijk personeel"],
])("where people were asked for complaints, a good thing that is only named is a wish (%s: %s)", (language, text) => {
  expect(saysNoComplaint(readAnswer(text, language), "blame")).toBe(false);
});

test.each([
  "It was great",
  "Excellent",
  "Very happy",
  "The nurses were very kind",
  "So helpful",
  "I am happy with my care",
])("praise of all, or of something beyond measure, is none: %s", (text) => {
  expect(saysNoComplaint(readAnswer(text, "en"), "blame")).toBe(true);
});

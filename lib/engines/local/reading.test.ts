import { describe, expect, it } from "vitest";
import { readAnswer } from "./reading";

const LONGEST = 100_000;

describe("readAnswer", () => {
  it.each(["friendly staff ", "a, ", "-, ", "The staff, and the room, were nice ", "not good at all but ", "a", "、"])(
    "reads an answer of 100,000 characters made of %o in seconds, not minutes",
    (part) => {
      const text = part.repeat(LONGEST).slice(0, LONGEST);
      expect(readAnswer(text, "en").text).toBe(text);
    },
    60_000,
  );
});

it("a question is never read as praise, but may be a complaint", () => {
  const sentiments = (text: string) => readAnswer(text, "en").passages.map(({ sentiment }) => sentiment);
  expect(sentiments("Is fast delivery supported?")).toEqual(["Neutral"]);
  expect(sentiments("Great lake. Is it open?")).toEqual(["Positive", "Neutral"]);
  expect(sentiments("Why is the lake so dirty?")).toEqual(["Negative"]);
});

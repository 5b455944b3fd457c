import { expect, test } from "vitest";
import { wordingOf } from "./wording";

test("the made-up title of a one-call question is no wording", () => {
  const made = { projectName: "One-call coding of 60 answers", temporary: true };
  expect(wordingOf({ ...made, text: "One-call coding of 60 answers" })).toBeNull();
  expect(wordingOf({ ...made, text: "What did you like?" })).toBe("What did you like?");
  expect(wordingOf({ text: "Stay", projectName: "Stay", temporary: false })).toBe("Stay");
});

import { expect, it } from "vitest";
import { fileName } from "./file-name";

it("is made of the words of the question, and ends with one", () => {
  expect(fileName({ title: "What stood out to you, good or bad?" })).toBe("what-stood-out-to-you-good-or-bad");
  expect(fileName({ title: `${"a".repeat(59)}, and more` })).toBe("a".repeat(59));
  expect(fileName({ title: "?!" })).toBe("answers");
});

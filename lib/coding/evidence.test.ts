import { expect, test } from "vitest";
import { findEvidence } from "./evidence";

const TEXT = "The STAFF – all of them – were “great”. İstanbul’s best 👍🏽!";

test.each([
  ["were “great”", "were “great”"],
  ["the staff", "The STAFF"],
  ["  staff  -  all of  them ", "STAFF – all of them"],
  ['"they – were "great"', null],
  ['them were "great"', null],
  ['"were "great"', "were “great"],
  ["...best 👍🏽…", "best 👍🏽"],
  ["istanbul's best", null],
  ["İSTANBUL's best", "İstanbul’s best"],
  ["rude staff", null],
  ["", null],
  ["…", null],
  [null, null],
])("%j is found as %j", (quoted, found) => {
  expect(findEvidence(TEXT, quoted)).toBe(found);
});

test("composed and decomposed letters are the same", () => {
  expect(findEvidence("très café", "cafe\u0301")).toBe("café");
});

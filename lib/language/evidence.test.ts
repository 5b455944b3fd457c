import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
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

test.each([
  ["tre\u0300s cafe\u0301 noir", "café", "cafe\u0301"],
  ["한글 좋아요".normalize("NFD"), "좋아요", "좋아요".normalize("NFD")],
  ["a so\u00adft bed\u200bding\u0007", "soft bedding", "so\u00adft bed\u200bding"],
  ["1. Lidl\r\n\r\n2. Aldi", "Lidl\n2. Aldi", "Lidl\r\n\r\n2. Aldi"],
  ["ﬁne Ｂ＆Ｂ", "fine B&B", "ﬁne Ｂ＆Ｂ"],
  ["STRASSE", "Straße", "STRASSE"],
  ["Great 👍🏽!", "great 👍", "Great 👍🏽"],
  ["Kids 👨‍👩‍👧 welcome", "👨", "👨‍👩‍👧"],
  ["الموظَّفون لطفاء", "الموظ", "الموظَّ"],
])("in %j as it is stored, %j is found", (stored, quoted, found) => {
  expect(findEvidence(stored, quoted)).toBe(found);
});

/** Milliseconds of processor time for ten searches; one search takes 3 to 30. */
const MAX_OF_TEN = 1_500;

test.each(["The Room was clean ", "a", "a\u0301\u0316", "\u0301\u0316", "ﷺ", "한글좋아요", "我们都好", "👍🏽"])(
  "the longest answer made of %j is searched in little time",
  (part) => {
    const text = part.repeat(10_000 / part.length);
    const before = process.cpuUsage();
    for (let time = 0; time < 10; time++) expect(findEvidence(text, "DIRTY rooms")).toBe(null);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(MAX_OF_TEN);
  },
);

/** A text of 4,900 different Chinese characters, each followed by the combining mark with this number. */
const markedText = (mark: number): string =>
  Array.from({ length: 4_900 }, (_, index) => String.fromCharCode(0x4e00 + index, 0x300 + mark)).join("");

/**
 * The most bytes that the cache of folded characters may hold after the test. Without a limit it would hold 38 million
 * bytes for 490,000 characters.
 */
const MAX_HELD = 20_000_000;

test("texts of ever new characters are searched as well, and do not fill the memory", () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage: () => void = runInNewContext("gc");
  const held = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = held();
  for (let mark = 0; mark < 100; mark++) {
    expect(findEvidence(`${markedText(mark)}Café`, "CAFE\u0301")).toBe("Café");
  }
  expect(held() - before).toBeLessThan(MAX_HELD);
});

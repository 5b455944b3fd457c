import { expect, it } from "vitest";
import { timesAsSlow } from "@/test/times-as-slow";
import { normalForm } from "./normal-form";

const FORMS = ["NFC", "NFD", "NFKC", "NFKD"] as const;
const LENGTH = 100_000;
const fill = (part: string) => part.repeat(LENGTH / part.length);

it.each(["cafe\u0301", "한글 좋아요", "ﬁne Ｂ＆Ｂ ｶﾞ", `a${"\u0301\u0316".repeat(15)}`, ""])(
  "%j has its usual forms",
  (text) => {
    for (const form of FORMS) {
      for (const times of [1, 50])
        expect(normalForm(text.repeat(times), form)).toBe(text.repeat(times).normalize(form));
    }
  },
);

it.each([
  ["marks that change their order", "\u0301\u0316"],
  ["half-width letters that become marks", "\u0301\uFF9E"],
])("%s take linear time, and none is lost", (_, marks) => {
  const hostile = `a${fill(marks)}`;
  for (const form of FORMS) expect(normalForm(hostile, form).length).toBeGreaterThanOrEqual(LENGTH);
  expect(timesAsSlow((text) => normalForm(text, "NFKC"), { hostile, ordinary: fill("Cafe\u0301") })).toBeLessThan(500);
});

import { expect, it } from "vitest";
import { timesAsSlow } from "@/test/times-as-slow";
import { bareAnswer } from "./no-content";

const LENGTH = 40_000;
const ordinary = "The room was clean. ".repeat(LENGTH / 20);

it.each(["/", " lol", "/a", " / "])("an answer with a long run of %j is read in time linear to its length", (unit) => {
  const hostile = `a${unit.repeat(LENGTH / unit.length)}b`;
  expect(timesAsSlow(bareAnswer, { hostile, ordinary })).toBeLessThan(20);
});

it.each([
  ["No idea lol haha", "no idea"],
  ["n/a / n/a // n/a", "n/a"],
  ["//nothing//", "nothing"],
  ["lol", "lol"],
])("%j is read as %j", (text, bare) => {
  expect(bareAnswer(text)).toBe(bare);
});

import { describe, expect, it } from "vitest";
import { timesAsSlow } from "@/test/times-as-slow";
import { indexOfPassage } from "./find-passage";

const SAMPLES = ["a", "b", "ab", "aab", "ba"];

describe("where a passage begins", () => {
  it("is what indexOf says, for short and long passages that stand in the text once, often or never", () => {
    for (const one of SAMPLES) {
      for (const other of SAMPLES) {
        const text = `x${one.repeat(150)}${other}${one.repeat(300)}${other.repeat(300)}y`;
        for (const passage of [
          one.repeat(300),
          `${other}${one.repeat(250)}`,
          `${one.repeat(250)}${other.repeat(250)}`,
          `${one.repeat(900)}`,
          text,
          "",
        ]) {
          expect(indexOfPassage(text, passage)).toBe(text.indexOf(passage));
        }
      }
    }
  });

  it("is found about as fast in texts that repeat themselves as in others", () => {
    const words = Array.from({ length: 20_000 }, (_, index) => `w${(index * 7919).toString(36)}`).join(" ");
    const find = (text: string) => indexOfPassage(text, text.slice(-10_000));
    const hostile = `${"a".repeat(90_000)}b${"a".repeat(9_999)}`;
    expect(timesAsSlow(find, { hostile, ordinary: words.slice(0, 100_000) })).toBeLessThan(20);
  });
});

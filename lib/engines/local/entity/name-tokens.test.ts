import { expect, it } from "vitest";
import { timesAsSlow } from "@/test/times-as-slow";
import { piecesOf } from "./name-tokens";

const LENGTH = 40_000;
const ordinary = "The room was clean. ".repeat(LENGTH / 20);

it.each([" ", " -", ".", " - ", "\u2003"])(
  "names around a long run of %j are cut in time linear to its length",
  (unit) => {
    const hostile = `a${unit.repeat(LENGTH / unit.length)}b`;
    expect(timesAsSlow((text) => piecesOf(text, "en"), { hostile, ordinary })).toBeLessThan(20);
  },
);

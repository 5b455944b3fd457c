import { expect, it } from "vitest";
import { timesAsSlow } from "@/test/times-as-slow";
import { parseDefinition } from "./definition";

const LENGTH = 40_000;
const ordinary = "The room was clean. ".repeat(LENGTH / 20);

it.each([" ", "; ", "'", "not "])(
  "a definition with a long run of %j is parsed in time linear to its length",
  (unit) => {
    const hostile = `a${unit.repeat(LENGTH / unit.length)}b`;
    expect(timesAsSlow(parseDefinition, { hostile, ordinary })).toBeLessThan(20);
  },
);

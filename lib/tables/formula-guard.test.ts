import { expect, it } from "vitest";
import { guard, unguard } from "./formula-guard";

const FULL_WIDTH = ["＝1+1", "＋1", "－1+2", "＠sum(a1)", "\u3000＝1+1"];

it.each(["=1+1", "@sum(a1)", "\tcmd", "\rcmd", "\ncmd", "\u00a0=1+1", "''=1+1", "-2+3", "+4x", "-", ...FULL_WIDTH])(
  "%j is text with an apostrophe, and comes back",
  (cell) => {
    expect(guard(cell)).toBe(`'${cell}`);
    expect(unguard(guard(cell))).toBe(cell);
  },
);

it.each([
  ["good;=1+1", "good;'=1+1"],
  ["good\t=1+1", "good\t'=1+1"],
  ["good\r\n=1+1", "good\r\n'=1+1"],
  ["good; \u00a0＝1+1; -2", "good;' \u00a0＝1+1; -2"],
  ["=1;'=2;;@sum(a1)", "'=1;''=2;;'@sum(a1)"],
  ["'\t=1", "''\t'=1"],
  ['good;"=1+1;bad', `good;'"=1+1;bad`],
  [";\n=1", ";\n'=1"],
])("%j has no formula where Excel separates cells by semicolons or tabs, and comes back", (cell, guarded) => {
  expect(guard(cell)).toBe(guarded);
  expect(unguard(guarded)).toBe(cell);
});

it.each(["", "a=1", "'quoted'", "-2", "+1.5", "-3,5 %", "2e-3", "1 = 1", "good; bad", "1;-2\t+3", "a - b; c = d"])(
  "%j is left as it is",
  (cell) => {
    expect(guard(cell)).toBe(cell);
    expect(unguard(cell)).toBe(cell);
  },
);

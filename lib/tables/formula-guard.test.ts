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

it.each(["", "a=1", "'quoted'", "-2", "+1.5", "-3,5 %", "2e-3", "1 = 1"])("%j is left as it is", (cell) => {
  expect(guard(cell)).toBe(cell);
  expect(unguard(cell)).toBe(cell);
});

import { expect, it } from "vitest";
import { endOfSleep } from "./reply";

it.each([
  ["30s", 31_000],
  ["1w2d3h4m5s", 788_646_000],
  ["", 1_000],
  ["2026-03-01T00:00:00.000Z", Date.UTC(2026, 2, 1)],
  ["soon", undefined],
])("reads the end of a sleep: %s", (text, end) => {
  expect(endOfSleep(text, 1_000)?.getTime()).toBe(end);
});

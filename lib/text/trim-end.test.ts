import { expect, it } from "vitest";
import { trimEnd } from "./trim-end";

it("drops the unwanted characters at the end alone", () => {
  expect(trimEnd(" a b \0 ", /[ \0]/)).toBe(" a b");
  expect(trimEnd("x𝓕.", /\P{L}/u)).toBe("x𝓕");
  expect(trimEnd("x👍", /\P{L}/u)).toBe("x");
  expect(trimEnd("..", /\./)).toBe("");
});

it("takes no time for long runs within a text", () => {
  const started = performance.now();
  expect(trimEnd(`a${" ".repeat(500_000)}b`, /\s/)).toHaveLength(500_002);
  expect(performance.now() - started).toBeLessThan(5_000);
});

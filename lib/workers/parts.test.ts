import { expect, test } from "vitest";
import { MESSAGE_WEIGHT } from "./parameters";
import { Assembly, partsOf } from "./parts";

const words = (count: number) => Array.from({ length: count }, (_, index) => `word ${index}`);
const assembled = (value: unknown) => {
  const assembly = new Assembly();
  const parts = [...partsOf(value)];
  for (const part of parts) assembly.add(structuredClone(part));
  return { parts: parts.length, value: assembly.value };
};

test("a small value is one part", () => {
  const value = { list: words(10), name: "a", nothing: null, bytes: new Uint8Array(3), missing: undefined };
  expect(assembled(value)).toEqual({ parts: 1, value });
  expect(assembled(undefined)).toEqual({ parts: 1, value: undefined });
});

test.each([
  ["a long list", words(50_000)],
  [
    "a list below an object in a list",
    {
      a: [
        { name: "x", codes: words(50_000) },
        { name: "y", codes: [] },
      ],
      b: 1,
    },
  ],
  ["many keys", Object.fromEntries(words(50_000).map((word) => [word, word]))],
  ["a long text between others", ["a", "b".repeat(2 * MESSAGE_WEIGHT), "c"]],
  ["lists of lists", [words(30_000), words(3), words(30_000)]],
])("%s comes back as it was, in several parts", (_, value) => {
  const { parts, value: back } = assembled(value);
  expect(parts).toBeGreaterThan(1);
  expect(back).toEqual(value);
});

test("a member named __proto__ stays a member", () => {
  const value = JSON.parse(`{"__proto__":{"polluted":true},"list":${JSON.stringify(words(50_000))}}`);
  const { value: back } = assembled(value);
  expect(Object.keys(back as object)).toEqual(["__proto__", "list"]);
  expect(back).not.toHaveProperty("polluted");
});

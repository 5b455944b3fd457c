import { expect, it } from "vitest";
import { sentenceEncoderOf } from "./sentence-encoder";
import { readWeights } from "./weights";
import { wordPiecesOf } from "./word-pieces";

const encoder = sentenceEncoderOf("en");

function similarity(one: string, other: string): number {
  const [left, right] = encoder?.encode([one, other]) ?? [];
  return left?.reduce((sum, value, column) => sum + value * (right?.[column] ?? 0), 0) ?? Number.NaN;
}

it("gives texts of like meaning like vectors", () => {
  const alike = similarity("I waited far too long for my food.", "The queue for lunch was endless.");
  expect(alike).toBeGreaterThan(similarity("I waited far too long for my food.", "She explained my diagnosis well."));
  expect(similarity("Great teacher", "Great teacher")).toBeCloseTo(1, 5);
});

it("encodes a text alike alone and among others", () => {
  const texts = Array.from({ length: 200 }, (_, number) => `Answer ${number} says that parking was hard to find.`);
  const together = encoder?.encode(texts)[150];
  const alone = encoder?.encode([`${texts[150]}`])[0];
  expect(together).toEqual(alone);
});

it("encodes texts without any symbol, and long ones in bounded time", () => {
  expect(encoder?.encode([""])[0]?.every((value) => value === 0)).toBe(true);
  expect(encoder?.encode(["word ".repeat(100_000)])[0]?.length).toBe(512);
});

it("has no encoder for languages that the weights do not know", () => {
  expect(sentenceEncoderOf("de")).toBeNull();
});

it("cuts words into the pieces that are most probable together", () => {
  const vocabulary = readWeights()?.vocabulary ?? [];
  const pieces = wordPiecesOf(vocabulary)("unfriendly staff ﷺ").map((number) => vocabulary[number]?.[0]);
  expect(pieces.join("").replaceAll("\u2581", " ")).toContain(" unfriendly staff");
});

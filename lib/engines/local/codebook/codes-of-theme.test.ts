import { expect, test } from "vitest";
import type { Sentiment } from "@/db/schema/terms";
import { readAnswer } from "../reading";
import { codesOfTheme } from "./codes-of-theme";
import type { Theme } from "./theme";

/** A theme whose mentions all have the given sentiment, whatever the sentiment of their words. */
function themeOf(texts: readonly string[], sentiment: Sentiment): Theme {
  const mentions = texts.flatMap((text, answer) =>
    readAnswer(text, "en").passages.map((passage) => ({ answer, passage, sentiment, clarity: 1 })),
  );
  const name = { topic: "Kiosk", positive: "Kiosk: praise", negative: "Kiosk: complaints", about: "kiosk" };
  return { ...name, concept: null, keywords: [], typical: new Map(), mentions };
}

test.each([
  [["the kiosk sold bread", "a kiosk by the pier", "our kiosk", "the kiosk at noon"], "Neutral"],
  [["a lovely kiosk", "the kiosk is great", "our wonderful kiosk", "the kiosk at noon"], "Positive"],
  [["a lovely kiosk", "the kiosk is great"], "Positive"],
  [["a lovely kiosk", "the kiosk at noon"], "Neutral"],
])("a code is positive if words show it, not where the sentiment model guesses: %j is %s", (texts, sentiment) => {
  expect(codesOfTheme(themeOf(texts, "Positive"), "qualitative", 2, "en")).toMatchObject([
    { name: "Kiosk", sentiment },
  ]);
});

test("a good thing in the name is no praise of it", () => {
  const texts = ["the security", "security of the kiosk", "our security"];
  const name = { topic: "Security", positive: "Security", negative: "Security", about: "security" };
  const neutral = { ...themeOf(texts, "Positive"), ...name };
  const praised = {
    ...themeOf(
      [...texts, "great security", "wonderful security", "security is excellent", "security is great"],
      "Positive",
    ),
    ...name,
  };
  expect(codesOfTheme(neutral, "qualitative", 2, "en")).toMatchObject([{ sentiment: "Neutral" }]);
  expect(codesOfTheme(praised, "qualitative", 2, "en")).toMatchObject([{ sentiment: "Positive" }]);
});

test.each([
  ["the kiosk at noon", 20, "the kiosk at noon", 1, "Neutral"],
  ["the kiosk at noon", 4, "the kiosk at noon", 4, "Neutral"],
  ["a lovely kiosk", 1, "a terrible kiosk", 1, "Mixed"],
])("a code is mixed if words show both sides: %s (%i) and %s (%i) is %s", (good, praised, bad, blamed, sentiment) => {
  const praise = themeOf(Array<string>(praised).fill(good), "Positive");
  const blame = themeOf(Array<string>(blamed).fill(bad), "Negative");
  const theme = { ...praise, mentions: [...praise.mentions, ...blame.mentions] };
  expect(codesOfTheme(theme, "qualitative", 2, "en")).toMatchObject([{ name: "Kiosk", sentiment }]);
});

test.each([
  [20, 1, ["Kiosk"]],
  [20, 2, ["Kiosk: praise", "Kiosk: complaints"]],
  [200, 9, ["Kiosk"]],
  [200, 10, ["Kiosk: praise", "Kiosk: complaints"]],
])("of %i answers, %i on each side of a theme: %j", (answers, side, names) => {
  const praise = themeOf(Array<string>(side).fill("a lovely kiosk"), "Positive");
  const blame = themeOf(Array<string>(side).fill("a terrible kiosk"), "Negative");
  const mentions = [
    ...praise.mentions,
    ...blame.mentions.map((mention) => ({ ...mention, answer: mention.answer + side })),
  ];
  const codes = codesOfTheme({ ...praise, mentions }, "qualitative", answers, "en");
  expect(codes.map(({ name }) => name)).toEqual(names);
  if (names.length === 1) expect(codes[0]?.sentiment).toBe("Mixed");
});

test.each([
  [4, 1, "Positive"],
  [8, 2, "Mixed"],
  [9, 2, "Positive"],
])(
  "a single code has the side on which four of five agree: %i of praise, %i of complaint, %s",
  (good, bad, sentiment) => {
    const praise = themeOf(Array<string>(good).fill("a lovely kiosk"), "Positive");
    const blame = themeOf(Array<string>(bad).fill("a terrible kiosk"), "Negative");
    const theme = { ...praise, mentions: [...praise.mentions, ...blame.mentions] };
    expect(codesOfTheme(theme, "qualitative", 200, "en")).toMatchObject([{ sentiment }]);
  },
);

test("a name judges only if nearly all mentions do", () => {
  const names = { topic: "Staff", positive: "Friendly staff", negative: "Unfriendly staff" };
  const codesOf = (texts: readonly string[]) =>
    codesOfTheme({ ...themeOf(texts, "Positive"), ...names }, "qualitative", 200, "en");
  const kind = Array<string>(9).fill("a lovely kiosk");
  expect(codesOf(kind)).toMatchObject([{ name: "Friendly staff", sentiment: "Positive" }]);
  expect(codesOf([...kind, "the kiosk", "our kiosk"])).toMatchObject([{ name: "Staff", sentiment: "Positive" }]);
});

test("where complaints were asked for, a theme is one code of complaint", () => {
  const praise = themeOf(Array<string>(12).fill("a lovely kiosk"), "Positive");
  const blame = themeOf(Array<string>(12).fill("a terrible kiosk"), "Negative");
  const theme = { ...praise, mentions: [...praise.mentions, ...blame.mentions] };
  expect(codesOfTheme(theme, "qualitative", 200, "en", { asked: "blame" })).toMatchObject([{ sentiment: "Negative" }]);
  expect(codesOfTheme(praise, "qualitative", 200, "en", { asked: "blame" })).toMatchObject([{ sentiment: "Positive" }]);
});

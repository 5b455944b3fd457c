import { expect, test } from "vitest";
import { readAnswer } from "../reading";
import { define } from "./definitions";
import { describe, wordingsOf } from "./wordings";

test("quotes hold a word of the code's name if enough passages do", () => {
  const texts = ["the harbour in the morning mist", "harbour mist", "mist", "morning mist", "mist at morning"];
  const mentions = texts.flatMap((text, answer) =>
    readAnswer(text, "en").passages.map((passage) => ({ answer, passage, sentiment: "Neutral" as const, clarity: 1 })),
  );
  const name = { topic: "Harbour", positive: "Harbour", negative: "Harbour", about: "harbour" };
  const typical = new Map([
    ["harbour", 1],
    ["mist", 1],
    ["morn", 1],
  ]);
  const theme = { category: "Themes", ...name, concept: null, keywords: [], typical, mentions };
  const definition = define({ theme, name: "Harbour", sentiment: "Neutral", mentions }, [], "en");
  expect([...definition.matchAll(/"([^"]+)"/g)].map(([, quote]) => quote)).toEqual([
    expect.stringContaining("harbour"),
    expect.stringContaining("harbour"),
  ]);
});

test("keywords are no bare verbs, and no typing errors of a few", () => {
  const good = ["create jobs, ferries", "create a harbour, ferries", "the harbour, the ferries"];
  const own = [...good, ...good, ...good, "a harbour, ferrries", "the harbour, ferrries", "harbour and ferries"];
  const others = Array.from({ length: 60 }, (_, at) => `${["the", "a", "our"][at % 3]} bakery`);
  const texts = [...own, ...others];
  const wordings = wordingsOf(texts, "en");
  const keywords = describe([...own.keys()], wordings).keywords.join(", ");
  expect(keywords).toContain("ferries");
  expect(keywords).not.toMatch(/create(?! )|ferrries/);
});

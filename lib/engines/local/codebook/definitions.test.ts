import { expect, test } from "vitest";
import type { Sentiment } from "@/db/schema/terms";
import { stemsOf } from "@/lib/language/terms";
import { readAnswer } from "../reading";
import { define } from "./definitions";
import { describe, wordingsOf } from "./wordings";

test("quotes hold a word of the code's name if enough passages do", () => {
  const texts = ["the harbour in the morning mist", "harbour mist", "mist", "morning mist", "mist at morning"];
  const definition = definitionOf("Harbour", texts);
  expect([...definition.matchAll(/"([^"]+)"/g)].map(([, quote]) => quote)).toEqual([
    expect.stringContaining("harbour"),
    expect.stringContaining("harbour"),
  ]);
});

/** The definition of a code whose theme is named in the answers' own words. */
function definitionOf(
  topic: string,
  texts: readonly string[],
  {
    language = "en",
    sentiment = "Neutral",
    keywords = [],
  }: { language?: string; sentiment?: Sentiment; keywords?: readonly string[] } = {},
): string {
  const mentions = texts.flatMap((text, answer) =>
    readAnswer(text, language).passages.map((passage) => ({
      answer,
      passage,
      sentiment: passage.sentiment,
      clarity: 1,
    })),
  );
  const name = { topic, positive: topic, negative: topic, about: topic.toLowerCase() };
  const typical = new Map(texts.flatMap((text) => stemsOf(text, language)).map((stem) => [stem, 1] as const));
  const theme = { ...name, concept: null, keywords, typical, mentions };
  return define({ theme, name: topic, sentiment, mentions }, [], language);
}

test.each([
  ["en", "Harbour", "harbour mist", "the team (harbour"],
  ["en", "Change address", "please change my address", "cannot change my password"],
  ["de", "Höhe", "die Höhe des Turms", "mit höherer Bildung am Turm"],
  ["es", "Probabilidad", "la probabilidad del tema", "probablemente el mejor tema"],
])("%s: %s is illustrated by %s and not by %s", (language, topic, good, bad) => {
  const definition = definitionOf(topic, [bad, good, `${good} 2`], { language });
  expect(definition.indexOf(good)).toBeGreaterThan(0);
  expect(definition).not.toContain(bad);
});

test("the quotes of a mixed code show both sides", () => {
  const praise = ["the harbour is lovely", "a lovely old harbour", "a wonderful harbour", "the harbour is great"];
  const definition = definitionOf("Harbour", [...praise, "the harbour is awful", "the harbour"], {
    sentiment: "Mixed",
  });
  expect(definition).toMatch(/lovely|wonderful|great/);
  expect(definition).toContain("the harbour is awful");
});

test("keywords of praise hold no word of blame, although people negate it", () => {
  const texts = ["no problems with boats at the lovely harbour", "a lovely harbour with boats, no problems"];
  const definition = definitionOf("Harbour", texts, {
    sentiment: "Positive",
    keywords: ["problems", "boats", "lovely"],
  });
  expect(definition.split(" For example")[0]).toMatch(/boats, lovely/);
  expect(definition.split(" For example")[0]).not.toContain("problems");
});

test("keywords stand in at least two of the quotes", () => {
  const texts = ["boats at the harbour", "a harbour with boats and gulls"];
  const definition = definitionOf("Harbour", texts, { sentiment: "Neutral", keywords: ["gulls", "boats"] });
  expect(definition.split(" For example")[0]).toBe("Mentions of harbour: boats.");
});

test("German keywords have the shortest of their endings", () => {
  const own = [
    "mit schlechtem Hafen",
    "die schlechten Boote",
    "der schlechten Boote",
    "das ist schlecht",
    "so schlecht",
  ];
  const texts = [...own, "am schlechten Tag", ...Array.from({ length: 30 }, () => "eine Bäckerei")];
  expect(describe([...own.keys()], wordingsOf(texts, "de")).keywords).toContain("schlecht");
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

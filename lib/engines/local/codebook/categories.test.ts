import { describe, expect, test } from "vitest";
import { headingsOf } from "@/lib/language/headings/headings";
import { codebookRequest } from "@/test/codebook-request";
import { type Passage, readAnswer } from "../reading";
import { categoryChooser } from "./categories";
import type { Candidate } from "./codes-of-theme";
import { generateCodebook } from "./generate";
import { inSentence } from "./naming";
import type { ThemeMention } from "./theme";

/** Drafts a codebook of 240 answers with some wordings for each of several subjects. */
function categoriesOf(subjects: readonly (readonly string[])[], language = "en") {
  const texts = Array.from({ length: 240 }, (_, at) => {
    const wordings = subjects[at % subjects.length] as readonly string[];
    return wordings[Math.floor(at / subjects.length) % wordings.length] as string;
  });
  const answers = texts.map((text, at) => ({ id: String(at), text, language }));
  const options = { granularity: 3, maxCodes: 30, minFrequency: 2, includeOther: false };
  return generateCodebook(codebookRequest([], { answers, options, language })).map(({ name, codes }) => ({
    name,
    codes: codes.map((code) => code.name).toSorted(),
  }));
}

/**
 * The codes under each heading of a codebook with these themes. Each theme has fewer mentions than the one before it.
 * All belong to the known category `category`, if one is given.
 */
function headings(topics: readonly string[], language: string, category = headingsOf(language).themes) {
  const candidates = topics.map((topic, at) => {
    const { theme, ...candidate } = candidateOf(topic, topics.length - at, language);
    return { ...candidate, theme: { ...theme, category } };
  });
  const headingOf = categoryChooser(candidates, language);
  const found: Record<string, string[]> = {};
  for (const { theme, name } of candidates) found[headingOf(theme)] = [...(found[headingOf(theme)] ?? []), name];
  return found;
}

function candidateOf(topic: string, answers: number, language: string): Candidate {
  const mentions = Array.from({ length: answers }, (_, answer): ThemeMention => {
    const [passage] = readAnswer(topic, language).passages;
    return { answer, passage: passage as Passage, sentiment: "Neutral", clarity: 1 };
  });
  const about = inSentence(topic, language);
  const names = { topic, positive: topic, negative: topic, about };
  const category = headingsOf(language).themes;
  const theme = { category, ...names, concept: null, keywords: [], typical: new Map(), mentions };
  return { theme, name: topic, sentiment: "Neutral", mentions };
}

describe("categories of a generated codebook", () => {
  test("codes of like meaning share a category, named by the two or three most frequent", () => {
    const topics = ["Passport", "Violin", "Sheep", "Piano", "Goat", "Guitar", "Cow", "Lamb"];
    expect(headings(topics, "en")).toEqual({
      "Violin and piano": ["Violin", "Piano", "Guitar"],
      "Sheep, goat, and cow": ["Sheep", "Goat", "Cow", "Lamb"],
      "Further themes": ["Passport"],
    });
  });

  test.each([
    ["de", ["Meer", "Kaffee", "Hund", "Tee", "Algebra", "Schokolade"], "Kaffee und Tee"],
    ["es", ["Mar", "Café", "Perro", "Té", "Álgebra", "Chocolate"], "Café y té"],
  ])("the names of two codes are joined as in %s", (language, topics, heading) => {
    expect(headings(topics, language)).toHaveProperty([heading]);
  });

  test("a word that half of the names hold names their category", () => {
    const found = categoriesOf([
      ["lost card", "a lost card", "my lost card"],
      ["the violin", "a violin", "our violin"],
      ["new card", "a new card", "my new card"],
      ["the sheep", "a sheep", "our sheep"],
      ["virtual card", "a virtual card", "my virtual card"],
      ["the passport", "a passport", "our passport"],
    ]);
    expect(found).toContainEqual({ name: "Card", codes: ["Lost card", "New card", "Virtual card"] });
  });

  test.each([
    [["Violin", "Extra pound", "Sheep", "Piano", "UK pounds", "Goat", "Guitar", "Cow"]],
    [["Violin", "Pound", "Sheep", "Piano", "Extra pound", "Goat", "UK pounds", "Guitar", "Cow"]],
  ])("no category holds only names with one word in common, two or with the word alone: %j", (topics) => {
    const found = headings(topics, "en");
    expect(found["Further themes"]).toEqual(topics.filter((topic) => /pound/i.test(topic)));
  });

  test("the experience as a whole has a category of its own", () => {
    const others = ["Violin", "Sheep", "Guitar", "Goat", "Piano", "Cow"].map((topic) => candidateOf(topic, 3, "en"));
    const { theme, ...candidate } = candidateOf("Overall experience", 9, "en");
    const overall = { ...candidate, theme: { ...theme, category: "Overall", isOverall: true } };
    expect(categoryChooser([overall, ...others], "en")(overall.theme)).toBe("Overall");
  });

  test("a group is headed by the known category of its most frequent code, and names known codes by their topic", () => {
    const candidates = ["Violin", "Sheep", "Piano", "Goat", "Guitar", "Cow"].map((topic, at) =>
      candidateOf(topic, 9 - at, "en"),
    );
    const known = (place: number, category: string) => {
      const { theme, ...candidate } = candidates[place] as Candidate;
      const about = "what people hear";
      candidates[place] = { ...candidate, theme: { ...theme, category, about, concept: 0 } };
    };
    known(0, "Instruments");
    known(3, "Animals");
    const headingOf = categoryChooser(candidates, "en");
    const found = candidates.map(({ theme }) => headingOf(theme));
    expect(new Set(found)).toEqual(new Set(["Instruments", "Sheep and goat"]));
  });

  test("a known category that would hold more than ten themes, and a third of all, is split by meaning", () => {
    const instruments = ["Violin", "Piano", "Guitar", "Cello", "Flute"];
    const animals = ["Sheep and goats", "Goat", "Cow", "Lamb", "Pig"];
    expect(headings([...instruments, ...animals], "en", "Life")).toEqual({ Life: [...instruments, ...animals] });
    expect(headings([...instruments, ...animals, "Passport"], "en", "Life")).toEqual({
      "Violin, piano, and guitar": instruments,
      "Sheep and goats, goat, cow": animals,
      "Further themes": ["Passport"],
    });
  });

  test("no category is named by a word that is the whole name of one of its codes", () => {
    const wordings = [
      ["the museum, the island", "a museum on an island", "the museum"],
      ["the island", "an island", "our island"],
      ["the library, the bridge", "a library at the bridge", "the library"],
      ["the bridge", "a bridge", "our bridge"],
      ["the ferry", "a ferry", "our ferry"],
      ["the lighthouse", "a lighthouse", "our lighthouse"],
    ];
    for (const { name, codes } of categoriesOf(wordings)) expect(codes).not.toContain(name);
  });

  test("a theme that resembles those of a known category joins it", () => {
    const found = categoriesOf([
      ["friendly waiters", "the waiter was rude", "lovely staff behind the counter"],
      ["the soup was cold", "tasty pasta", "delicious cake and fresh bread"],
      ["too expensive", "fair prices", "the price of a coke is a joke"],
      ["the sushi", "a sushi", "our sushi"],
      ["the passport", "a passport", "our passport"],
    ]);
    expect(found.find(({ name }) => name === "Food and drink")?.codes).toContain("Sushi");
    expect(found.find(({ name }) => name === "Further themes")?.codes).toContain("Passport");
  });
});

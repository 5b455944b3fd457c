import { describe, expect, test } from "vitest";
import { codebookRequest, namesIn } from "@/test/codebook-request";
import type { CodebookRequest } from "../../engine";
import { findCandidates, generateCodebook } from "./generate";

describe("generateCodebook of many answers", () => {
  const subjects = [
    ["exchange rate", "the exchange rate was wrong", "why is the exchange rate so low", "wrong exchange rate applied"],
    ["PIN", "I forgot my PIN", "how do I change my PIN", "my PIN is blocked"],
    ["cash machine", "the cash machine kept my card", "cash machine gave no money", "a cash machine swallowed my card"],
    ["top up", "my top up is missing", "the top up did not arrive", "when will my top up arrive"],
  ];
  const texts = Array.from({ length: 240 }, (_, at) => {
    const [, ...wordings] = subjects[at % subjects.length] as string[];
    return `${wordings[at % 3]} ${["today", "again", "please", "since Monday", "help"][at % 5]}`;
  });
  const options = { granularity: 5, maxCodes: 12, minFrequency: 2, includeOther: true };
  const codebook = (more: Partial<CodebookRequest["options"]> = {}) =>
    codebookRequest(texts, { codingType: "qualitative_topics", options: { ...options, ...more } });

  test("names themes in people's own spelling, with small words and capitals", () => {
    const names = namesIn(generateCodebook(codebook())).join(" | ");
    expect(names).toMatch(/exchange rate/i);
    expect(names).toMatch(/\bPIN\b/);
    expect(names).toMatch(/top up/i);
  });

  test("definitions keep capitals and quote what shows the sentiment", () => {
    const definitions = generateCodebook(codebook()).flatMap(({ codes }) => codes.map(({ definition }) => definition));
    expect(definitions.join("\n")).toMatch(/of (?:my )?PIN|of .*\bPIN\b/);
    const waiters = [
      "The waiter was rude",
      "Waiter rude to us",
      "Such rude staff",
      "The waiters could not have been more helpful",
    ];
    const [bad] = generateCodebook(codebookRequest(waiters)).flatMap(({ codes }) => codes);
    expect(bad?.sentiment).toBe("Negative");
    expect(bad?.definition).not.toContain("more helpful");
  });

  test("a code for praise lists the words of praise, one for complaints those of complaints", () => {
    const wordings = [
      "kind, courteous waiters",
      "the waiter was rude",
      "the waiter is courteous",
      "rude, surly waiter",
    ];
    const others = ["the soup was cold", "tasty pasta", "too expensive", "fair prices"];
    const service = Array.from({ length: 240 }, (_, at) => [...wordings, ...others][at % 8] as string);
    const codes = generateCodebook(codebookRequest(service)).flatMap(({ codes }) => codes);
    const scopeOf = (name: string) => codes.find((code) => code.name === name)?.definition?.split(" For example")[0];
    expect(scopeOf("Waiter: praise")).toMatch(/courteous/);
    expect(scopeOf("Waiter: praise")).not.toMatch(/rude|surly/);
    expect(scopeOf("Waiter: complaints")).toMatch(/rude|surly/);
    expect(scopeOf("Waiter: complaints")).not.toMatch(/courteous/);
  });

  test("a name with a word of feeling gets the matching sentiment", () => {
    const wordings = [
      ["friendly waiters", "the waiter was rude", "lovely staff behind the counter"],
      ["the soup was cold", "tasty pasta", "delicious cake and fresh bread"],
      ["great carousel", "what a great carousel", "great carousel for the little ones"],
    ];
    const meals = Array.from({ length: 240 }, (_, at) => {
      const subject = wordings[at % wordings.length] as string[];
      return `${subject[Math.floor(at / 3) % 3]} ${["today", "again", "as always", "on Monday"][at % 4]}`;
    });
    const codes = generateCodebook(codebookRequest(meals, { options: { ...options, minFrequency: 5 } })).flatMap(
      (category) => category.codes,
    );
    const praised = codes.filter(({ name }) => /^great\b/i.test(name));
    expect(praised.map(({ sentiment }) => sentiment)).toEqual(praised.map(() => "Positive"));
    expect(praised.length).toBeGreaterThan(0);
  });

  test("no name occurs twice", () => {
    const names = namesIn(generateCodebook(codebook())).map((name) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  test("definitions quote answers", () => {
    for (const { codes } of generateCodebook(codebook({ includeOther: false }))) {
      for (const { definition } of codes) {
        const quotes = [...(definition ?? "").matchAll(/"([^"]+)"/g)].map((found) => found[1] ?? "");
        expect(quotes.length).toBeGreaterThanOrEqual(2);
        for (const quote of quotes) expect(texts.some((text) => text.includes(quote))).toBe(true);
      }
    }
  });

  test("coarser granularity and higher frequencies give fewer codes", () => {
    const counts = [1, 3, 5].map((granularity) => namesIn(generateCodebook(codebook({ granularity }))).length);
    expect(counts[0]).toBeLessThan(counts[2] ?? 0);
    expect(namesIn(generateCodebook(codebook({ minFrequency: 61 }))).length).toBeLessThan(
      namesIn(generateCodebook(codebook())).length,
    );
  });

  test("each clause of an answer counts for its own theme, from 100 answers on", () => {
    const first = ["the ferry was late", "a late ferry", "ferry too late"];
    const second = ["the soup was cold", "cold soup again", "soup and bread cold"];
    const both = Array.from({ length: 120 }, (_, at) => `${first[at % 3]}. ${second[(at >> 1) % 3]}`);
    const found = findCandidates(codebookRequest(both, { codingType: "qualitative_topics", options }));
    const reached = (word: RegExp) =>
      found.filter(({ name }) => word.test(name)).flatMap(({ mentions }) => mentions.map(({ answer }) => answer));
    expect(new Set(reached(/ferry/i)).size).toBe(120);
    expect(new Set(reached(/soup/i)).size).toBe(120);
  });

  test("never drafts more codes than allowed, nor codes that are too rare", () => {
    for (const maxCodes of [2, 4, 7])
      expect(namesIn(generateCodebook(codebook({ maxCodes }))).length).toBeLessThanOrEqual(maxCodes);
    expect(namesIn(generateCodebook(codebook({ minFrequency: 241 })))).toEqual(["Other"]);
  });

  test("passages of clusters beyond the limit join a remaining code where they share its words", () => {
    const reached = (maxCodes: number) => {
      const found = findCandidates(codebook({ maxCodes, includeOther: false, granularity: 5 }));
      return new Set(found.flatMap(({ mentions }) => mentions.map(({ answer }) => answer))).size;
    };
    expect(reached(3)).toBeGreaterThan(texts.length * 0.7);
  });

  test("the same answers give the same codebook", () => {
    expect(generateCodebook(codebook())).toEqual(generateCodebook(codebook()));
  });
});

import { describe, expect, test } from "vitest";
import type { CodebookRequest } from "../../engine";
import { findCandidates, generateCodebook } from "./generate";

function request(texts: string[], more: Partial<CodebookRequest> = {}): CodebookRequest {
  return {
    codingType: "qualitative",
    language: "en",
    question: null,
    answers: texts.map((text, index) => ({ id: String(index), text, language: "en" })),
    options: { granularity: 3, maxCodes: 30, minFrequency: 1, includeOther: true },
    ...more,
  };
}

function namesOf(given: CodebookRequest): string[] {
  return generateCodebook(given).flatMap(({ codes }) => codes.map(({ name }) => name));
}

describe("generateCodebook", () => {
  test("one answer gives one sensible code and Other", () => {
    expect(namesOf(request(["Good food"]))).toEqual(["Tasty food", "Other"]);
  });

  test("splits a theme by sentiment where people feel both ways", () => {
    const codes = generateCodebook(request(["Friendly waiters", "The waiter was rude", "staff were rude"])).flatMap(
      (category) => category.codes,
    );
    expect(codes.map(({ name, sentiment }) => [name, sentiment])).toEqual([
      ["Unfriendly staff", "Negative"],
      ["Friendly staff", "Positive"],
      ["Other", "Neutral"],
    ]);
    expect(codes[0]?.definition).toContain('"The waiter was rude"');
  });

  test("definitions exclude codes that are easily confused", () => {
    const codes = generateCodebook(request(["Friendly waiters", "The waiter was rude", "staff were rude"])).flatMap(
      (category) => category.codes,
    );
    expect(codes[0]?.definition).toMatch(/Not: Friendly staff\.$/);
    expect(codes[1]?.definition).toMatch(/Not: Unfriendly staff\.$/);
  });

  test("definitions quote the passages that show the theme most clearly", () => {
    const texts = [
      "quick refund from friendly staff",
      "waited long for a refund",
      "refunded",
      "no refund",
      "the staff",
    ];
    const codes = generateCodebook(request(texts, { codingType: "qualitative_topics" })).flatMap(({ codes }) => codes);
    const refunds = codes.find(({ name }) => name === "Refunds and returns");
    expect(refunds?.definition).toContain('For example "no refund", "refunded".');
  });

  test("a cue of several themes counts for the one that more answers mention", () => {
    const work = ["more training please", "training", "no career opportunities", "promotion", "unclear career path"];
    const names = namesOf(request(work, { codingType: "qualitative_topics" }));
    expect(names).toContain("Career and training");
    expect(names).not.toContain("Competence of staff");
  });

  test("topics are neutral and not split", () => {
    const categories = generateCodebook(
      request(["Friendly waiters", "The waiter was rude"], { codingType: "qualitative_topics" }),
    );
    expect(categories.flatMap(({ codes }) => codes).map(({ sentiment }) => sentiment)).toEqual(["Neutral", "Neutral"]);
  });

  test("names unknown themes after a recurring phrase", () => {
    expect(namesOf(request(["llama trekking", "the llama trekking", "great llama trekking tour"]))).toContain(
      "Llama trekking",
    );
  });

  test("keeps to the limits and leaves Other out when asked", () => {
    const options = { granularity: 5, maxCodes: 2, minFrequency: 2, includeOther: false };
    const names = namesOf(
      request(["too expensive", "expensive", "rude staff", "rude waiter", "dirty", "filthy", "noisy"], { options }),
    );
    expect(names).toHaveLength(2);
    expect(names).not.toContain("Other");
  });

  test("writes the spellings of a name as one", () => {
    const brands = ["Costa", "costa", "I buy Costa", "Nero and Costa", "NERO", "none"];
    expect(namesOf(request(brands, { codingType: "entity" }))).toEqual(["Costa", "Nero", "Other"]);
  });

  test("writes in the language asked for", () => {
    const answers = ["Das Personal war sehr freundlich", "freundliche Bedienung"].map((text, index) => ({
      id: String(index),
      text,
      language: "de",
    }));
    expect(namesOf(request([], { answers, language: "de" }))).toEqual(["Freundliches Personal", "Sonstiges"]);
  });

  test.each([
    [
      "it",
      ["Il personale è gentile", "Personale scortese", "La colazione era fredda", "Colazione scarsa"],
      "Cortesia del personale",
    ],
    ["nl", ["Het personeel was aardig", "Onaardig personeel", "De kamer was vies", "Schone kamer"], "Netheid"],
    ["pl", ["Obsługa była miła", "Niemiła obsługa", "Brudny pokój", "Pokój był czysty"], "Obsługa"],
  ])("no English word slips into a codebook in %s", (language, texts, name) => {
    const answers = texts.map((text, index) => ({ id: String(index), text, language }));
    const drafts = generateCodebook(request([], { answers, language, codingType: "qualitative_topics" }));
    expect(drafts.flatMap(({ codes }) => codes.map((code) => code.name))).toContain(name);
    expect(JSON.stringify(drafts)).not.toMatch(/\b(?:other|themes?|mentions|example|answers|Not:)\b/i);
  });

  test.each([
    ["es", ["Comer en el restaurante", "Comer en el patio", "comer", "el patio", "un patio bonito"], "Patio", /comer/i],
    ["fr", ["Jongler", "jongler", "Jongler !", "le lama", "un lama"], "Lama", /jongler/i],
    ["pt", ["Assobiar", "assobiar", "Assobiar!", "o lhama", "uma lhama"], "Lhama", /assobiar/i],
  ])("no code is named by a bare verb in %s", (language, texts, name, verb) => {
    const answers = texts.map((text, index) => ({ id: String(index), text, language }));
    const names = namesOf(request([], { answers, language, codingType: "qualitative_topics" }));
    expect(names).toContain(name);
    for (const other of names) expect(other).not.toMatch(verb);
  });

  test("in a field without known themes, codes are named after recurring phrases", () => {
    const texts = [
      "make them afraid of the dark woods",
      "they wanted to scare the village",
      "to take over the old mill",
      "take over the mill and the woods",
      "hide the silver bell from the village",
      "steal the silver bell",
      "they think the silver bell is theirs",
      "no idea what they were thinking",
      "scare people away from the woods",
      "to win the mill",
    ];
    const names = namesOf(
      request(texts, { options: { granularity: 3, maxCodes: 30, minFrequency: 2, includeOther: true } }),
    );
    expect(names).toContain("Silver bell");
    for (const name of names) expect(name).not.toMatch(/^(?:think|thinking|take|people|want|idea)$/i);
  });

  describe("of many answers", () => {
    const subjects = [
      [
        "exchange rate",
        "the exchange rate was wrong",
        "why is the exchange rate so low",
        "wrong exchange rate applied",
      ],
      ["PIN", "I forgot my PIN", "how do I change my PIN", "my PIN is blocked"],
      [
        "cash machine",
        "the cash machine kept my card",
        "cash machine gave no money",
        "a cash machine swallowed my card",
      ],
      ["top up", "my top up is missing", "the top up did not arrive", "when will my top up arrive"],
    ];
    const texts = Array.from({ length: 240 }, (_, at) => {
      const [, ...wordings] = subjects[at % subjects.length] as string[];
      return `${wordings[at % 3]} ${["today", "again", "please", "since Monday", "help"][at % 5]}`;
    });
    const options = { granularity: 5, maxCodes: 12, minFrequency: 2, includeOther: true };
    const codebook = (more: Partial<CodebookRequest["options"]> = {}) =>
      request(texts, { codingType: "qualitative_topics", options: { ...options, ...more } });

    test("names themes in people's own spelling, with small words and capitals", () => {
      const names = namesOf(codebook()).join(" | ");
      expect(names).toMatch(/exchange rate/i);
      expect(names).toMatch(/\bPIN\b/);
      expect(names).toMatch(/top up/i);
    });

    test("definitions keep capitals and quote what shows the sentiment", () => {
      const definitions = generateCodebook(codebook()).flatMap(({ codes }) =>
        codes.map(({ definition }) => definition),
      );
      expect(definitions.join("\n")).toMatch(/of (?:my )?PIN|of .*\bPIN\b/);
      const waiters = [
        "The waiter was rude",
        "Waiter rude to us",
        "Such rude staff",
        "The waiters could not have been more helpful",
      ];
      const [bad] = generateCodebook(request(waiters)).flatMap(({ codes }) => codes);
      expect(bad?.sentiment).toBe("Negative");
      expect(bad?.definition).not.toContain("more helpful");
    });

    test("the category of a known theme is used where answers are of its field, not for a single shared word", () => {
      const wordings = [
        ["friendly waiters", "the waiter was rude", "lovely staff behind the counter"],
        ["the soup was cold", "tasty pasta", "delicious cake and fresh bread"],
        ["too expensive", "fair prices", "the price of a coke is a joke"],
        ["could not work the till", "the tap worked", "everything works", "those who work had to leave"],
      ];
      const meals = Array.from({ length: 240 }, (_, at) => {
        const subject = wordings[at % wordings.length] as string[];
        return `${subject[Math.floor(at / 4) % subject.length]} ${["today", "again", "sadly", "as always", "on Monday"][at % 5]}`;
      });
      const drafts = generateCodebook(request(meals, { options: { ...options, minFrequency: 5 } }));
      const categories = drafts.map(({ name }) => name);
      expect(categories).toEqual(expect.arrayContaining(["Food and drink", "Staff"]));
      expect(categories).not.toContain("Payment");
      expect(categories).not.toContain("Work");
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
      const codes = generateCodebook(request(meals, { options: { ...options, minFrequency: 5 } })).flatMap(
        (category) => category.codes,
      );
      const praised = codes.filter(({ name }) => /^great\b/i.test(name));
      expect(praised.map(({ sentiment }) => sentiment)).toEqual(praised.map(() => "Positive"));
      expect(praised.length).toBeGreaterThan(0);
    });

    test("a category made of the answers' own words holds several codes", () => {
      const drafts = generateCodebook(codebook({ includeOther: false }));
      for (const { name, codes } of drafts) if (!/themes/i.test(name)) expect(codes.length).toBeGreaterThan(1);
    });

    test("no name occurs twice or within another name", () => {
      const names = namesOf(codebook()).map((name) => name.toLowerCase());
      for (const name of names) expect(names.filter((other) => other.includes(name))).toEqual([name]);
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
      const counts = [1, 3, 5].map((granularity) => namesOf(codebook({ granularity })).length);
      expect(counts[0]).toBeLessThan(counts[2] ?? 0);
      expect(namesOf(codebook({ minFrequency: 61 })).length).toBeLessThan(namesOf(codebook()).length);
    });

    test("never drafts more codes than allowed, nor codes that are too rare", () => {
      for (const maxCodes of [2, 4, 7]) expect(namesOf(codebook({ maxCodes })).length).toBeLessThanOrEqual(maxCodes);
      expect(namesOf(codebook({ minFrequency: 241 }))).toEqual(["Other"]);
    });

    test("passages of clusters beyond the limit join the remaining codes", () => {
      const reached = (maxCodes: number) => {
        const found = findCandidates(codebook({ maxCodes, includeOther: false, granularity: 5 }));
        return new Set(found.flatMap(({ mentions }) => mentions.map(({ answer }) => answer))).size;
      };
      expect(reached(3)).toBeGreaterThan(texts.length * 0.9);
    });

    test("the same answers give the same codebook", () => {
      expect(generateCodebook(codebook())).toEqual(generateCodebook(codebook()));
    });
  });
});

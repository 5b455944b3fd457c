import { describe, expect, test } from "vitest";
import { codebookRequest, namesIn } from "@/test/codebook-request";
import { generateCodebook } from "./generate";

describe("generateCodebook", () => {
  test("one answer gives one sensible code and Other", () => {
    expect(namesIn(generateCodebook(codebookRequest(["Good food"])))).toEqual(["Tasty food", "Other"]);
  });

  test("splits a theme by sentiment where people feel both ways", () => {
    const codes = generateCodebook(
      codebookRequest([
        "Friendly waiters",
        "such friendly staff",
        "The waiter was rude",
        "staff were rude",
        "a rude waiter",
      ]),
    ).flatMap((category) => category.codes);
    expect(codes.map(({ name, sentiment }) => [name, sentiment])).toEqual([
      ["Unfriendly staff", "Negative"],
      ["Friendly staff", "Positive"],
      ["Other", "Neutral"],
    ]);
    expect(codes[0]?.definition).toContain('"The waiter was rude"');
  });

  test("definitions exclude codes that are easily confused", () => {
    const codes = generateCodebook(
      codebookRequest([
        "Friendly waiters",
        "such friendly staff",
        "The waiter was rude",
        "staff were rude",
        "a rude waiter",
      ]),
    ).flatMap((category) => category.codes);
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
    const codes = generateCodebook(codebookRequest(texts, { codingType: "qualitative_topics" })).flatMap(
      ({ codes }) => codes,
    );
    const refunds = codes.find(({ name }) => name === "Refunds and returns");
    expect(refunds?.definition).toContain('For example "no refund", "refunded".');
  });

  test("a cue of several themes counts for the one that more answers mention", () => {
    const work = ["more training please", "training", "no career opportunities", "promotion", "unclear career path"];
    const names = namesIn(generateCodebook(codebookRequest(work, { codingType: "qualitative_topics" })));
    expect(names).toContain("Career and training");
    expect(names).not.toContain("Competence of staff");
  });

  test("topics are neutral and not split", () => {
    const categories = generateCodebook(
      codebookRequest(["Friendly waiters", "The waiter was rude"], { codingType: "qualitative_topics" }),
    );
    expect(categories.flatMap(({ codes }) => codes).map(({ sentiment }) => sentiment)).toEqual(["Neutral", "Neutral"]);
  });

  test("names unknown themes after a recurring phrase", () => {
    expect(
      namesIn(generateCodebook(codebookRequest(["llama trekking", "the llama trekking", "great llama trekking tour"]))),
    ).toContain("Llama trekking");
  });

  test("keeps to the limits and leaves Other out when asked", () => {
    const options = { granularity: 5, maxCodes: 2, minFrequency: 2, includeOther: false };
    const names = namesIn(
      generateCodebook(
        codebookRequest(["too expensive", "expensive", "rude staff", "rude waiter", "dirty", "filthy", "noisy"], {
          options,
        }),
      ),
    );
    expect(names).toHaveLength(2);
    expect(names).not.toContain("Other");
  });

  test("writes the spellings of a name as one", () => {
    const brands = ["Costa", "costa", "I buy Costa", "Nero and Costa", "NERO", "none"];
    expect(namesIn(generateCodebook(codebookRequest(brands, { codingType: "entity" })))).toEqual([
      "Costa",
      "Nero",
      "Other",
    ]);
  });

  test("writes in the language asked for", () => {
    const answers = ["Das Personal war sehr freundlich", "freundliche Bedienung"].map((text, index) => ({
      id: String(index),
      text,
      language: "de",
    }));
    expect(namesIn(generateCodebook(codebookRequest([], { answers, language: "de" })))).toEqual([
      "Freundliches Personal",
      "Sonstiges",
    ]);
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
    const drafts = generateCodebook(codebookRequest([], { answers, language, codingType: "qualitative_topics" }));
    expect(drafts.flatMap(({ codes }) => codes.map((code) => code.name))).toContain(name);
    expect(JSON.stringify(drafts)).not.toMatch(/\b(?:other|themes?|mentions|example|answers|Not:)\b/i);
  });

  test.each([
    ["es", ["Comer en el restaurante", "Comer en el patio", "comer", "el patio", "un patio bonito"], "Patio", /comer/i],
    ["fr", ["Jongler", "jongler", "Jongler !", "le lama", "un lama"], "Lama", /jongler/i],
    ["pt", ["Assobiar", "assobiar", "Assobiar!", "o lhama", "uma lhama"], "Lhama", /assobiar/i],
  ])("no code is named by a bare verb in %s", (language, texts, name, verb) => {
    const answers = texts.map((text, index) => ({ id: String(index), text, language }));
    const names = namesIn(
      generateCodebook(codebookRequest([], { answers, language, codingType: "qualitative_topics" })),
    );
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
    const names = namesIn(
      generateCodebook(
        codebookRequest(texts, { options: { granularity: 3, maxCodes: 30, minFrequency: 2, includeOther: true } }),
      ),
    );
    expect(names).toContain("Silver bell");
    for (const name of names) expect(name).not.toMatch(/^(?:think|thinking|take|people|want|idea)$/i);
  });
});

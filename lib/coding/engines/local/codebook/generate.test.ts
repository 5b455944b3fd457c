import { describe, expect, test } from "vitest";
import type { CodebookRequest } from "../../engine";
import { generateCodebook } from "./generate";

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

  test("topics are neutral and not split", () => {
    const categories = generateCodebook(
      request(["Friendly waiters", "The waiter was rude"], { codingType: "qualitative_topics" }),
    );
    expect(categories.flatMap(({ codes }) => codes).map(({ sentiment }) => sentiment)).toEqual(["Neutral", "Neutral"]);
  });

  test("names themes that no list knows after their words", () => {
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
});

import { describe, expect, it } from "vitest";
import { readAnswer } from "../reading";
import { feltTexts, sentimentModel } from "./sentiment-model";

const PLAIN = Array.from({ length: 80 }, (_, at) => [
  `The glimmer at desk ${at} was lovely`,
  `The mumble at desk ${at} was awful`,
]).flat();

describe("sentimentModel", () => {
  it("learns from the answers themselves what people praise and complain about", () => {
    const { sentiment } = sentimentModel(PLAIN, "en");
    expect(sentiment(readAnswer("so much glimmer here", "en"))).toBe("Positive");
    expect(sentiment(readAnswer("so much mumble here", "en"))).toBe("Negative");
  });

  it("works in other languages", () => {
    const corpus = Array.from({ length: 80 }, (_, at) => [
      `Der Flimmer an Stand ${at} war herrlich`,
      `Der Rumpel an Stand ${at} war furchtbar`,
    ]).flat();
    const { sentiment } = sentimentModel(corpus, "de");
    expect(sentiment(readAnswer("so viel Flimmer", "de"))).toBe("Positive");
    expect(sentiment(readAnswer("so viel Rumpel", "de"))).toBe("Negative");
  });

  it("learns the sentiment of words outside the lexicon from reviewed answers", () => {
    const told = Array.from({ length: 30 }, (_, at) => [
      { text: `desk ${at} had the tartan roof`, sentiment: "Positive" as const },
      { text: `desk ${at} had the paper roof`, sentiment: "Negative" as const },
    ]).flat();
    const corpus = [...PLAIN, ...told.map(({ text }) => text)];
    expect(sentimentModel(corpus, "en", told).sentiment(readAnswer("another paper roof", "en"))).toBe("Negative");
    expect(sentimentModel(corpus, "en", told).sentiment(readAnswer("another tartan roof", "en"))).toBe("Positive");
  });
});

describe("feltTexts", () => {
  it("keeps only answers with the same sentiment for all of their codes", () => {
    expect(
      feltTexts([
        { text: "a", codeIds: ["1", "2"], sentiments: ["Negative", "Negative"] },
        { text: "b", codeIds: ["1", "2"], sentiments: ["Negative", "Positive"] },
        { text: "c", codeIds: ["1"] },
        { text: "d", codeIds: [], sentiments: [] },
      ]),
    ).toEqual([{ text: "a", sentiment: "Negative" }]);
  });
});

import { expect, it } from "vitest";
import { wordsOf } from "@/lib/language/tokens";
import { prepareAnswers } from "./prepare";

const LENGTH = 100_000;
const longOf = (piece: string) => piece.repeat(LENGTH / piece.length);

it.each(["x", "qzvk", "我们都好", "កខគឃ", "กขคง", "ﷺ", "e\u0301", "a'"])(
  "answers of one long word of %j take little time",
  (piece) => {
    const answers = ["", " one", " two", " three"].map((more) => ({ text: longOf(piece) + more }));
    const started = performance.now();
    prepareAnswers(answers, { question: null, language: "en", codingType: "entity" });
    expect(performance.now() - started).toBeLessThan(20_000);
  },
);

it("words across the places where a long run is cut stay whole", () => {
  expect(new Set(wordsOf("服务很好价格".repeat(500)))).toEqual(new Set(wordsOf("服务很好价格".repeat(2))));
});

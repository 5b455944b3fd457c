import { expect, it } from "vitest";
import { wordsOf } from "@/lib/language/tokens";
import { timesAsSlow } from "@/test/times-as-slow";
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

const OPEN = { question: null, language: "en", codingType: "qualitative" } as const;
const textOf = (length: number) => "The room was loud, but the staff were kind. ".repeat(length / 40).slice(0, length);

it("an answer of 100,000 characters takes less than five times as long as one of 10,000", () => {
  const prepare = (text: string) => prepareAnswers([{ text }], OPEN);
  expect(timesAsSlow(prepare, { hostile: textOf(100_000), ordinary: textOf(10_000) })).toBeLessThan(5);
});

it("long answers are judged like short ones", () => {
  const [mash, german, plain] = prepareAnswers(
    [
      { text: "hgfk djska wqpoeir ".repeat(1_000) },
      { text: "Das Zimmer war laut, aber das Personal war freundlich. ".repeat(1_000) },
      { text: textOf(50_000) },
    ],
    OPEN,
  );
  expect(mash?.flags).toEqual(["gibberish"]);
  expect([german?.language, german?.flags]).toEqual(["de", []]);
  expect([plain?.language, plain?.flags]).toEqual(["en", []]);
});

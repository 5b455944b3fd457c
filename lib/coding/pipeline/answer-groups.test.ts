import { expect, it } from "vitest";
import { groupEqual, spread } from "./answer-groups";

it("codes equal answers once, and quotes each as it stands; very long ones are equal only letter by letter", () => {
  const long = "Slow! ".repeat(2_000);
  const texts = ["Staff ﬃ", "staff  FFI", long, long, long.toUpperCase()];
  const answers = texts.map((text, index) => ({ id: `${index}`, text, flags: [], language: "en" }));
  const mention = { codeId: "1", confidence: "high" as const, mentionSentiment: "Neutral" as const, evidence: "FFI" };
  const groups = groupEqual(answers);
  expect(groups.map(({ answers }) => answers.length)).toEqual([2, 2, 1]);
  const codings = spread(groups.slice(0, 1).map((group) => ({ group, coding: { mentions: [mention] } })));
  expect(codings.map(({ mentions }) => mentions[0]?.evidence)).toEqual(["ﬃ", "FFI"]);
});

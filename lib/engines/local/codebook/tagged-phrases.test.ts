import { expect, test } from "vitest";
import { taggerOf } from "@/lib/language/tagger";
import { spokenPhrases } from "./tagged-phrases";

test.each([
  ["to show their power and bring down the government", ["show power", "bring down the government", "power"]],
  ["lack of communication between staff", ["lack of communication", "communication between staff"]],
  ["they want to end the war in Iraq", ["end the war", "war in iraq"]],
  ["he is honest and a family man", ["honest", "family man"]],
  ["a great deal of pain", ["pain"]],
  ["it was easy to check in", ["check in"]],
])("finds the phrases that people say whole in %j", (text, expected) => {
  expect(phrasesIn(text)).toEqual(expect.arrayContaining(expected));
});

test.each([
  ["Please explain the exchange rate", /explain the exchange$/],
  ["I recently bought something abroad", /bought/],
  ["where is the card that I ordered", /ordered/],
  ["a great deal of pain", /deal of/],
  ["I could not fault the service", /fault the/],
  ["I didn't receive the correct rate", /correct/],
])("cuts no fragment out of %j", (text, fragment) => {
  for (const phrase of phrasesIn(text)) expect(phrase).not.toMatch(fragment);
});

function phrasesIn(text: string): string[] {
  const tag = taggerOf("en");
  const judges = (word: string) => word === "correct";
  return tag ? spokenPhrases(tag(text), judges).map(({ words }) => words.join(" ")) : [];
}

import { expect, it } from "vitest";
import { type Candidate, chooseQuotes } from "./choose-quotes";

const given = (text: string, more: Partial<Candidate> = {}): Candidate => ({
  responseId: text,
  language: "en",
  codes: 1,
  isSure: true,
  part: null,
  text,
  ...more,
});
const USUAL = [
  "The breakfast buffet was cold every morning",
  "Cold coffee at the breakfast buffet, sadly",
  "Breakfast was cold when we came down at nine",
  "I wish the breakfast had been warm",
];
const chosen = (candidates: Candidate[], each: number, taken = new Set<string>()) =>
  chooseQuotes(candidates, each, { taken }).map(({ text }) => text);

it("chooses readable answers about the code in the words that many use", () => {
  const odd = [
    given("COLD BREAKFAST BUFFET!!!"),
    given("Cold"),
    given("The breakfast buffet was cold, and the room was loud, and parking was dear", { codes: 3 }),
    given("My aunt from Leeds once kept a parrot there"),
    given(`The breakfast buffet was cold ${"and so it went on for a while ".repeat(8)}`),
  ];
  expect(chosen([...odd, ...USUAL.map((text) => given(text))], 2)).toEqual([USUAL[0], USUAL[2]]);
});

it("quotes nothing twice: no answer for two codes, and no two answers that say the same", () => {
  const twice = [
    given("The breakfast was cold"),
    given("Breakfast: the breakfast was cold!"),
    given("Tea was tepid too"),
  ];
  expect(chosen(twice, 3)).toEqual(["The breakfast was cold", "Tea was tepid too"]);
  expect(chosen(twice, 1, new Set(["The breakfast was cold"]))).toEqual(["Breakfast: the breakfast was cold!"]);
});

it("chooses as many for each part", () => {
  const parts = USUAL.map((text, index) => given(text, { part: index % 2 === 0 ? "North" : "South" }));
  expect(chooseQuotes(parts, 1, { taken: new Set() }).map(({ part }) => part)).toEqual(["North", "South"]);
  expect(chosen([], 3)).toEqual([]);
});

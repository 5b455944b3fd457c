import { describe, expect, test } from "vitest";
import { corpusSpace } from "./corpus-space";
import { neighbourhood } from "./neighbourhood";
import { contentTerms } from "./terms";

const TEXTS = [
  "the tram driver was late",
  "late tram again this morning",
  "tram never on time in the morning",
  "lovely trees near the fountain",
  "old trees and a fountain",
];
const CODES = [0, 0, 0, 1, 1];

const stemsOf = (text: string) => contentTerms(text, "en").map(({ stem }) => stem);

function learnt(scores: (code: number) => Float64Array) {
  const answers = TEXTS.map((text, at) => ({ stems: stemsOf(text), scores: scores(CODES[at] as number) }));
  const { votes } = neighbourhood(answers, corpusSpace(TEXTS, "en"), 2);
  return (text: string) => [...votes(stemsOf(text))];
}

const sure = (code: number) => Float64Array.from([0, 1], (other) => (other === code ? 1 : 0.1));

describe("neighbourhood", () => {
  test("answers with words in common vote for their codes", () => {
    const votes = learnt(sure);
    const [tram = 0, trees = 0] = votes("a tram in the morning");
    expect(tram).toBeGreaterThan(5 * trees);
    expect(votes("the fountain")[1]).toBeGreaterThan(5 * (votes("the fountain")[0] as number));
  });

  test("few or distant neighbours hardly vote, unknown words not at all", () => {
    const votes = learnt(sure);
    expect(votes("zebra")).toEqual([0, 0]);
    const far = votes("late, and a zoo of zebras, near the old gate")[0] as number;
    expect(far).toBeLessThan(votes("late tram in the morning")[0] as number);
  });

  test("an answer is no neighbour of its own words", () => {
    const answers = [
      { stems: stemsOf("green bus"), scores: sure(0) },
      ...TEXTS.map((text) => ({ stems: stemsOf(text), scores: sure(1) })),
    ];
    const { votes } = neighbourhood(
      [...answers, { stems: stemsOf("bus, green"), scores: sure(0) }],
      corpusSpace(TEXTS, "en"),
      2,
    );
    expect([...votes(stemsOf("the green bus"))]).toEqual([0, 0]);
  });
});

import { describe, expect, test } from "vitest";
import { stemsOf } from "@/lib/language/terms";
import { corpusSpace } from "./corpus-space";
import { type Neighbourhood, neighbourhood } from "./neighbourhood";

const TEXTS = [
  "the tram driver was late",
  "late tram again this morning",
  "tram never on time in the morning",
  "lovely trees near the fountain",
  "old trees and a fountain",
];
const CODES = [0, 0, 0, 1, 1];

const stems = (text: string) => stemsOf(text, "en");

function votesOf({ vote }: Neighbourhood) {
  return (text: string) => {
    const votes = new Float64Array(2);
    vote(stems(text), votes);
    return [...votes];
  };
}

function learnt(scores: (code: number) => Float64Array) {
  const answers = TEXTS.map((text, at) => ({ stems: stems(text), scores: scores(CODES[at] as number) }));
  return votesOf(neighbourhood(answers, corpusSpace(TEXTS, "en")));
}

const sure = (code: number) => Float64Array.from([0, 1], (other) => (other === code ? 1 : 0.1));

describe("neighbourhood", () => {
  test("answers with common words vote for their codes", () => {
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

  test("an answer never votes on itself", () => {
    const answers = [
      { stems: stems("green bus"), scores: sure(0) },
      ...TEXTS.map((text) => ({ stems: stems(text), scores: sure(1) })),
    ];
    const learnt = neighbourhood(
      [...answers, { stems: stems("bus, green"), scores: sure(0) }],
      corpusSpace(TEXTS, "en"),
    );
    expect(votesOf(learnt)("the green bus")).toEqual([0, 0]);
  });
});

import { describe, expect, it } from "vitest";
import { seededRandom } from "@/lib/numeric/random";
import { type Compared, sureFrom } from "./routing-rule";

/**
 * Answers with one code each. The learning engine is right with the probability that it expects, the model with the
 * probability `modelIsRight`.
 */
function answers(count: number, modelIsRight: number): Compared[] {
  const random = seededRandom(3);
  const codes = (share: number) => [random() < share ? "right" : "wrong"];
  return Array.from({ length: count }, (_, index) => {
    const expected = (index + 0.5) / count;
    return { people: ["right"], learner: codes(expected), model: codes(modelIsRight), expected };
  });
}

const keptAt = (compared: readonly Compared[]) => {
  const from = sureFrom(compared) ?? 2;
  return compared.filter(({ expected }) => expected >= from).length / compared.length;
};

describe("the rule for which answers a model need not be asked", () => {
  it("keeps those of which the learning engine is as sure as the model is good", () => {
    expect(keptAt(answers(500, 0.5))).toBeGreaterThan(0.75);
    const kept = keptAt(answers(500, 0.75));
    expect(kept).toBeGreaterThan(0.15);
    expect(kept).toBeLessThan(0.75);
    expect(keptAt(answers(500, 0.95))).toBeLessThan(0.25);
  });

  it("keeps none where the learning engine is wrong, or cannot tell how well it does", () => {
    const wrong = answers(500, 0.9).map((each) => ({ ...each, learner: ["wrong"] }));
    expect(sureFrom(wrong)).toBeNull();
    expect(sureFrom(answers(500, 0.5).map((each) => ({ ...each, expected: 0 })))).toBeNull();
    expect(sureFrom([])).toBeNull();
  });

  it("keeps fewer where fewer answers were compared", () => {
    expect(keptAt(answers(60, 0.75))).toBeLessThanOrEqual(keptAt(answers(2_000, 0.75)) + 0.1);
  });
});

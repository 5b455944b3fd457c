import { describe, expect, it } from "vitest";
import { seededRandom } from "@/lib/numeric/random";
import { correctShare } from "./corrected-share";
import { wilsonInterval } from "./wilson";

type World = { share: number; recall: number; falseAlarms: number; answers: number; sample: number };

/** How often the raw and the corrected interval contain the true share, over many surveys with the same parameters. */
function coverage({ share, recall, falseAlarms, answers, sample }: World, surveys: number, seed: number) {
  const random = seededRandom(seed);
  const held = { raw: 0, corrected: 0 };
  for (let survey = 0; survey < surveys; survey++) {
    const known = { both: 0, machineOnly: 0, personOnly: 0, neither: 0 };
    let machine = 0;
    for (let answer = 0; answer < answers; answer++) {
      const byPerson = random() < share;
      const byMachine = random() < (byPerson ? recall : falseAlarms);
      if (byMachine) machine++;
      // The answers are independent and identically distributed, so the first ones are as random a sample as any.
      if (answer < sample)
        known[byMachine ? (byPerson ? "both" : "machineOnly") : byPerson ? "personOnly" : "neither"]++;
    }
    const corrected = correctShare({ answers, machine, sample: known });
    const raw = wilsonInterval(machine, answers);
    if (raw && raw.low <= share && share <= raw.high) held.raw++;
    if (corrected && corrected.low <= share && share <= corrected.high) held.corrected++;
  }
  return { raw: held.raw / surveys, corrected: held.corrected / surveys };
}

describe("a corrected share", () => {
  // Machines of all kinds: over-coding, under-coding, good, bad; frequent and rarer codes, small and large samples.
  it.each<World>([
    { share: 0.3, recall: 0.9, falseAlarms: 0.1, answers: 1_000, sample: 200 },
    { share: 0.15, recall: 0.8, falseAlarms: 0.06, answers: 2_000, sample: 150 },
    { share: 0.2, recall: 0.55, falseAlarms: 0.01, answers: 1_500, sample: 200 },
    { share: 0.5, recall: 0.7, falseAlarms: 0.2, answers: 1_000, sample: 100 },
    { share: 0.1, recall: 0.9, falseAlarms: 0.08, answers: 2_000, sample: 300 },
  ])("has an interval that holds the true share in 93 to 97% of surveys, unlike the raw one: %o", (world) => {
    const { raw, corrected } = coverage(world, 2_000, 20_261_122);
    expect(corrected).toBeGreaterThanOrEqual(0.93);
    expect(corrected).toBeLessThanOrEqual(0.97);
    expect(raw).toBeLessThan(0.8);
  });

  it("moves by the machine's mistakes in the sample", () => {
    const sample = { both: 40, machineOnly: 10, personOnly: 5, neither: 45 };
    // By hand: 0.4 * 40/50 + 0.6 * 5/50.
    expect(correctShare({ answers: 1_000, machine: 400, sample })?.share).toBeCloseTo(0.38, 12);
  });

  it("is the tuned estimator of prediction-powered inference", () => {
    // PPI++ for a mean: the sample's mean plus lambda times the difference of the machine's means, lambda = cov / var.
    const sample = { both: 30, machineOnly: 12, personOnly: 9, neither: 149 };
    const [n, answers, machine] = [200, 5_000, 900];
    const [meanY, meanF] = [39 / n, 42 / n];
    const lambda = (30 / n - meanY * meanF) / (meanF * (1 - meanF));
    const tuned = meanY + lambda * (machine / answers - meanF);
    expect(correctShare({ answers, machine, sample })?.share).toBeCloseTo(tuned, 12);
  });

  it("of everything reviewed, or of nothing", () => {
    const all = correctShare({
      answers: 100,
      machine: 50,
      sample: { both: 40, machineOnly: 10, personOnly: 5, neither: 45 },
    });
    expect(all?.share).toBeCloseTo(0.45, 12);
    const none = { both: 0, machineOnly: 0, personOnly: 0, neither: 0 };
    expect(correctShare({ answers: 100, machine: 50, sample: none })).toBeNull();
    expect(correctShare({ answers: 100, machine: 2, sample: { ...none, neither: 50 } })).toMatchObject({
      share: 0.01,
      low: 0,
    });
  });
});

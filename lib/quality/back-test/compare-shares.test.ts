import { describe, expect, it } from "vitest";
import { compareShares, movementsOf } from "./compare-shares";

/** Answers by who gave code 0: both, people alone, the machine alone, nobody. */
const answersOf = (both: number, people: number, machine: number, neither: number) => [
  ...Array.from({ length: both }, () => ({ person: [0], machine: [0] })),
  ...Array.from({ length: people }, () => ({ person: [0], machine: [] })),
  ...Array.from({ length: machine }, () => ({ person: [], machine: [0] })),
  ...Array.from({ length: neither }, () => ({ person: [], machine: [] })),
];

describe("shares as people and as the machine coded", () => {
  it("differ as R's mcnemar.test(matrix(c(40, 9, 25, 26), 2), correct = FALSE) says", () => {
    const [share] = compareShares(answersOf(40, 25, 9, 26), 1);
    expect(share?.p_value).toBeCloseTo(0.006071, 5);
    expect(share).toMatchObject({ base: 100, people: { share: 0.65 }, machine: { share: 0.49 }, differs: true });
    expect(share?.difference?.points).toBeCloseTo(-16, 10);
    expect(share?.difference?.interval.high).toBeLessThan(0);
  });

  it.each([
    [0, 4, 0.125],
    [5, 15, 0.04139],
    [12, 12, 1],
    [4, 20, 0.001544],
  ])("of which %d and %d decisions differ have the exact binomial p-value %d", (people, machine, p) => {
    const [share] = compareShares(answersOf(20, people, machine, 40), 1);
    expect(share?.p_value).toBeCloseTo(p, 5);
    expect(share?.differs).toBe(p < 0.05);
  });

  it("are not said to differ in a few answers", () => {
    const [few, enough] = [9, 10].map((both) => compareShares(answersOf(both, 0, 20, 0), 1)[0]);
    expect(few).toMatchObject({ differs: false });
    expect(enough).toMatchObject({ differs: true });
  });

  it("are corrected for the number of codes that can differ", () => {
    const answers = answersOf(40, 25, 9, 26).map(({ person, machine }) => ({
      ...{ person: [...person, 1, ...person.map(() => 2)], machine: [...machine, 1, ...machine.map(() => 2)] },
    }));
    const [first, always, third] = compareShares(answers, 3);
    expect(first?.p_value).toBeCloseTo(2 * 0.006071, 5);
    expect(always).toMatchObject({ p_value: null, differs: false });
    expect(third?.p_value).toBeCloseTo(2 * 0.006071, 5);
  });

  it("move from one point to the next for people, for the machine, or for both", () => {
    const [low, high] = [answersOf(10, 0, 0, 90), answersOf(60, 0, 0, 40)].map((one) => compareShares(one, 1)[0]);
    const [half] = compareShares(answersOf(10, 50, 0, 40), 1);
    if (!low || !high || !half) throw new Error("There is no share.");
    expect(movementsOf(low, high)).toEqual({ people: "up", machine: "up" });
    expect(movementsOf(low, half)).toEqual({ people: "up", machine: "none" });
    expect(movementsOf(high, half)).toEqual({ people: "none", machine: "down" });
  });
});

import { ALPHA } from "@/lib/analytics/compare-columns";
import { MIN_SAMPLE } from "@/lib/review/parameters";
import { holm } from "@/lib/statistics/adjust-p-values";
import { independentDifference, type Pairs, pairedDifference } from "@/lib/statistics/differences";
import { twoSidedP } from "@/lib/statistics/normal";
import { wilsonInterval } from "@/lib/statistics/wilson";
import type { CodedTwice } from "../agreement";

/** From this many decisions in which both differ, the normal distribution is close enough to the exact test. */
const MIN_ASYMPTOTIC = 25;

/** The shares of a code in one set of answers: as people and as the machine coded them. */
export type ComparedShare = ReturnType<typeof shareOf> & {
  /** Of McNemar's test, Holm-corrected over the codes that it tests; null without a decision in which they differ. */
  p_value: number | null;
  differs: boolean;
};

/**
 * Compares the share of each code in the same answers as people and as the machine coded them: the difference with
 * Newcombe's 95% interval for paired data, tested as Q. McNemar, "Note on the sampling error of the difference between
 * correlated proportions or percentages", Psychometrika 12 (1947), 153-157, without continuity correction; below
 * 25 such decisions by the exact binomial test. In fewer than `MIN_SAMPLE` answers no share is said to differ.
 */
export function compareShares(answers: readonly CodedTwice[], codes: number): ComparedShare[] {
  const pairs = Array.from({ length: codes }, () => ({ both: 0, onlyEarlier: 0, onlyLater: 0, neither: 0 }));
  for (const { machine, person } of answers) {
    const [byMachine, byPerson] = [new Set(machine), new Set(person)];
    for (const code of byPerson) count(pairs[code], byMachine.has(code) ? "both" : "onlyEarlier");
    for (const code of byMachine) if (!byPerson.has(code)) count(pairs[code], "onlyLater");
  }
  const complete = pairs.map((pair) => ({
    ...pair,
    neither: answers.length - pair.both - pair.onlyEarlier - pair.onlyLater,
  }));
  const tested = complete.flatMap((pair) => mcNemar(pair) ?? []);
  const adjusted = holm(tested);
  let used = 0;
  return complete.map((pair) => {
    const p = mcNemar(pair) === null ? null : (adjusted[used++] ?? 1);
    return { ...shareOf(pair), p_value: p, differs: p !== null && p < ALPHA && answers.length >= MIN_SAMPLE };
  });
}

const count = (pair: Pairs | undefined, part: keyof Pairs) => {
  if (pair) pair[part]++;
};

function mcNemar({ onlyEarlier, onlyLater }: Pairs): number | null {
  const discordant = onlyEarlier + onlyLater;
  if (discordant === 0) return null;
  if (discordant < MIN_ASYMPTOTIC) return exactP(Math.min(onlyEarlier, onlyLater), discordant);
  return twoSidedP((onlyLater - onlyEarlier) / Math.sqrt(discordant));
}

/** The two-sided p-value of at most `fewer` of `all` decisions, if both directions are equally likely. */
function exactP(fewer: number, all: number): number {
  let [ways, sum] = [1, 0];
  for (let count = 0; count <= fewer; count++) {
    sum += ways;
    ways *= (all - count) / (count + 1);
  }
  return Math.min(1, (2 * sum) / 2 ** all);
}

function shareOf(pair: Pairs) {
  const base = pair.both + pair.onlyEarlier + pair.onlyLater + pair.neither;
  const difference = pairedDifference(pair);
  const share = (count: number) => ({ share: base > 0 ? count / base : null, interval: wilsonInterval(count, base) });
  return {
    base,
    people: share(pair.both + pair.onlyEarlier),
    machine: share(pair.both + pair.onlyLater),
    difference: difference && {
      points: 100 * difference.value,
      interval: { low: 100 * difference.interval.low, high: 100 * difference.interval.high },
    },
  };
}

type Point = Pick<ComparedShare, "base" | "people" | "machine">;
export type Movement = "up" | "down" | "none";

/** Whether a code's share moved significantly from one point of a trend to the next, as people and as the machine coded. */
export function movementsOf(from: Point, to: Point): { people: Movement; machine: Movement } {
  const moved = (coder: "people" | "machine"): Movement => {
    const counts = [from, to].map((point) => ({ count: (point[coder].share ?? 0) * point.base, base: point.base }));
    const [earlier = { count: 0, base: 0 }, later = { count: 0, base: 0 }] = counts;
    const interval = independentDifference(earlier, later)?.interval;
    if (!interval || (interval.low <= 0 && interval.high >= 0)) return "none";
    return interval.low > 0 ? "up" : "down";
  };
  return { people: moved("people"), machine: moved("machine") };
}

import { clausesOf } from "@/lib/engines/local/sentiment/clauses";
import { stemsOf } from "@/lib/language/terms";
import { seededRandom } from "@/lib/numeric/random";

const ROUNDS = 15;

type Vector = ReadonlyMap<string, number>;

/**
 * The baseline for generated codebooks: k-means on TF-IDF vectors of the clauses of `train`. Returns the clusters of
 * each answer of `train` and of `test`.
 */
export function clauseKMeans(
  train: readonly string[],
  test: readonly string[],
  { groups, language, seed }: { groups: number; language: string; seed: number },
): { train: string[][]; test: string[][] } {
  const cut = (text: string) =>
    clausesOf(text, language).map(({ start, end }) => stemsOf(text.slice(start, end), language));
  const clauses = train.map(cut);
  const frequency = new Map<string, number>();
  for (const stem of clauses.flat().flatMap((stems) => [...new Set(stems)]))
    frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const count = clauses.flat().length;
  const vectorOf = (stems: readonly string[]) => unit(weighted(stems, frequency, count));
  const points = clauses.flat().map(vectorOf);
  const centres = fitCentres(points, groups, seededRandom(seed));
  const clustersOf = (parts: readonly (readonly string[])[]) => [
    ...new Set(parts.flatMap((stems) => nearest(vectorOf(stems), centres) ?? []).map(String)),
  ];
  return { train: clauses.map(clustersOf), test: test.map((text) => clustersOf(cut(text))) };
}

function weighted(stems: readonly string[], frequency: Vector, count: number): Map<string, number> {
  const weights = new Map<string, number>();
  for (const stem of stems) {
    const own = frequency.get(stem);
    if (own) weights.set(stem, (weights.get(stem) ?? 0) + Math.log((count + 1) / (own + 1)) + 1);
  }
  return weights;
}

function fitCentres(points: readonly Vector[], groups: number, random: () => number): Map<string, number>[] {
  let centres = startingCentres(points, groups, random);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centres.map(() => new Map<string, number>());
    for (const point of points) {
      const group = nearest(point, centres);
      if (group === null) continue;
      const sum = sums[group] as Map<string, number>;
      for (const [stem, value] of point) sum.set(stem, (sum.get(stem) ?? 0) + value);
    }
    centres = sums.map((sum, group) => (sum.size > 0 ? unit(sum) : (centres[group] as Map<string, number>)));
  }
  return centres;
}

/** Chooses starting centres far from each other (k-means++). */
function startingCentres(points: readonly Vector[], groups: number, random: () => number): Map<string, number>[] {
  const distances = new Float64Array(points.length).fill(1);
  return Array.from({ length: groups }, () => {
    let target = random() * distances.reduce((sum, distance) => sum + distance, 0);
    let chosen = 0;
    while (chosen < points.length - 1 && target > (distances[chosen] as number))
      target -= distances[chosen++] as number;
    const centre = new Map(points[chosen]);
    points.forEach((point, at) => {
      distances[at] = Math.min(distances[at] as number, Math.max(0, 1 - cosine(point, centre)) ** 2);
    });
    return centre;
  });
}

/** The nearest centre; null if a clause shares no word with any centre. */
function nearest(point: Vector, centres: readonly Vector[]): number | null {
  const values = centres.map((centre) => cosine(point, centre));
  const best = Math.max(0, ...values);
  return best === 0 ? null : values.indexOf(best);
}

function cosine(one: Vector, other: Vector): number {
  let sum = 0;
  for (const [stem, value] of one) sum += value * (other.get(stem) ?? 0);
  return sum;
}

function unit(vector: Map<string, number>): Map<string, number> {
  const norm = Math.hypot(...vector.values()) || 1;
  return new Map([...vector].map(([stem, value]) => [stem, value / norm]));
}

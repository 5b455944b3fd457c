import { keyPhrases, type PhraseIndex, titled } from "./naming";
import type { Points } from "./spherical-k-means";
import type { Theme } from "./theme";

/** A theme that belongs to no known category yet, with its points. */
export type Unplaced = { theme: Theme; members: readonly number[] };

const FEWEST = 6;
const THEMES_PER_CATEGORY = 4;
const MOST_THEMES = 7;
/** A category's name must stand in so much of what it holds. */
const COMMON = 0.12;

type Cluster = { themes: Unplaced[]; sum: Float64Array };

/**
 * Gathers themes that lie near each other in categories (agglomerative, by the cosine of their mean
 * vectors) and names each after a word typical of all of it; what finds no such word stays where it was.
 */
export function placeInCategories(unplaced: readonly Unplaced[], points: Points, index: PhraseIndex): void {
  if (unplaced.length < FEWEST) return;
  const names = new Set<string>();
  for (const { themes } of merged(unplaced, points)) {
    if (themes.length < 2) continue;
    const phrase = keyPhrases(
      index,
      themes.flatMap(({ members }) => [...members]),
    ).find(({ text, stems, share }) => stems.length === 1 && share >= COMMON && !names.has(text));
    if (!phrase) continue;
    names.add(phrase.text);
    for (const { theme } of themes) theme.category = titled(phrase.text);
  }
}

function merged(unplaced: readonly Unplaced[], points: Points): Cluster[] {
  const clusters = unplaced.map((theme): Cluster => ({ themes: [theme], sum: meanOf(theme.members, points) }));
  const wanted = Math.ceil(unplaced.length / THEMES_PER_CATEGORY);
  while (clusters.length > wanted) {
    const pair = nearestPair(clusters);
    if (!pair) break;
    const [kept, gone] = pair;
    const [{ themes, sum } = { themes: [], sum: new Float64Array(0) }] = clusters.splice(gone, 1);
    const target = clusters[kept] as Cluster;
    target.themes.push(...themes);
    target.sum = target.sum.map((value, k) => value + (sum[k] as number));
  }
  return clusters;
}

function nearestPair(clusters: readonly Cluster[]): [number, number] | null {
  let best: [number, number] | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (let one = 0; one < clusters.length; one++) {
    for (let other = one + 1; other < clusters.length; other++) {
      const [a, b] = [clusters[one] as Cluster, clusters[other] as Cluster];
      if (a.themes.length + b.themes.length > MOST_THEMES) continue;
      const nearness = cosine(a.sum, b.sum);
      if (nearness > highest) {
        highest = nearness;
        best = [one, other];
      }
    }
  }
  return best;
}

function meanOf(members: readonly number[], { dimensions, values }: Points): Float64Array {
  const mean = new Float64Array(dimensions);
  for (const member of members) {
    for (let k = 0; k < dimensions; k++) {
      mean[k] = (mean[k] as number) + (values[member * dimensions + k] as number) / members.length;
    }
  }
  return mean;
}

function cosine(a: Float64Array, b: Float64Array): number {
  let both = 0;
  let left = 0;
  let right = 0;
  for (let k = 0; k < a.length; k++) {
    both += (a[k] as number) * (b[k] as number);
    left += (a[k] as number) ** 2;
    right += (b[k] as number) ** 2;
  }
  return both / (Math.sqrt(left * right) || 1);
}

import { seededRandom } from "../numeric/random";

const ROUNDS = 12;
const STARTS = 4;

/**
 * One grouping from several of the same items: k-means over which groups each item fell in, so that
 * items which mostly fall together stay together and the luck of a single run evens out
 * (cluster ensembles, Strehl and Ghosh 2002; solved as in Topchy, Jain and Punch 2003).
 */
export function consensusGroups(runs: readonly Int32Array[], groups: number): Int32Array {
  const count = runs[0]?.length ?? 0;
  let best: { labels: Int32Array; fit: number } | null = null;
  for (let start = 1; start <= STARTS; start++) {
    let centres = startingCentres(runs, count, groups, seededRandom(start));
    const labels = new Int32Array(count);
    let fit = 0;
    for (let round = 0; round < ROUNDS; round++) {
      fit = assign(runs, centres, groups, labels);
      centres = centresOf(runs, labels, groups);
    }
    if (!best || fit > best.fit) best = { labels, fit };
  }
  return best?.labels ?? new Int32Array(0);
}

/** Centres hold, for each run and each of its groups, the share of a consensus group's items: row by consensus group. */
function centresOf(runs: readonly Int32Array[], labels: Int32Array, groups: number): Float64Array {
  const width = runs.length * groups;
  const centres = new Float64Array(groups * width);
  labels.forEach((label, item) => {
    runs.forEach((run, place) => {
      const at = label * width + place * groups + (run[item] as number);
      centres[at] = (centres[at] as number) + 1;
    });
  });
  for (let group = 0; group < groups; group++) normalize(centres.subarray(group * width, (group + 1) * width));
  return centres;
}

function assign(runs: readonly Int32Array[], centres: Float64Array, groups: number, labels: Int32Array): number {
  let fit = 0;
  for (let item = 0; item < labels.length; item++) {
    let best = 0;
    let highest = -1;
    for (let group = 0; group < groups; group++) {
      const nearness = nearnessOf(runs, item, centres, group, groups);
      if (nearness > highest) {
        highest = nearness;
        best = group;
      }
    }
    labels[item] = best;
    fit += highest;
  }
  return fit;
}

function nearnessOf(
  runs: readonly Int32Array[],
  item: number,
  centres: Float64Array,
  group: number,
  groups: number,
): number {
  const start = group * runs.length * groups;
  let sum = 0;
  for (let place = 0; place < runs.length; place++) {
    sum += centres[start + place * groups + (runs[place]?.[item] as number)] as number;
  }
  return sum / Math.sqrt(runs.length);
}

/** Items far from each other (k-means++), as centres. */
function startingCentres(
  runs: readonly Int32Array[],
  count: number,
  groups: number,
  random: () => number,
): Float64Array {
  const width = runs.length * groups;
  const centres = new Float64Array(groups * width);
  const distances = new Float64Array(count).fill(1);
  for (let group = 0; group < groups; group++) {
    let target = random() * distances.reduce((sum, distance) => sum + distance, 0);
    let chosen = 0;
    while (chosen < count - 1 && target > (distances[chosen] as number)) target -= distances[chosen++] as number;
    const centre = centres.subarray(group * width, (group + 1) * width);
    runs.forEach((run, place) => {
      centre[place * groups + (run[chosen] as number)] = 1;
    });
    normalize(centre);
    for (let item = 0; item < count; item++) {
      const distance = Math.max(0, 1 - nearnessOf(runs, item, centres, group, groups)) ** 2;
      distances[item] = Math.min(distances[item] as number, distance);
    }
  }
  return centres;
}

function normalize(vector: Float64Array): void {
  const norm = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] as number) / norm;
}

import { seededRandom } from "../numeric/random";

const ROUNDS = 15;
const STARTS = 2;

/** Unit vectors laid end to end. */
export type Points = { count: number; dimensions: number; values: Float32Array };

/** Groups unit vectors by cosine: seeded k-means++ starts, the best of several runs. Returns each point's group. */
export function sphericalKMeans(points: Points, groups: number): Int32Array {
  let best: { labels: Int32Array; fit: number } | null = null;
  for (let start = 0; start < STARTS; start++) {
    const run = cluster(points, groups, seededRandom(start + 1));
    if (!best || run.fit > best.fit) best = run;
  }
  return best?.labels ?? new Int32Array(points.count);
}

function cluster(points: Points, groups: number, random: () => number): { labels: Int32Array; fit: number } {
  const { count, dimensions, values } = points;
  const centres = startingCentres(points, groups, random);
  const labels = new Int32Array(count);
  let fit = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let moved = 0;
    fit = 0;
    for (let point = 0; point < count; point++) {
      let bestGroup = 0;
      let bestCosine = Number.NEGATIVE_INFINITY;
      for (let group = 0; group < groups; group++) {
        const cosine = dot(values, point * dimensions, centres, group * dimensions, dimensions);
        if (cosine > bestCosine) {
          bestCosine = cosine;
          bestGroup = group;
        }
      }
      if (labels[point] !== bestGroup) moved += 1;
      labels[point] = bestGroup;
      fit += bestCosine;
    }
    if (round > 0 && moved < count / 500) break;
    recentre(points, labels, centres, groups);
  }
  return { labels, fit };
}

function startingCentres({ count, dimensions, values }: Points, groups: number, random: () => number): Float32Array {
  const centres = new Float32Array(groups * dimensions);
  const distances = new Float64Array(count).fill(1);
  for (let group = 0; group < groups; group++) {
    const total = distances.reduce((sum, distance) => sum + distance, 0);
    let target = random() * total;
    let chosen = 0;
    while (chosen < count - 1 && target > (distances[chosen] as number)) target -= distances[chosen++] as number;
    centres.set(values.subarray(chosen * dimensions, (chosen + 1) * dimensions), group * dimensions);
    for (let point = 0; point < count; point++) {
      const cosine = dot(values, point * dimensions, centres, group * dimensions, dimensions);
      distances[point] = Math.min(distances[point] as number, Math.max(0, 1 - cosine) ** 2);
    }
  }
  return centres;
}

function recentre(
  { count, dimensions, values }: Points,
  labels: Int32Array,
  centres: Float32Array,
  groups: number,
): void {
  const sums = new Float32Array(groups * dimensions);
  for (let point = 0; point < count; point++) {
    const target = (labels[point] as number) * dimensions;
    for (let k = 0; k < dimensions; k++) {
      sums[target + k] = (sums[target + k] as number) + (values[point * dimensions + k] as number);
    }
  }
  for (let group = 0; group < groups; group++) {
    const norm = Math.sqrt(dot(sums, group * dimensions, sums, group * dimensions, dimensions));
    if (norm === 0) continue;
    for (let k = 0; k < dimensions; k++) {
      centres[group * dimensions + k] = (sums[group * dimensions + k] as number) / norm;
    }
  }
}

function dot(left: Float32Array, leftAt: number, right: Float32Array, rightAt: number, length: number): number {
  let sum = 0;
  for (let k = 0; k < length; k++) sum += (left[leftAt + k] as number) * (right[rightAt + k] as number);
  return sum;
}

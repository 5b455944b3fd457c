import { evenly } from "../numeric/evenly";
import { seededRandom } from "../numeric/random";

const ROUNDS = 10;
const MOST_FITTED = 3_000;

/** Unit vectors laid end to end. */
export type Points = { count: number; dimensions: number; values: Float32Array };

/** Groups unit vectors by cosine from seeded k-means++ starts. Returns each point's group. */
export function sphericalKMeans(points: Points, groups: number, seed: number): Int32Array {
  const centres = fitCentres(sample(points), groups, seededRandom(seed));
  const labels = new Int32Array(points.count);
  assignAll(points, centres, groups, labels);
  return labels;
}

/** An even selection of points: centres fitted on it serve all. */
function sample({ count, dimensions, values }: Points): Points {
  const rows = evenly([...Array(count).keys()], MOST_FITTED);
  const chosen = new Float32Array(rows.length * dimensions);
  rows.forEach((row, place) => {
    chosen.set(values.subarray(row * dimensions, (row + 1) * dimensions), place * dimensions);
  });
  return { count: rows.length, dimensions, values: chosen };
}

function fitCentres(points: Points, groups: number, random: () => number): Float32Array {
  const centres = startingCentres(points, groups, random);
  const labels = new Int32Array(points.count);
  for (let round = 0; round < ROUNDS; round++) {
    assignAll(points, centres, groups, labels);
    recentre(points, labels, centres, groups);
  }
  return centres;
}

/** Writes the nearest centre of every point to `labels`. */
function assignAll(
  { count, dimensions, values }: Points,
  centres: Float32Array,
  groups: number,
  labels: Int32Array,
): void {
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
    labels[point] = bestGroup;
  }
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

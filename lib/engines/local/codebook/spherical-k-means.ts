import { evenly } from "@/lib/data/parts";
import { addRow, type MixedRows, mixedRows, products, someRows, type Table } from "@/lib/numeric/mixed-rows";
import { seededRandom } from "@/lib/numeric/random";
import { K_MEANS_ITERATIONS, MAX_POINTS_FITTED } from "./parameters";

/** Unit vectors; `values` holds them one after another. */
export type Points = { count: number; dimensions: number; values: Float32Array };

/** The points with these indexes, in this order. */
export function somePoints({ count, dimensions, values }: Points, chosen: readonly number[]): Points {
  if (chosen.length === count) return { count, dimensions, values };
  const some = new Float32Array(chosen.length * dimensions);
  chosen.forEach((point, at) => {
    some.set(values.subarray(point * dimensions, (point + 1) * dimensions), at * dimensions);
  });
  return { count: chosen.length, dimensions, values: some };
}

/**
 * Clusters unit vectors by cosine similarity, once for each seed; each run starts with k-means++. Returns the cluster
 * of each point in each run.
 */
export function sphericalKMeans(points: Points, groups: number, seeds: readonly number[]): Int32Array[] {
  const rows = mixedRows(points.values, points.count, points.dimensions);
  const fitted = someRows(rows, evenly([...Array(points.count).keys()], MAX_POINTS_FITTED));
  return seeds.map((seed) => {
    const labels = new Int32Array(points.count);
    assignAll(rows, fitCentres(fitted, groups, seededRandom(seed)), groups, labels);
    return labels;
  });
}

/** Computes the centres from an even sample of the points. */
function fitCentres(rows: MixedRows, groups: number, random: () => number): Table {
  const centres = startingCentres(rows, groups, random);
  const labels = new Int32Array(rows.count).fill(-1);
  for (let round = 0; round < K_MEANS_ITERATIONS; round++) {
    const changes = assignAll(rows, centres, groups, labels);
    if (changes === 0) break;
    recentre(rows, labels, centres, groups);
  }
  return centres;
}

/** Writes each point's nearest centre to `labels`; returns how many labels changed. */
function assignAll(rows: MixedRows, centres: Table, groups: number, labels: Int32Array): number {
  const cosines = new Float64Array(2 * groups);
  let changes = 0;
  const mark = (point: number, from: number) => {
    const best = indexOfLargest(cosines, from, groups);
    if (labels[point] !== best) changes += 1;
    labels[point] = best;
  };
  for (let point = 0; point < rows.count; point += 2) {
    const twin = Math.min(point + 1, rows.count - 1);
    products(rows, point, twin, centres, groups, cosines);
    mark(point, 0);
    mark(twin, groups);
  }
  return changes;
}

function indexOfLargest(values: Float64Array, from: number, count: number): number {
  let best = 0;
  for (let index = 1; index < count; index++) {
    if ((values[from + index] as number) > (values[from + best] as number)) best = index;
  }
  return best;
}

/** Chooses starting centres far from each other (k-means++). */
function startingCentres(rows: MixedRows, groups: number, random: () => number): Table {
  const centres = emptyTable(rows, groups);
  const distances = new Float64Array(rows.count).fill(1);
  const cosines = new Float64Array(2);
  const closer = (point: number, cosine: number) => {
    const distance = Math.max(0, 1 - cosine) ** 2;
    if (distance < (distances[point] as number)) distances[point] = distance;
  };
  for (let group = 0; group < groups; group++) {
    let target = random() * distances.reduce((sum, distance) => sum + distance, 0);
    let chosen = 0;
    while (chosen < rows.count - 1 && target > (distances[chosen] as number)) target -= distances[chosen++] as number;
    addRow(rows, chosen, centres, group);
    const centre = rowOf(centres, group, rows);
    for (let point = 0; point < rows.count; point += 2) {
      const twin = Math.min(point + 1, rows.count - 1);
      products(rows, point, twin, centre, 1, cosines);
      closer(point, cosines[0] as number);
      closer(twin, cosines[1] as number);
    }
  }
  return centres;
}

/** Moves each centre to the normalised sum of its points; a centre without points stays. */
function recentre(rows: MixedRows, labels: Int32Array, centres: Table, groups: number): void {
  const sums = emptyTable(rows, groups);
  labels.forEach((label, point) => {
    addRow(rows, point, sums, label);
  });
  for (let group = 0; group < groups; group++) {
    const sum = rowOf(sums, group, rows);
    const centre = rowOf(centres, group, rows);
    const norm = Math.sqrt(squareOf(sum.filled) + squareOf(sum.rare));
    if (norm === 0) continue;
    for (let k = 0; k < rows.width; k++) centre.filled[k] = (sum.filled[k] as number) / norm;
    for (let k = 0; k < rows.rareWidth; k++) centre.rare[k] = (sum.rare[k] as number) / norm;
  }
}

function squareOf(vector: Float32Array): number {
  let sum = 0;
  for (const value of vector) sum += value * value;
  return sum;
}

function emptyTable({ width, rareWidth }: MixedRows, groups: number): Table {
  return { filled: new Float32Array(groups * width), rare: new Float32Array(groups * rareWidth) };
}

function rowOf({ filled, rare }: Table, group: number, { width, rareWidth }: MixedRows): Table {
  return {
    filled: filled.subarray(group * width, (group + 1) * width),
    rare: rare.subarray(group * rareWidth, (group + 1) * rareWidth),
  };
}

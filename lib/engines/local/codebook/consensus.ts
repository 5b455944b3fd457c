import { seededRandom } from "@/lib/numeric/random";
import { CONSENSUS_ITERATIONS, CONSENSUS_STARTS } from "./parameters";

/** The cluster of each item in each run, item by item. Cluster numbers are unique over all runs. */
type Memberships = { entries: Int32Array; runs: number; count: number };

/**
 * Combines several clusterings into one, so that items stay together that most runs put into one cluster: k-means, in
 * which an item is described by its cluster in each run (cluster ensembles, Strehl and Ghosh 2002; solved as in Topchy,
 * Jain and Punch 2003). The result depends less on chance than a single run. Returns the cluster of each item.
 */
export function consensusGroups(runs: readonly Int32Array[], groups: number): Int32Array {
  const memberships = membershipsOf(runs, groups);
  let best: { labels: Int32Array; fit: number } | null = null;
  for (let start = 1; start <= CONSENSUS_STARTS; start++) {
    let centres = startingCentres(memberships, groups, seededRandom(start));
    const labels = new Int32Array(memberships.count).fill(-1);
    let fit = 0;
    for (let round = 0; round < CONSENSUS_ITERATIONS; round++) {
      const assigned = assign(memberships, centres, groups, labels);
      fit = assigned.fit;
      if (assigned.changes === 0) break;
      centres = centresOf(memberships, labels, groups);
    }
    if (!best || fit > best.fit) best = { labels, fit };
  }
  return best?.labels ?? new Int32Array(0);
}

function membershipsOf(runs: readonly Int32Array[], groups: number): Memberships {
  const count = runs[0]?.length ?? 0;
  const entries = new Int32Array(count * runs.length);
  runs.forEach((labels, run) => {
    for (let item = 0; item < count; item++) {
      entries[item * runs.length + run] = run * groups + (labels[item] as number);
    }
  });
  return { entries, runs: runs.length, count };
}

/** The unit vector of each consensus cluster: one row per cluster of a run, one column per consensus cluster. */
function centresOf({ entries, runs }: Memberships, labels: Int32Array, groups: number): Float64Array {
  const centres = new Float64Array(runs * groups * groups);
  for (let at = 0; at < entries.length; at++) {
    const index = (entries[at] as number) * groups + (labels[Math.floor(at / runs)] as number);
    centres[index] = (centres[index] as number) + 1;
  }
  for (let group = 0; group < groups; group++) normalizeColumn(centres, group, groups);
  return centres;
}

/** Writes each item's nearest centre to `labels`. Returns the sum of the similarities, and how many labels changed. */
function assign(memberships: Memberships, centres: Float64Array, groups: number, labels: Int32Array) {
  const similarities = new Float64Array(groups);
  let fit = 0;
  let changes = 0;
  for (let item = 0; item < memberships.count; item++) {
    addSimilarities(memberships, item, centres, groups, similarities.fill(0));
    let best = 0;
    for (let group = 1; group < groups; group++) {
      if ((similarities[group] as number) > (similarities[best] as number)) best = group;
    }
    if (labels[item] !== best) changes += 1;
    labels[item] = best;
    fit += (similarities[best] as number) / Math.sqrt(memberships.runs);
  }
  return { fit, changes };
}

function addSimilarities(
  { entries, runs }: Memberships,
  item: number,
  centres: Float64Array,
  groups: number,
  similarities: Float64Array,
): void {
  for (let at = item * runs; at < (item + 1) * runs; at++) {
    const row = (entries[at] as number) * groups;
    for (let group = 0; group < groups; group++) {
      similarities[group] = (similarities[group] as number) + (centres[row + group] as number);
    }
  }
}

/** Chooses starting centres far from each other (k-means++). */
function startingCentres({ entries, runs, count }: Memberships, groups: number, random: () => number): Float64Array {
  const centres = new Float64Array(runs * groups * groups);
  const distances = new Float64Array(count).fill(1);
  for (let group = 0; group < groups; group++) {
    let target = random() * distances.reduce((sum, distance) => sum + distance, 0);
    let chosen = 0;
    while (chosen < count - 1 && target > (distances[chosen] as number)) target -= distances[chosen++] as number;
    const own = new Uint8Array(runs * groups);
    for (const entry of entries.subarray(chosen * runs, (chosen + 1) * runs)) {
      own[entry] = 1;
      centres[entry * groups + group] = 1;
    }
    normalizeColumn(centres, group, groups);
    for (let item = 0; item < count; item++) {
      let shared = 0;
      for (let at = item * runs; at < (item + 1) * runs; at++) shared += own[entries[at] as number] as number;
      const distance = (1 - shared / runs) ** 2;
      distances[item] = Math.min(distances[item] as number, distance);
    }
  }
  return centres;
}

function normalizeColumn(table: Float64Array, column: number, width: number): void {
  let square = 0;
  for (let at = column; at < table.length; at += width) square += (table[at] as number) ** 2;
  const norm = Math.sqrt(square) || 1;
  for (let at = column; at < table.length; at += width) table[at] = (table[at] as number) / norm;
}

import { seededRandom } from "@/lib/numeric/random";

const ROUNDS = 12;
const STARTS = 4;

/** Which group each item fell into in each run, as a number of its own: item by item, one entry per run. */
type Falls = { entries: Int32Array; runs: number; count: number };

/**
 * One grouping from several of the same items: k-means over which groups each item fell in, so that
 * items which mostly fall together stay together and the luck of a single run evens out
 * (cluster ensembles, Strehl and Ghosh 2002; solved as in Topchy, Jain and Punch 2003).
 */
export function consensusGroups(runs: readonly Int32Array[], groups: number): Int32Array {
  const falls = fallsOf(runs, groups);
  let best: { labels: Int32Array; fit: number } | null = null;
  for (let start = 1; start <= STARTS; start++) {
    let centres = startingCentres(falls, groups, seededRandom(start));
    const labels = new Int32Array(falls.count).fill(-1);
    let fit = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const assigned = assign(falls, centres, groups, labels);
      fit = assigned.fit;
      if (assigned.changes === 0) break;
      centres = centresOf(falls, labels, groups);
    }
    if (!best || fit > best.fit) best = { labels, fit };
  }
  return best?.labels ?? new Int32Array(0);
}

function fallsOf(runs: readonly Int32Array[], groups: number): Falls {
  const count = runs[0]?.length ?? 0;
  const entries = new Int32Array(count * runs.length);
  runs.forEach((labels, run) => {
    for (let item = 0; item < count; item++) {
      entries[item * runs.length + run] = run * groups + (labels[item] as number);
    }
  });
  return { entries, runs: runs.length, count };
}

/** Centres hold, for each group of each run, the share that each consensus group has of it: row by group of a run. */
function centresOf({ entries, runs }: Falls, labels: Int32Array, groups: number): Float64Array {
  const centres = new Float64Array(runs * groups * groups);
  for (let at = 0; at < entries.length; at++) {
    const place = (entries[at] as number) * groups + (labels[Math.floor(at / runs)] as number);
    centres[place] = (centres[place] as number) + 1;
  }
  for (let group = 0; group < groups; group++) normalizeColumn(centres, group, groups);
  return centres;
}

/** Writes the nearest centre of every item to `labels`: how near all are together, and how many were another before. */
function assign(falls: Falls, centres: Float64Array, groups: number, labels: Int32Array) {
  const nearness = new Float64Array(groups);
  let fit = 0;
  let changes = 0;
  for (let item = 0; item < falls.count; item++) {
    addNearness(falls, item, centres, groups, nearness.fill(0));
    let best = 0;
    for (let group = 1; group < groups; group++) {
      if ((nearness[group] as number) > (nearness[best] as number)) best = group;
    }
    if (labels[item] !== best) changes += 1;
    labels[item] = best;
    fit += (nearness[best] as number) / Math.sqrt(falls.runs);
  }
  return { fit, changes };
}

function addNearness(
  { entries, runs }: Falls,
  item: number,
  centres: Float64Array,
  groups: number,
  nearness: Float64Array,
): void {
  for (let at = item * runs; at < (item + 1) * runs; at++) {
    const row = (entries[at] as number) * groups;
    for (let group = 0; group < groups; group++) {
      nearness[group] = (nearness[group] as number) + (centres[row + group] as number);
    }
  }
}

/** Items far from each other (k-means++), as centres. */
function startingCentres({ entries, runs, count }: Falls, groups: number, random: () => number): Float64Array {
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

import type { Pair } from "./metrics";

export type Matching = {
  /** Maps each generated code to the human code that it is matched with. */
  match: ReadonlyMap<string, string>;
  /**
   * F1 of the matched codes on the test answers, weighted by how often people used the code; unmatched codes of people
   * count 0.
   */
  weighted: number;
};

/**
 * Matches generated codes one to one to human codes so that the sum of F1, weighted by frequency,
 * is largest on the training answers (Hungarian method), and scores that matching on the test answers.
 */
export function matchCodes(train: readonly Pair[], test: readonly Pair[]): Matching {
  const human = [...new Set(train.flatMap(({ truth }) => truth))].toSorted();
  const found = [...new Set(train.flatMap((pair) => pair.found))].toSorted();
  const gains = human.map((label) => found.map((code) => f1(train, label, code) * count(train, label)));
  const chosen = assign(gains);
  const match = new Map<string, string>();
  chosen.forEach((column, row) => {
    const code = found[column];
    const label = human[row];
    if (code !== undefined && label !== undefined) match.set(code, label);
  });
  const total = human.reduce((sum, label) => sum + count(test, label), 0);
  const sum = [...match].reduce((value, [code, label]) => value + f1(test, label, code) * count(test, label), 0);
  return { match, weighted: sum / Math.max(1, total) };
}

/** F1 of codes that are people's own, weighted by how often people used them. */
export function weightedF1(pairs: readonly Pair[]): number {
  const labels = [...new Set(pairs.flatMap(({ truth }) => truth))];
  const total = labels.reduce((sum, label) => sum + count(pairs, label), 0);
  return labels.reduce((sum, label) => sum + f1(pairs, label, label) * count(pairs, label), 0) / Math.max(1, total);
}

function count(pairs: readonly Pair[], label: string): number {
  return pairs.filter(({ truth }) => truth.includes(label)).length;
}

function f1(pairs: readonly Pair[], label: string, code: string): number {
  let both = 0;
  let all = 0;
  for (const { truth, found } of pairs) {
    const human = truth.includes(label);
    const machine = found.includes(code);
    if (human && machine) both += 1;
    all += Number(human) + Number(machine);
  }
  return all === 0 ? 0 : (2 * both) / all;
}

/**
 * Returns the column for each row so that the sum of gains is largest; -1 if there are no columns left (Kuhn-Munkres
 * with potentials).
 */
function assign(gains: readonly (readonly number[])[]): number[] {
  const size = Math.max(gains.length, gains[0]?.length ?? 0);
  const cost = (row: number, column: number) => -(gains[row]?.[column] ?? 0);
  const rowPotential = new Float64Array(size + 1);
  const columnPotential = new Float64Array(size + 1);
  const rowOf = new Int32Array(size + 1);
  for (let row = 1; row <= size; row++) {
    const previous = new Int32Array(size + 1);
    const min = new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY);
    const used = new Uint8Array(size + 1);
    rowOf[0] = row;
    let column = 0;
    do {
      used[column] = 1;
      const current = rowOf[column] as number;
      let delta = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= size; other++) {
        if (used[other]) continue;
        const reduced =
          cost(current - 1, other - 1) - (rowPotential[current] as number) - (columnPotential[other] as number);
        if (reduced < (min[other] as number)) {
          min[other] = reduced;
          previous[other] = column;
        }
        if ((min[other] as number) < delta) {
          delta = min[other] as number;
          next = other;
        }
      }
      for (let other = 0; other <= size; other++) {
        if (used[other]) {
          const owner = rowOf[other] as number;
          rowPotential[owner] = (rowPotential[owner] as number) + delta;
          columnPotential[other] = (columnPotential[other] as number) - delta;
        } else min[other] = (min[other] as number) - delta;
      }
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      const before = previous[column] as number;
      rowOf[column] = rowOf[before] as number;
      column = before;
    }
  }
  const result = gains.map(() => -1);
  for (let column = 1; column <= size; column++) {
    const row = (rowOf[column] as number) - 1;
    if (row < gains.length && column <= (gains[0]?.length ?? 0)) result[row] = column - 1;
  }
  return result;
}

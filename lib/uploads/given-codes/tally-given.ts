import type { CheckedRow } from "../check-row";

/** What some rows give as codes of one question's answers. */
export type GivenTally = {
  /** How many rows give each code, as the file writes it. */
  tokens: [token: string, rows: number][];
  /** Rows that nobody coded, and rows of which somebody said that no code fits. */
  blank: number;
  none: number;
  /** How many rows each coder coded; null if the file names nobody. */
  coders: [coder: string | null, rows: number][];
};

/** Counts the codes of rows; `place` is the entry of the plan. */
export function tallyGiven(rows: readonly CheckedRow[], place: number): GivenTally {
  const codings = rows.filter(({ problems }) => problems.length === 0).map(({ codings }) => codings[place] ?? null);
  const coded = codings.flatMap((coding) => coding ?? []);
  return {
    tokens: countsOf(coded.flatMap(({ codes }) => codes)),
    blank: codings.length - coded.length,
    none: coded.filter(({ codes }) => codes.length === 0).length,
    coders: countsOf(coded.map(({ coder }) => coder)),
  };
}

function countsOf<Value>(values: readonly Value[]): [Value, number][] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}

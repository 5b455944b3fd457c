import { FEW_VALUES, ROWS_PER_VALUE } from "./few-values";

/** Separators of the options in a cell of a question with several choices. */
const SEPARATORS = [";", "|", ",", "\n"];
/** At least this share of cells has several options. */
const MIN_LISTS = 0.2;
/** Options are given several times; of open answers many are given once. */
const MIN_REPEATS = 2;
const MAX_ONCE = 1 / 3;
/** So many different sentences, none given much more often than others, are answers, though they recur. */
const SENTENCES = { words: 3, distinct: 10, repeats: 30 };
/** A column with fewer values than this, among so many rows per value, holds an option with remarks at most. */
const RARE = { distinct: 2, rows: 10 };

/**
 * Whether the filled cells of a column are options of a closed question: one value, values that nearly all recur, or
 * lists of such values. `rows`: the number of rows, with empty ones.
 */
export function isClosed(cells: readonly string[], rows: number): boolean {
  const distinct = new Set(cells).size;
  if (distinct === 1 && rows > 1) return true;
  if (distinct <= RARE.distinct && rows >= distinct * RARE.rows) return true;
  if (isOfFew(cells)) return !areSentences(cells, distinct);
  return SEPARATORS.some((separator) => {
    const lists = cells.filter((cell) => cell.includes(separator)).length;
    if (lists < cells.length * MIN_LISTS) return false;
    return isOfFew(cells.flatMap((cell) => cell.split(separator).map((part) => part.trim())));
  });
}

function isOfFew(values: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const once = [...counts.values()].filter((count) => count === 1).length;
  return (
    values.length >= counts.size * MIN_REPEATS &&
    once <= counts.size * MAX_ONCE &&
    counts.size <= Math.max(FEW_VALUES, values.length / ROWS_PER_VALUE)
  );
}

function areSentences(cells: readonly string[], distinct: number): boolean {
  const words = cells.reduce((sum, cell) => sum + cell.split(/\s+/).length, 0) / cells.length;
  return words >= SENTENCES.words && distinct >= SENTENCES.distinct && cells.length <= distinct * SENTENCES.repeats;
}

/** Decimals that are kept: as many as exports write. */
const DECIMALS = 10;
const LARGEST = 1e12;

/** A respondent's weight as written in a cell, with a point or a comma before its decimals; null for anything else. */
export function readWeight(cell: string): number | null {
  const text = cell.trim().replace(/^(\d*),(\d+)$/, "$1.$2");
  if (!/^(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text)) return null;
  const weight = Number(text);
  return weight <= LARGEST ? Number(weight.toFixed(DECIMALS)) : null;
}

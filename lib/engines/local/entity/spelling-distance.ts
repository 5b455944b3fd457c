import {
  DOUBLED_COST,
  FIRST_LETTER_COST,
  NEIGHBOURING_KEY_COST,
  SIMILAR_SOUND_COST,
  TRANSPOSED_COST,
} from "./parameters";

const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const SOUNDS = ["ckqx", "sz", "iyj", "fvw", "dt", "bp", "gk", "mn", "pf"];
const VOWELS = "aeiouy";
const LETTERS = 26;
const A = "a".charCodeAt(0);
const E = "e".charCodeAt(0);
const H = "h".charCodeAt(0);
const S = "s".charCodeAt(0);
const [ZERO, NINE] = ["0".charCodeAt(0), "9".charCodeAt(0)];
const LONGEST = 64;

const substitution = substitutionCosts();
const rows = [0, 1, 2].map(() => new Float64Array(LONGEST + 1));

/**
 * Damerau-Levenshtein distance (optimal string alignment), in which transposed or doubled letters, neighbouring keys
 * and similar sounds cost less, and an error in the first letter costs more. Infinity if the distance is above `max`,
 * or if digits differ.
 */
export function spellingDistance(a: string, b: string, max: number): number {
  if (a === b) return 0;
  const reach = Math.floor(max / DOUBLED_COST);
  if (Math.abs(a.length - b.length) > reach || a.length > LONGEST || b.length > LONGEST)
    return Number.POSITIVE_INFINITY;
  let [before, previous, current] = rows as [Float64Array, Float64Array, Float64Array];
  previous[0] = 0;
  for (let column = 1; column <= b.length; column++)
    previous[column] = (previous[column - 1] as number) + gap(b, column - 1);
  for (let row = 1; row <= a.length; row++) {
    current.fill(Number.POSITIVE_INFINITY, 0, b.length + 1);
    const letter = a.charCodeAt(row - 1);
    const lost = gap(a, row - 1);
    if (row <= reach) current[0] = (previous[0] as number) + lost;
    let min = current[0] as number;
    const last = Math.min(b.length, row + reach);
    for (let column = Math.max(1, row - reach); column <= last; column++) {
      const other = b.charCodeAt(column - 1);
      const first = row === 1 || column === 1 ? FIRST_LETTER_COST : 0;
      let best = Math.min(
        (previous[column - 1] as number) + (letter === other ? 0 : cost(letter, other) + first),
        (previous[column] as number) + lost,
        (current[column - 1] as number) + gap(b, column - 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        letter !== other &&
        letter === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === other
      )
        best = Math.min(
          best,
          (before[column - 2] as number) + TRANSPOSED_COST + (row === 2 || column === 2 ? FIRST_LETTER_COST : 0),
        );
      current[column] = best;
      if (best < min) min = best;
    }
    if (min > max) return Number.POSITIVE_INFINITY;
    [before, previous, current] = [previous, current, before];
  }
  const distance = previous[b.length] as number;
  return distance <= max ? distance : Number.POSITIVE_INFINITY;
}

/** The cost of a letter that only one of the spellings has. */
function gap(word: string, at: number): number {
  const letter = word.charCodeAt(at);
  if (isDigit(letter)) return Number.POSITIVE_INFINITY;
  if (at === 0) return 1 + FIRST_LETTER_COST;
  const before = word.charCodeAt(at - 1);
  if (letter === before) return DOUBLED_COST;
  if (letter === E && "aou".includes(String.fromCharCode(before))) return DOUBLED_COST;
  if (letter === H && "ptcks".includes(String.fromCharCode(before))) return DOUBLED_COST;
  return letter === S && at === word.length - 1 ? DOUBLED_COST : 1;
}

function cost(a: number, b: number): number {
  if (isDigit(a) || isDigit(b)) return Number.POSITIVE_INFINITY;
  const [x, y] = [a - A, b - A];
  return x >= 0 && x < LETTERS && y >= 0 && y < LETTERS ? (substitution[x * LETTERS + y] as number) : 1;
}

function isDigit(letter: number): boolean {
  return letter >= ZERO && letter <= NINE;
}

function substitutionCosts(): Float64Array {
  const costs = new Float64Array(LETTERS * LETTERS).fill(1);
  const set = (a: string, b: string, value: number) => {
    const index = (a.charCodeAt(0) - A) * LETTERS + b.charCodeAt(0) - A;
    costs[index] = Math.min(costs[index] as number, value);
  };
  for (const sounds of [...SOUNDS, VOWELS])
    for (const a of sounds) for (const b of sounds) set(a, b, SIMILAR_SOUND_COST);
  ROWS.forEach((row, line) => {
    [...row].forEach((key, at) => {
      const near = [row[at - 1], row[at + 1], ...[-1, 1].flatMap((side) => around(ROWS[line + side], at, side))];
      for (const other of near) if (other) set(key, other, NEIGHBOURING_KEY_COST);
    });
  });
  return costs;
}

/** The neighbouring keys in the row above or below. Each row of the keyboard is shifted by half a key. */
function around(row: string | undefined, at: number, side: number): (string | undefined)[] {
  return side < 0 ? [row?.[at], row?.[at + 1]] : [row?.[at - 1], row?.[at]];
}

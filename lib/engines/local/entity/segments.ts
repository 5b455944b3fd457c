import { type NameToken, type Piece, piecesOf } from "./name-tokens";
import { JOINED_PART_DISTANCE, LONGEST_JOINED_PART, MAX_ALONE, MIN_JOINED, SHORTEST_MISTYPED_PART } from "./parameters";
import { spellingDistance } from "./spelling-distance";

/** Words of an answer with no separator between them: a name, or a sentence with names in it. */
export type Segment = { tokens: NameToken[]; key: string };

/** Whether the conjunction between two parts belongs to one name ("Johnson & Johnson"), as the answers show. */
export type Joins = { isJoined(left: string, right: string): boolean };

/** The pieces of an answer, and how many answers have the same text. */
export type PiecedAnswer = { pieces: readonly Piece[]; count: number };

/**
 * Learns which names contain a conjunction: those whose parts seldom stand alone. `known` holds the keys of the
 * codebook's names. An answer that occurs several times counts that often only if each part is one word and not all
 * parts are words of praise or complaint. Otherwise it counts once, because many people may write "good prices and
 * friendly staff".
 */
export function learnJoins(
  answers: readonly PiecedAnswer[],
  known: readonly string[],
  isRemark: (word: string) => boolean,
): Joins {
  const joined = new Map<string, [left: string, right: string, count: number]>();
  const alone = new Map<string, number>();
  for (const { pieces, count } of answers) {
    for (const piece of pieces) {
      const parts = partsOf(piece).map(keyOf);
      const isName = parts.every((part) => !part.includes(" ")) && !parts.every(isRemark);
      const uses = isName ? count : 1;
      parts.forEach((right, index) => {
        alone.set(right, (alone.get(right) ?? 0) + uses);
        const left = parts[index - 1];
        if (left === undefined) return;
        const pair = `${left}&${right}`;
        joined.set(pair, [left, right, (joined.get(pair)?.[2] ?? 0) + uses]);
      });
    }
  }
  const rights = new Map<string, Set<string>>();
  const learn = (left: string, right: string) => {
    rights.set(left, (rights.get(left) ?? new Set()).add(right));
  };
  for (const [left, right, together] of joined.values()) {
    const apart = Math.min(alone.get(left) ?? 0, alone.get(right) ?? 0) - together;
    if (together >= MIN_JOINED && apart <= MAX_ALONE * together) learn(left, right);
  }
  for (const key of known) {
    const [left, right, more] = key.replace(/ (?:and|und|et|y|e) /g, "&").split("&");
    if (left && right && more === undefined) learn(left, right);
  }
  const slips = new Map<string, boolean>();
  const isSlip = (left: string, right: string) => {
    const pair = `${left}&${right}`;
    let known = slips.get(pair);
    if (known === undefined) {
      known = [...rights].some(
        ([other, halves]) => isNear(left, other) && [...halves].some((half) => isNear(right, half)),
      );
      slips.set(pair, known);
    }
    return known;
  };
  return {
    isJoined: (left, right) =>
      left === right ||
      isInitial(left, right) ||
      isInitial(right, left) ||
      rights.get(left)?.has(right) ||
      isSlip(left, right),
  };
}

/** The segments of an answer: its pieces, cut at conjunctions that do not belong to a name. */
export function segmentsOf(pieces: readonly Piece[], joins: Joins): Segment[] {
  return pieces.flatMap((piece) => {
    const segments: NameToken[][] = [];
    for (const tokens of partsOf(piece)) {
      const before = segments.at(-1);
      if (before && isOneName(before, tokens, joins)) {
        const [first, ...rest] = tokens;
        if (first) before.push({ ...first, and: true }, ...rest);
      } else segments.push([...tokens]);
    }
    return segments.map((tokens) => ({ tokens, key: keyOf(tokens) }));
  });
}

/** The segments of an answer, without joins learnt from other answers. */
export function plainSegments(text: string, language: string): Segment[] {
  return segmentsOf(piecesOf(text, language), { isJoined: (a, b) => isInitial(a, b) || isInitial(b, a) });
}

/** The key of a run of words; an "and" that belongs to the name becomes "&". */
export function keyOf(tokens: readonly NameToken[]): string {
  let joined = "";
  tokens.forEach(({ key, and }, index) => {
    joined += index === 0 ? key : `${and ? "&" : " "}${key}`;
  });
  return joined;
}

function isOneName(before: readonly NameToken[], after: readonly NameToken[], joins: Joins): boolean {
  for (let left = 1; left <= Math.min(LONGEST_JOINED_PART, before.length); left++) {
    for (let right = 1; right <= Math.min(LONGEST_JOINED_PART, after.length); right++) {
      if (joins.isJoined(keyOf(before.slice(-left)), keyOf(after.slice(0, right)))) return true;
    }
  }
  return false;
}

function partsOf({ tokens, joined }: Piece): NameToken[][] {
  const parts: NameToken[][] = [];
  tokens.forEach((token, index) => {
    const last = parts.at(-1);
    if (last && !joined[index]) last.push(token);
    else parts.push([token]);
  });
  return parts;
}

/**
 * True for a single letter beside one or two letters: the conjunction between them belongs to a name, as in "H & M" and
 * "AT & T".
 */
function isInitial(part: string, other: string): boolean {
  return part.length === 1 && other.length <= 2;
}

function isNear(half: string, other: string): boolean {
  if (half === other) return true;
  return (
    Math.min(other.length, half.length) >= SHORTEST_MISTYPED_PART &&
    spellingDistance(half, other, JOINED_PART_DISTANCE) <= JOINED_PART_DISTANCE
  );
}

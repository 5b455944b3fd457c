import { normalForm } from "@/lib/text/normal-form";

/** The symbol that SentencePiece puts before each word. */
const SPACE = "\u2581";
const RESERVED = 6;
/** The number for a symbol that no piece begins with. */
const UNKNOWN = 0;

/** Cuts a text into the numbers of its word pieces. */
export type WordPieces = (text: string) => number[];

type Node = { next: Map<string, Node>; piece: number; score: number };

/**
 * Segments texts into the most probable sequence of word pieces by the Viterbi algorithm, as SentencePiece does with a
 * unigram language model (Kudo 2018). Symbols outside the vocabulary are left out. Time is linear in the text's length,
 * since the longest piece has 16 symbols.
 */
export function wordPiecesOf(vocabulary: readonly (readonly [piece: string, score: number])[]): WordPieces {
  const root: Node = { next: new Map(), piece: UNKNOWN, score: 0 };
  vocabulary.forEach(([piece, score], number) => {
    if (number < RESERVED) return;
    let node = root;
    for (const symbol of piece) {
      const known = node.next.get(symbol) ?? { next: new Map(), piece: UNKNOWN, score: 0 };
      node.next.set(symbol, known);
      node = known;
    }
    node.piece = number;
    node.score = score;
  });
  return (text) => {
    const normal = normalForm(text, "NFKC");
    const symbols = normal === "" ? [] : [...`${SPACE}${normal.replaceAll(" ", SPACE)}`];
    const best = new Float64Array(symbols.length + 1).fill(Number.NEGATIVE_INFINITY);
    const starts = new Int32Array(symbols.length + 1);
    const pieces = new Int32Array(symbols.length + 1);
    best[0] = 0;
    const offer = (start: number, end: number, piece: number, score: number) => {
      const total = (best[start] as number) + score;
      if (total < (best[end] as number)) return;
      best[end] = total;
      starts[end] = start;
      pieces[end] = piece;
    };
    for (let start = 0; start < symbols.length; start++) {
      let found = false;
      let node = root.next.get(symbols[start] as string);
      for (let end = start + 1; node; end++) {
        if (node.piece !== UNKNOWN) {
          offer(start, end, node.piece, node.score);
          found = true;
        }
        node = node.next.get(symbols[end] as string);
      }
      if (!found) offer(start, start + 1, UNKNOWN, 0);
    }
    const reversed: number[] = [];
    for (let end = symbols.length; end > 0; end = starts[end] as number) {
      if (pieces[end] !== UNKNOWN) reversed.push(pieces[end] as number);
    }
    return reversed.reverse();
  };
}

/** For each stem, the stems of similar meaning: their rows in the list of stems, and the similarity from 0 to 1. */
export type RelatedWords = {
  /** The most frequent one first. */
  stems: readonly string[];
  /** The related stems of row `r` are at the indexes from `starts[r]` up to `starts[r + 1]`, most similar first. */
  starts: Int32Array;
  rows: Uint16Array;
  similarities: Uint8Array;
};

/** The number that stands for a similarity of 1. */
export const FULL_SIMILARITY = 255;

/** Encodes the table: length of the stems, stems, how many are related to each, their rows, their similarities. */
export function encodeRelatedWords(
  stems: readonly string[],
  related: readonly { row: number; similarity: number }[][],
) {
  const text = Buffer.from(stems.join(" "));
  const all = related.flat();
  const sizes = Buffer.from(related.map(({ length }) => length));
  const rows = Buffer.alloc(2 * all.length);
  for (const [at, { row }] of all.entries()) rows.writeUInt16LE(row, 2 * at);
  const similarities = Buffer.from(all.map(({ similarity }) => Math.round(similarity * FULL_SIMILARITY)));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text, sizes, rows, similarities]);
}

export function decodeRelatedWords(file: Buffer): RelatedWords {
  const end = 4 + file.readUInt32LE(0);
  const stems = file.toString("utf8", 4, end).split(" ");
  const starts = new Int32Array(stems.length + 1);
  for (let row = 0; row < stems.length; row++) starts[row + 1] = (starts[row] as number) + (file[end + row] as number);
  const count = starts[stems.length] as number;
  const from = end + stems.length;
  return {
    stems,
    starts,
    rows: Uint16Array.from({ length: count }, (_, at) => file.readUInt16LE(from + 2 * at)),
    similarities: Uint8Array.from(file.subarray(from + 2 * count, from + 3 * count)),
  };
}

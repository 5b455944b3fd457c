/** Random access to bytes, wherever they are stored. */
export type ByteSource = {
  size: number;
  /** The bytes from `start` up to but not including `end`. Both must lie within the source. */
  read(start: number, end: number): Promise<Uint8Array>;
};

const PIECE = 256 * 1024;

/** A source of bytes in memory. */
export const sourceOf = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: async (start, end) => bytes.subarray(start, end),
});

/** The bytes from `start` to `end` in pieces. */
export async function* piecesOf(source: ByteSource, start = 0, end = source.size): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end; at += PIECE) yield await source.read(at, Math.min(at + PIECE, end));
}

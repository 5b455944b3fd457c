import { promisify } from "node:util";
import { deflate } from "node:zlib";
import { ByteWriter } from "./byte-writer";
import { BIAS } from "./write-dictionary";

/** Bytes of packed cases in a block, as in SPSS's own files; the last block may have fewer. */
const BLOCK = 0x3ff000;
/** Length in bytes of the header before the blocks. */
const HEADER = 24;

/**
 * Compresses the packed cases of a .zsav file in blocks. A header before the blocks holds the offset of the trailer, so
 * the file can only be sent when all blocks are compressed. The format is described in the PSPP developers' guide,
 * "ZLIB Compressed Data Record".
 */
export class ZlibBlocks {
  readonly #blocks: { plain: number; packed: number }[] = [];

  /** Yields the blocks, each as soon as it is full. */
  async *compress(pieces: Pieces): AsyncGenerator<Uint8Array, void> {
    for await (const block of inBlocks(pieces)) {
      const packed = await promisify(deflate)(block);
      this.#blocks.push({ plain: block.length, packed: packed.length });
      yield packed;
    }
  }

  /** The header before the blocks and the trailer after them. `start` is the size of the dictionary in bytes. */
  frame(start: number): { header: Buffer; trailer: Buffer } {
    const end = this.#blocks.reduce((sum, { packed }) => sum + packed, start + HEADER);
    const trailer = new ByteWriter().long(-BIAS, 0).int(BLOCK, this.#blocks.length);
    let [plainAt, packedAt] = [start, start + HEADER];
    for (const { plain, packed } of this.#blocks) {
      trailer.long(plainAt, packedAt).int(plain, packed);
      plainAt += plain;
      packedAt += packed;
    }
    const written = trailer.end();
    return { header: new ByteWriter().long(start, end, written.length).end(), trailer: written };
  }
}

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

async function* inBlocks(pieces: Pieces): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (let piece of pieces) {
    while (bytes + piece.length >= BLOCK) {
      const taken = piece.subarray(0, BLOCK - bytes);
      yield Buffer.concat([...waiting, taken]);
      piece = piece.subarray(taken.length);
      waiting = [];
      bytes = 0;
    }
    if (piece.length > 0) waiting.push(piece);
    bytes += piece.length;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

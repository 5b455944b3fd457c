import { promisify } from "node:util";
import { inflate } from "node:zlib";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { type ByteSource, piecesOf } from "../byte-source";
import { TableError } from "../table";
import { Cursor, damaged } from "./cursor";
import type { RawDictionary } from "./dictionary";

/** The value that SPSS writes for a missing number. */
export const SYSTEM_MISSING = -Number.MAX_VALUE;

const LARGEST_BLOCK = 64 * MEBIBYTE;
/** The most bytes of all cases, unpacked. Opcodes of padding count too, because they take as much time. */
const MAX_UNPACKED = 1024 * MEBIBYTE;

/** Yields the cases as uncompressed bytes, piece by piece. */
export function caseData(source: ByteSource, dictionary: RawDictionary): AsyncIterable<Uint8Array> {
  const stored =
    dictionary.compression === 2 ? inflatedBlocks(source, dictionary) : piecesOf(source, dictionary.dataStart);
  return dictionary.compression === 0 ? stored : unpacked(stored, dictionary);
}

/** Reads the blocks of a .zsav file: zlib streams, whose offsets are in a trailer at the end of the file. */
async function* inflatedBlocks(
  source: ByteSource,
  { dataStart, isLittleEndian }: RawDictionary,
): AsyncGenerator<Buffer> {
  const head = new Cursor(source, dataStart);
  head.isLittleEndian = isLittleEndian;
  await head.skip(8);
  const trailer = new Cursor(source, await head.long());
  trailer.isLittleEndian = isLittleEndian;
  await trailer.skip(20);
  const blocks = await trailer.int();
  for (let block = 0; block < blocks; block += 1) {
    await trailer.skip(8);
    const start = await trailer.long();
    const [plain, packed] = [await trailer.int(), await trailer.int()];
    if (plain < 0 || plain > LARGEST_BLOCK) throw damaged("a block of it is too large");
    const bytes = await new Cursor(source, start).take(packed);
    yield await promisify(inflate)(bytes, { maxOutputLength: Math.max(1, plain) }).catch((cause) => {
      throw damaged("a block of it can't be unpacked", cause);
    });
  }
}

const PAGE = 8 * 8_192;
const OPCODE = { padding: 0, end: 252, literal: 253, spaces: 254, missing: 255 } as const;

/**
 * Undoes SPSS's bytecode compression. The data are groups of eight opcodes, one for each element of 8 bytes; each group
 * is followed by the elements that were stored unchanged.
 */
async function* unpacked(
  stored: AsyncIterable<Uint8Array>,
  { bias, isLittleEndian }: RawDictionary,
): AsyncGenerator<Uint8Array> {
  let rest: Buffer = Buffer.alloc(0);
  const opcodes = Buffer.alloc(8);
  let next = opcodes.length;
  let left = MAX_UNPACKED / 8;
  for await (const piece of stored) {
    const data =
      rest.length > 0 ? Buffer.concat([rest, piece]) : Buffer.from(piece.buffer, piece.byteOffset, piece.length);
    let at = 0;
    let page = newPage();
    let used = 0;
    for (;;) {
      if (next === opcodes.length) {
        if (at + 8 > data.length) break;
        data.copy(opcodes, 0, at, at + 8);
        at += 8;
        next = 0;
      }
      const opcode = opcodes[next] ?? OPCODE.padding;
      if (opcode === OPCODE.literal && at + 8 > data.length) break;
      next += 1;
      left -= 1;
      if (left < 0) throw new TableError("This SPSS file unpacks to more than 1 GiB. Split it.");
      if (opcode === OPCODE.padding) continue;
      if (opcode === OPCODE.end) {
        yield page.bytes.subarray(0, used);
        return;
      }
      if (opcode === OPCODE.literal) {
        data.copy(page.bytes, used, at, at + 8);
        at += 8;
      } else if (opcode === OPCODE.spaces) page.bytes.fill(0x20, used, used + 8);
      else page.view.setFloat64(used, opcode === OPCODE.missing ? SYSTEM_MISSING : opcode - bias, isLittleEndian);
      used += 8;
      if (used === PAGE) {
        yield page.bytes;
        page = newPage();
        used = 0;
      }
    }
    rest = Buffer.from(data.subarray(at));
    if (used > 0) yield page.bytes.subarray(0, used);
  }
  if (rest.length > 0) throw damaged("it ends in the middle of a case");
}

function newPage() {
  const bytes = Buffer.allocUnsafeSlow(PAGE);
  return { bytes, view: new DataView(bytes.buffer) };
}

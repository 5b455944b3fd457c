import { inflateSync } from "node:zlib";

const HEADER = { woff: 44, font: 12 };
const ENTRY = { woff: 20, font: 16 };

/**
 * The OpenType font in a WOFF file, as the W3C's "WOFF File Format 1.0" describes it: its tables, each compressed by
 * itself or not at all, behind a directory of 16 bytes per table.
 */
export function unpackWoff(woff: Buffer): Uint8Array {
  const count = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  font.writeUInt16BE(2 ** power * ENTRY.font, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE((count - 2 ** power) * ENTRY.font, 10);
  let end = HEADER.font + count * ENTRY.font;
  for (let index = 0; index < count; index++) {
    const from = HEADER.woff + index * ENTRY.woff;
    const [offset, stored, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field)) as [
      number,
      number,
      number,
    ];
    const table = woff.subarray(offset, offset + stored);
    font.set(stored < length ? inflateSync(table, { maxOutputLength: length }) : table, end);
    const to = HEADER.font + index * ENTRY.font;
    woff.copy(font, to, from, from + 4);
    woff.copy(font, to + 4, from + 16, from + 20);
    font.writeUInt32BE(end, to + 8);
    font.writeUInt32BE(length, to + 12);
    end += Math.ceil(length / 4) * 4;
  }
  return font;
}

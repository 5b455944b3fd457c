import { type ByteSource, piecesOf } from "./byte-source";
import { encodingNamed } from "./encoding-names";
import { guessEncoding } from "./guess-encoding";
import { TableError } from "./table";

const SAMPLE = 4_096;
/** Bytes from which an encoding other than UTF-8 and UTF-16 is guessed, and those kept around each letter of it. */
const MAX_GUESSED = 64 * 1024;
const NEAR = 64;

const NOT_ASCII = 0x80;
const LINE_FEED = 0x0a;

/**
 * Guesses the encoding of a text file: by byte order mark, as UTF-16 by zero bytes, as UTF-8 if nearly all bytes beyond
 * ASCII are valid in it, otherwise by the letters of the likeliest language (`jschardet`).
 */
export async function findEncoding(source: ByteSource): Promise<string> {
  const start = await source.read(0, Math.min(SAMPLE, source.size));
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return "utf-8";
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  return utf16In(start) ?? ((await isUtf8(source)) ? "utf-8" : guessEncoding(await nonAsciiParts(source)));
}

/** The decoder of an encoding; throws TableError for an unknown name. */
export function decoderFor(encoding: string): TextDecoder {
  const name = encodingNamed(encoding);
  if (name) return new TextDecoder(name);
  throw new TableError(`The encoding "${encoding}" is unknown. Give one like utf-8, windows-1252 or shift_jis.`);
}

/** UTF-8 must have at least this many letters beyond ASCII per invalid byte; other encodings are seldom valid in it. */
const MIN_VALID = 2;

async function isUtf8(source: ByteSource): Promise<boolean> {
  const decoder = new TextDecoder("utf-8");
  let valid = 0;
  let invalid = 0;
  const count = (text: string) => {
    for (const { length, 0: first } of text.matchAll(/[^\0-\x7f]+/g)) {
      const bad = first.split("\ufffd").length - 1;
      invalid += bad;
      valid += length && first.length - bad;
    }
  };
  for await (const piece of piecesOf(source)) count(decoder.decode(piece, { stream: true }));
  count(decoder.decode());
  return valid >= invalid * MIN_VALID;
}

/** UTF-16 by its zero bytes, which no other text has: in ASCII letters, or at least in line breaks. */
function utf16In(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const zeros: [number, number] = [0, 0];
  const breaks: [number, number] = [0, 0];
  let feeds = 0;
  for (const [index, byte] of bytes.entries()) {
    const side = index % 2 === 0 ? 0 : 1;
    if (byte === 0) zeros[side] += 1;
    if (byte !== LINE_FEED) continue;
    feeds += 1;
    if (bytes[side === 0 ? index + 1 : index - 1] === 0) breaks[side] += 1;
  }
  const half = Math.max(1, bytes.length / 2);
  const [even, odd] = [zeros[0] / half, zeros[1] / half];
  if ((odd > 0.3 && even < 0.05) || (breaks[0] > feeds / 2 && odd > 10 * even)) return "utf-16le";
  if ((even > 0.3 && odd < 0.05) || (breaks[1] > feeds / 2 && even > 10 * odd)) return "utf-16be";
  return null;
}

/** The parts of a file around its bytes beyond ASCII, up to `MAX_GUESSED` bytes. */
async function nonAsciiParts(source: ByteSource): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const piece of piecesOf(source)) {
    for (let at = 0; at < piece.length && size < MAX_GUESSED; at += 1) {
      if ((piece[at] ?? 0) < NOT_ASCII) continue;
      const part = piece.subarray(Math.max(0, at - NEAR), at + NEAR);
      parts.push(part);
      size += part.length;
      at += NEAR;
    }
    if (size >= MAX_GUESSED) break;
  }
  return Buffer.concat(parts);
}

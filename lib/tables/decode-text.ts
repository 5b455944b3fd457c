import { type ByteSource, piecesOf } from "./byte-source";
import { TableError } from "./table";

const SAMPLE = 4_096;

/**
 * Guesses the encoding of a text file: by byte order mark, by zero bytes (UTF-16), UTF-8 if all of it is valid,
 * otherwise Windows-1252.
 */
export async function findEncoding(source: ByteSource): Promise<string> {
  const start = await source.read(0, Math.min(SAMPLE, source.size));
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  const [even, odd] = zeroShares(start);
  if (odd > 0.3 && even < 0.05) return "utf-16le";
  if (even > 0.3 && odd < 0.05) return "utf-16be";
  return (await isUtf8(source)) ? "utf-8" : "windows-1252";
}

/** The decoder of an encoding; throws TableError for an unknown name. */
export function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch (cause) {
    throw new TableError(`The encoding "${encoding}" is unknown. Give one like utf-8 or windows-1252.`, { cause });
  }
}

async function isUtf8(source: ByteSource): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const piece of piecesOf(source)) decoder.decode(piece, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The shares of zero bytes at even and at odd offsets; in UTF-16 they tell the byte order. */
function zeroShares(bytes: Uint8Array): [number, number] {
  const zeros: [number, number] = [0, 0];
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2 === 0 ? 0 : 1] += 1;
  const half = Math.max(1, bytes.length / 2);
  return [zeros[0] / half, zeros[1] / half];
}

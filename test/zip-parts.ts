import { fromBufferPromise } from "yauzl";

/** The files of a zip by their names, as text. */
export async function partsOf(zip: Uint8Array): Promise<Record<string, string>> {
  const archive = await fromBufferPromise(Buffer.from(zip), { lazyEntries: true });
  const parts: Record<string, string> = {};
  for await (const entry of archive.eachEntry()) {
    const pieces: Buffer[] = [];
    for await (const piece of await archive.openReadStreamPromise(entry)) pieces.push(piece);
    parts[entry.fileName] = Buffer.concat(pieces).toString();
  }
  return parts;
}

import { fromBufferPromise } from "yauzl";

/** The first file of a zip archive; throws if there is none, or if it unpacks to more than `mostBytes`. */
export async function unzipOne(zip: Buffer, mostBytes: number): Promise<Buffer> {
  const archive = await fromBufferPromise(zip, { lazyEntries: true, validateEntrySizes: true });
  for await (const entry of archive.eachEntry()) {
    if (entry.uncompressedSize > mostBytes) throw new Error("the file is too large");
    const pieces: Buffer[] = [];
    for await (const piece of await archive.openReadStreamPromise(entry)) pieces.push(piece);
    return Buffer.concat(pieces);
  }
  throw new Error("the archive is empty");
}

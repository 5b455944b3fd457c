import { fromBufferPromise } from "yauzl";

/** The files of a zip by their names, as text. */
export const partsOf = async (zip: Uint8Array): Promise<Record<string, string>> =>
  Object.fromEntries((await filesOf(zip)).map(([name, bytes]) => [name, bytes.toString()]));

/** The bytes of one file of a zip; none if it has no such file. */
export const bytesOf = async (zip: Uint8Array, name: string): Promise<Uint8Array> =>
  new Map(await filesOf(zip)).get(name) ?? new Uint8Array();

async function filesOf(zip: Uint8Array): Promise<[string, Buffer][]> {
  const archive = await fromBufferPromise(Buffer.from(zip), { lazyEntries: true });
  const files: [string, Buffer][] = [];
  for await (const entry of archive.eachEntry()) {
    const pieces: Buffer[] = [];
    for await (const piece of await archive.openReadStreamPromise(entry)) pieces.push(piece);
    files.push([entry.fileName, Buffer.concat(pieces)]);
  }
  return files;
}

import { Readable } from "node:stream";
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader } from "yauzl";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { tooMany } from "../bounded";
import { type ByteSource, piecesOf } from "../byte-source";
import { TableError } from "../table";

const MAX_FILES = 5_000;
const MAX_UNPACKED = 512 * MEBIBYTE;

/** The files of a zip archive, each read on demand. */
export type Archive = {
  /** Null if the archive has no such file. Letter case does not tell names apart. */
  open(path: string): Promise<ArchivedFile | null>;
};
export type ArchivedFile = { size: number; pieces: AsyncIterable<Uint8Array> };

/**
 * Opens a workbook's archive. Throws TableError if it is not an archive, is damaged, or unpacks to far more than a
 * workbook would.
 */
export async function openArchive(source: ByteSource): Promise<Archive> {
  const entries = new Map<string, Entry>();
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true };
  const zip = await fromRandomAccessReaderPromise(new SourceReader(source), source.size, options).catch(refuse);
  if (zip.entryCount > MAX_FILES) throw tooMany(MAX_FILES, "parts");
  let unpacked = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      entries.set(nameOf(entry.fileName), entry);
      unpacked += entry.uncompressedSize;
    }
  } catch (cause) {
    refuse(cause);
  }
  if (unpacked > MAX_UNPACKED) throw tooLarge();
  return {
    async open(path) {
      const entry = entries.get(nameOf(path));
      if (!entry) return null;
      const stream = await zip.openReadStreamPromise(entry).catch(refuse);
      return { size: entry.uncompressedSize, pieces: readable(stream) };
    },
  };
}

const nameOf = (path: string) => path.replaceAll("\\", "/").toLowerCase();

/** Lets yauzl read from a ByteSource. */
class SourceReader extends RandomAccessReader {
  readonly #source: ByteSource;

  constructor(source: ByteSource) {
    super();
    this.#source = source;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(piecesOf(this.#source, start, end), { objectMode: false });
  }
}

async function* readable(stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch (cause) {
    refuse(cause);
  }
}

function refuse(cause: unknown): never {
  if (cause instanceof TableError) throw cause;
  if (cause instanceof Error && "query" in cause) throw cause;
  throw new TableError("This is not an Excel workbook (.xlsx), or it is damaged.", { cause });
}

const tooLarge = () => new TableError("This workbook unpacks to more than 512 MB. Save the sheet as CSV and use that.");

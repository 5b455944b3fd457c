import type { ByteSource } from "../byte-source";
import { TableError } from "../table";

const READ_AHEAD = 64 * 1024;

/** Reads a source from front to back, in the byte order of the file. */
export class Cursor {
  isLittleEndian = true;
  #source: ByteSource;
  #at: number;
  #ahead = Buffer.alloc(0);

  constructor(source: ByteSource, at = 0) {
    this.#source = source;
    this.#at = at;
  }

  /** The offset of the next byte. */
  get at(): number {
    return this.#at;
  }

  async take(length: number): Promise<Buffer> {
    if (length < 0 || this.#at + length > this.#source.size) throw damaged("it ends too early");
    if (this.#ahead.length < length) {
      const end = Math.min(this.#source.size, this.#at + Math.max(length, READ_AHEAD));
      this.#ahead = Buffer.from(await this.#source.read(this.#at, end));
    }
    const taken = this.#ahead.subarray(0, length);
    this.#ahead = this.#ahead.subarray(length);
    this.#at += length;
    return taken;
  }

  async skip(length: number): Promise<void> {
    for (let left = length; left > 0; left -= READ_AHEAD) await this.take(Math.min(left, READ_AHEAD));
  }

  async int(): Promise<number> {
    return intAt(await this.take(4), 0, this.isLittleEndian);
  }

  async double(): Promise<number> {
    return doubleAt(await this.take(8), 0, this.isLittleEndian);
  }

  /** Reads a 64-bit byte count. */
  async long(): Promise<number> {
    const bytes = await this.take(8);
    const value = this.isLittleEndian ? bytes.readBigInt64LE() : bytes.readBigInt64BE();
    if (value < 0n || value > BigInt(Number.MAX_SAFE_INTEGER)) throw damaged("it names a place that does not exist");
    return Number(value);
  }
}

/** The 32-bit integer at an offset, in the byte order of the file. */
export const intAt = (bytes: Buffer, at: number, isLittleEndian: boolean): number =>
  isLittleEndian ? bytes.readInt32LE(at) : bytes.readInt32BE(at);

/** The double at an offset, in the byte order of the file. */
export const doubleAt = (bytes: Buffer, at: number, isLittleEndian: boolean): number =>
  isLittleEndian ? bytes.readDoubleLE(at) : bytes.readDoubleBE(at);

/** The error for an SPSS file that breaks its format; `how` says where. */
export const damaged = (how: string, cause?: unknown): TableError =>
  new TableError(`This SPSS file is damaged: ${how}. Save it again, or as CSV.`, { cause });

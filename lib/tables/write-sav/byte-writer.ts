/** Collects the little-endian fields of a file. */
export class ByteWriter {
  readonly #parts: Buffer[] = [];

  int(...values: number[]): this {
    const bytes = Buffer.alloc(4 * values.length);
    for (const [place, value] of values.entries()) bytes.writeInt32LE(value, 4 * place);
    return this.bytes(bytes);
  }

  double(...values: number[]): this {
    const bytes = Buffer.alloc(8 * values.length);
    for (const [place, value] of values.entries()) bytes.writeDoubleLE(value, 8 * place);
    return this.bytes(bytes);
  }

  long(...values: number[]): this {
    const bytes = Buffer.alloc(8 * values.length);
    for (const [place, value] of values.entries()) bytes.writeBigInt64LE(BigInt(value), 8 * place);
    return this.bytes(bytes);
  }

  /** Text of exactly `length` bytes, filled with spaces. The text must not be longer. */
  padded(text: string | Buffer, length: number): this {
    const written = Buffer.from(text);
    return this.bytes(written).bytes(Buffer.alloc(length - written.length, " "));
  }

  bytes(bytes: Buffer): this {
    this.#parts.push(bytes);
    return this;
  }

  end(): Buffer {
    return Buffer.concat(this.#parts);
  }
}

import { elementsOf, LONGEST_SEGMENT, LONGEST_STRING, type SavValue, segmentsOf } from "./sav-file";
import { BIAS } from "./write-dictionary";

/** The unfinished group of opcodes of the previous cases, and the elements that follow it. */
export type OpenGroup = { opcodes: number; bytes: Uint8Array };

const OPCODE = { largestNumber: 251, end: 252, literal: 253, spaces: 254, missing: 255 };
const GROUP = 8;

/**
 * Packs cases by SPSS's bytecode compression: groups of eight opcodes, one for each element of 8 bytes, each group
 * followed by the elements that no opcode stands for. `widths` are those of the variables. The last group stays open
 * for the cases that follow, unless `isLast`.
 */
export function packCases(
  widths: readonly number[],
  cases: readonly (readonly SavValue[])[],
  { before, isLast }: { before: OpenGroup | null; isLast: boolean },
): { bytes: Uint8Array; open: OpenGroup } {
  const packer = new Packer(before);
  const layout = widths.map((width) => (width === 0 ? null : segmentsOf(width)));
  for (const values of cases) {
    for (const [place, segments] of layout.entries()) {
      const value = values[place] ?? null;
      if (segments) packer.string(value === null ? "" : String(value), widths[place] ?? 0, segments);
      else packer.number(typeof value === "number" ? value : null);
    }
  }
  if (isLast) packer.close();
  return packer.take();
}

class Packer {
  #bytes = Buffer.alloc(64 * 1024);
  #length: number;
  /** The offset of the open group, and its number of opcodes. */
  #group = 0;
  #opcodes: number;
  readonly #text = Buffer.alloc(LONGEST_STRING + LONGEST_SEGMENT);

  constructor(before: OpenGroup | null) {
    this.#length = GROUP;
    this.#opcodes = before?.opcodes ?? 0;
    if (!before) return;
    this.#bytes.set(before.bytes);
    this.#length = before.bytes.length;
  }

  number(value: number | null): void {
    const opcode = opcodeOf(value);
    this.#opcode(opcode);
    if (opcode !== OPCODE.literal) return;
    const start = this.#element();
    this.#bytes.writeDoubleLE(value ?? 0, start);
  }

  /** Writes a text. A text with more bytes than the width is cut between characters. */
  string(value: string, width: number, segments: readonly number[]): void {
    const { written } = encoder.encodeInto(value, this.#text.subarray(0, width));
    this.#text.fill(SPACE, written, written + LONGEST_SEGMENT);
    let from = 0;
    for (const segment of segments) {
      const end = from + segment;
      for (let element = 0; element < elementsOf(segment); element++) {
        const at = from + 8 * element;
        if (at >= written) {
          this.#opcode(OPCODE.spaces);
          continue;
        }
        this.#opcode(OPCODE.literal);
        const start = this.#element();
        // For so few bytes, a loop is faster than Buffer's own methods.
        for (let byte = 0; byte < 8; byte++) {
          this.#bytes[start + byte] = at + byte < end ? (this.#text[at + byte] ?? SPACE) : SPACE;
        }
      }
      from = end;
    }
  }

  close(): void {
    this.#opcode(OPCODE.end);
    this.#opcodes = 0;
    this.#group = this.#length;
  }

  take(): { bytes: Uint8Array; open: OpenGroup } {
    return {
      bytes: Uint8Array.from(this.#bytes.subarray(0, this.#group)),
      open: { opcodes: this.#opcodes, bytes: Uint8Array.from(this.#bytes.subarray(this.#group, this.#length)) },
    };
  }

  #opcode(opcode: number): void {
    if (this.#opcodes === GROUP) {
      this.#reserve(GROUP);
      this.#group = this.#length;
      this.#bytes.fill(0, this.#group, this.#group + GROUP);
      this.#length += GROUP;
      this.#opcodes = 0;
    }
    this.#bytes[this.#group + this.#opcodes++] = opcode;
  }

  /** The offset for the next element that is stored unchanged. May replace `#bytes` by a larger buffer. */
  #element(): number {
    this.#reserve(8);
    this.#length += 8;
    return this.#length - 8;
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes <= this.#bytes.length) return;
    const larger = Buffer.alloc(2 * this.#bytes.length);
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}

function opcodeOf(value: number | null): number {
  if (value === null || !Number.isFinite(value)) return OPCODE.missing;
  const opcode = value + BIAS;
  return Number.isInteger(value) && opcode > 0 && opcode <= OPCODE.largestNumber ? opcode : OPCODE.literal;
}

const SPACE = 0x20;
const encoder = new TextEncoder();

import { trimEnd } from "@/lib/text/trim-end";
import { decodeWhole } from "../encoding-names";
import { textsOf } from "../sav-column";
import { SYSTEM_MISSING } from "./case-data";
import { doubleAt } from "./cursor";
import type { Variable } from "./variables";

type Encoding = { decoder: TextDecoder; isLittleEndian: boolean };

/** Returns a function that reads a variable's value in a case as text: its label if it has one, null if missing. */
export function cellReader(variable: Variable, { decoder, isLittleEndian }: Encoding) {
  const { width, parts } = variable;
  const textOf = textsOf(variable);
  return (bytes: Buffer): string | null => {
    if (width > 0) return textOf(trimEnd(decodeWhole(decoder, stringBytes(bytes, parts, width)), /[ \0]/));
    const number = doubleAt(bytes, parts[0]?.start ?? 0, isLittleEndian);
    return number === SYSTEM_MISSING || Number.isNaN(number) ? null : textOf(number);
  };
}

function stringBytes(bytes: Buffer, parts: Variable["parts"], width: number): Uint8Array {
  const [first, ...others] = parts.map(({ start, length }) => bytes.subarray(start, start + length));
  if (!first) return Buffer.alloc(0);
  return (others.length > 0 ? Buffer.concat([first, ...others]) : first).subarray(0, width);
}

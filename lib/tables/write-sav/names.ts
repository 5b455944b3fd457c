import { normalForm } from "@/lib/text/normal-form";
import { trimEnd } from "@/lib/text/trim-end";

/** Words that no variable may have as its name, because they belong to SPSS's syntax. */
const RESERVED = new Set(["ALL", "AND", "BY", "EQ", "GE", "GT", "LE", "LT", "NE", "NOT", "OR", "TO", "WITH"]);
const LONGEST_NAME = 64;
const LONGEST_SHORT_NAME = 8;

/** A name that SPSS takes. */
const LEGAL = /^[\p{L}@][\p{L}\p{M}\p{N}._$#@]*(?<!\.)$/u;

/**
 * Makes a variable's name from any text: a name that SPSS takes stays, `Age group (2024)` becomes `Age_group_2024`. The
 * name is not a reserved word, and not in `taken` (upper case), to which it is added.
 */
export function variableName(text: string, taken: Set<string>): string {
  const begun = LEGAL.test(text) ? text : legalName(text);
  const base = RESERVED.has(begun.toUpperCase()) ? `${begun}_` : begun;
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? "" : `_${number}`;
    const name = `${cutToBytes(base, LONGEST_NAME - suffix.length)}${suffix}`;
    if (taken.has(name.toUpperCase())) continue;
    taken.add(name.toUpperCase());
    return name;
  }
}

function legalName(text: string): string {
  const joined = normalForm(text, "NFC").replace(/[^\p{L}\p{M}\p{N}._$#@]+/gu, "_");
  const plain = trimEnd(joined.replace(/^[\p{M}._$#]+/u, ""), /[_.]/);
  return /^[\p{L}@]/u.test(plain) ? plain : `V_${plain}`;
}

/**
 * Short names of eight bytes for the records of variables, one per segment. A name that fits is kept, in upper case;
 * others are numbered.
 */
export function shortNames(variables: readonly { name: string; segments: number }[]): string[][] {
  const fits = (name: string) => name.length <= LONGEST_SHORT_NAME && /^[A-Z][A-Z0-9_]*$/.test(name);
  const taken = new Set(variables.map(({ name }) => name.toUpperCase()).filter(fits));
  let next = 1;
  const numbered = () => {
    while (taken.has(`V${next}`)) next++;
    return `V${next++}`;
  };
  return variables.map(({ name, segments }) =>
    Array.from({ length: segments }, (_, place) => {
      const own = name.toUpperCase();
      return place === 0 && fits(own) ? own : numbered();
    }),
  );
}

/** The beginning of a text that fits into this many bytes of UTF-8, without a character cut in two. */
export function cutToBytes(text: string, bytes: number): string {
  if (text.length * 3 <= bytes) return text;
  const { read } = encoder.encodeInto(text, new Uint8Array(bytes));
  return text.slice(0, read);
}

const encoder = new TextEncoder();

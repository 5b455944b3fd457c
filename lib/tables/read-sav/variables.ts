import type { SavColumn } from "@/db/schema/segment-labels";
import { trimEnd } from "@/lib/text/trim-end";
import { decodeWhole } from "../encoding-names";
import { doubleAt, intAt } from "./cursor";
import type { Extension, RawDictionary, RawValueLabels, RawVariable } from "./dictionary";

/** A variable as SPSS shows it to people. Strings have no trailing spaces. */
export type Variable = SavColumn & {
  name: string;
  /** At most eight bytes, by which records of the dictionary name it. */
  shortName: string;
  label: string | null;
  /** Whether the file is weighted by it. */
  isWeight?: boolean;
  /** The offsets of its parts within a case, in bytes. Only very long strings have several parts. */
  parts: { start: number; length: number }[];
};

const MEASURES = ["nominal", "ordinal", "scale"] as const;
const LONGEST_PART = 255;
const VERY_LONG_STEP = 252;

/** Joins the records of a dictionary into variables, with texts decoded. */
export function describeVariables(dictionary: RawDictionary, decoder: TextDecoder): Variable[] {
  const { isLittleEndian, extensions } = dictionary;
  const text = (bytes: Uint8Array) => trimEnd(decodeWhole(decoder, bytes), /[\s\0]/);
  const words = (bytes: Uint8Array) => text(bytes).replaceAll("\0", "");
  const readValue = (bytes: Buffer, width: number) => (width === 0 ? doubleAt(bytes, 0, isLittleEndian) : words(bytes));
  const ofSubtype = (wanted: number) => extensions.find(({ subtype }) => subtype === wanted);
  const longNames = pairsOf(ofSubtype(13), text, /\t/);
  const lengths = pairsOf(ofSubtype(14), text, /\0?\t/);
  const setsOf = labelSets(dictionary);
  const displayAt = displaysIn(ofSubtype(11), dictionary);
  const variables = joinVeryLong(dictionary.variables, (variable) => Number(lengths.get(text(variable.name)) ?? 0));
  const described = variables.map(({ raw, index, width, parts }) => {
    const shortName = text(raw.name);
    const { values, range } = raw.missing;
    const labels = (setsOf.get(raw.element) ?? []).flatMap((set) => set.labels);
    return {
      name: longNames.get(shortName) ?? shortName,
      shortName,
      label: raw.label && text(raw.label) ? text(raw.label) : null,
      width,
      measure: width === 0 ? ("scale" as const) : ("nominal" as const),
      ...displayAt(index),
      ...(width === 0 && { format: raw.format }),
      valueLabels: labels
        .map(({ value, label }) => [readValue(value, width), words(label)] as const)
        .filter(([value]) => isSound(value)),
      missing: values.map((value) => readValue(value, width)).filter(isSound),
      ...(range && { missingRange: range }),
      isWeight: raw.element === dictionary.weight,
      parts,
    };
  });
  const named = new Map(described.map((variable) => [variable.name, variable]));
  for (const { name, value, label } of longLabels(ofSubtype(21), isLittleEndian)) {
    named.get(text(name))?.valueLabels.push([words(value), words(label)]);
  }
  for (const { name, value } of longMissing(ofSubtype(22), isLittleEndian)) {
    named.get(text(name))?.missing.push(words(value));
  }
  return described;
}

const isSound = (value: number | string) => typeof value === "string" || Number.isFinite(value);

/** Returns a function that reads how the variable at an index is shown, as far as the record says. */
function displaysIn(record: Extension | undefined, { variables, isLittleEndian }: RawDictionary) {
  const fields = record?.size === 4 ? record.count / variables.length : 0;
  if (!record || (fields !== 2 && fields !== 3)) return () => ({});
  return (index: number): Partial<Pick<SavColumn, "measure" | "display">> => {
    const [first = 0, columns = 0, alignment = 0] = Array.from({ length: fields }, (_, field) =>
      intAt(record.data, 4 * (fields * index + field), isLittleEndian),
    );
    const measure = MEASURES[first - 1];
    return { ...(measure && { measure }), ...(fields === 3 && { display: [columns, alignment] }) };
  };
}

/** The sets of value labels, by the element of the variable to which they belong. */
function labelSets({ valueLabels }: RawDictionary): Map<number, RawValueLabels[]> {
  const sets = new Map<number, RawValueLabels[]>();
  for (const set of valueLabels) {
    for (const element of new Set(set.elements)) {
      const own = sets.get(element);
      if (own) own.push(set);
      else sets.set(element, [set]);
    }
  }
  return sets;
}

function pairsOf(
  record: Extension | undefined,
  text: (bytes: Buffer) => string,
  separator: RegExp,
): Map<string, string> {
  const pairs = record ? text(record.data).split(separator) : [];
  return new Map(
    pairs.flatMap((pair) => {
      const at = pair.indexOf("=");
      return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1).replaceAll("\0", "")] as const] : [];
    }),
  );
}

/**
 * Joins the parts of very long strings: SPSS stores a string of more than 255 bytes as several variables of up to 255
 * bytes each.
 */
function joinVeryLong(variables: readonly RawVariable[], lengthOf: (variable: RawVariable) => number) {
  const joined: { raw: RawVariable; index: number; width: number; parts: Variable["parts"] }[] = [];
  for (let index = 0; index < variables.length; ) {
    const raw = variables[index];
    if (!raw) break;
    const length = lengthOf(raw);
    const segments = length > LONGEST_PART ? Math.ceil(length / VERY_LONG_STEP) : 1;
    const parts = variables.slice(index, index + segments).map(({ element, width }) => ({
      start: element * 8,
      length: width === 0 ? 8 : Math.min(width, LONGEST_PART),
    }));
    joined.push({ raw, index, width: segments > 1 ? length : raw.width, parts });
    index += segments;
  }
  return joined;
}

function* longLabels(record: Extension | undefined, isLittleEndian: boolean) {
  const read = fieldsOf(record, isLittleEndian);
  while (read.hasMore()) {
    const name = read.bytes();
    read.int();
    for (let left = read.int(); left > 0 && read.hasMore(); left -= 1) {
      yield { name, value: read.bytes(), label: read.bytes() };
    }
  }
}

function* longMissing(record: Extension | undefined, isLittleEndian: boolean) {
  const read = fieldsOf(record, isLittleEndian);
  while (read.hasMore()) {
    const name = read.bytes();
    const count = read.byte();
    const length = read.int();
    for (let left = count; left > 0 && read.hasMore(); left -= 1) yield { name, value: read.bytes(length) };
  }
}

/** Reads fields one after another. A field beyond the end is empty. */
function fieldsOf(record: Extension | undefined, isLittleEndian: boolean) {
  const data = record?.data ?? Buffer.alloc(0);
  let at = 0;
  const int = () => {
    at += 4;
    return at <= data.length ? intAt(data, at - 4, isLittleEndian) : 0;
  };
  return {
    hasMore: () => at < data.length,
    byte: () => data[at++] ?? 0,
    int,
    bytes(length = int()) {
      const start = at;
      at += Math.max(0, length);
      return data.subarray(start, at);
    },
  };
}

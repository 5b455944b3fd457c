import { SYSTEM_MISSING } from "../read-sav/case-data";
import { twoDigits } from "../two-digits";
import { ByteWriter } from "./byte-writer";
import { cutToBytes, shortNames } from "./names";
import { elementsOf, type SavDictionary, type SavVariable, segmentsOf } from "./sav-file";

/** How the cases are compressed: by bytecode (.sav), or by bytecode and then in blocks by zlib (.zsav). */
export const COMPRESSIONS = ["bytecode", "zlib"] as const;
export type Compression = (typeof COMPRESSIONS)[number];

/** The number that bytecode compression adds to a whole number to make an opcode of it. */
export const BIAS = 100;

/** The most bytes of labels, as SPSS takes them, and the most characters of a string that are shown. */
const LONGEST = { fileLabel: 64, variableLabel: 255, valueLabel: 120, shown: 40 };
const FORMAT = { string: 1, number: 5 };
/** Bytes of the longest string that has its labels and missing values in the records of numbers. */
const SHORT_STRING = 8;
const MEASURES = { nominal: 1, ordinal: 2, scale: 3 };
const UTF_8 = 65_001;

type Placed = SavVariable & {
  segments: { shortName: string; width: number }[];
  /** The number of its first element in a case, from 1. */
  element: number;
};

/**
 * The header and dictionary of an SPSS system file in UTF-8, little-endian, whose cases are compressed. The format is
 * described in the PSPP developers' guide, "System File Format".
 */
export function writeDictionary(
  { label, variables, sets, weight, note, cases }: SavDictionary,
  writtenAt: Date,
  compression: Compression = "bytecode",
): Buffer {
  const placed = place(variables);
  const elements = placed.reduce((sum, { segments }) => sum + elementsIn(segments), 0);
  const file = new ByteWriter();
  const isZlib = compression === "zlib";
  file.padded(isZlib ? "$FL3" : "$FL2", 4).padded("@(#) SPSS DATA FILE - open-text coding", 60);
  file.int(2, elements, isZlib ? 2 : 1, placed.find(({ name }) => name === weight)?.element ?? 0, cases).double(BIAS);
  file.padded(dateOf(writtenAt), 9).padded(writtenAt.toISOString().slice(11, 19), 8);
  file.padded(cutToBytes(oneLine(label), LONGEST.fileLabel), 64).bytes(Buffer.alloc(3));
  for (const variable of placed) writeVariable(file, variable);
  writeValueLabels(file, placed);
  if (note) writeDocument(file, note);
  extension(file, 3, 4, new ByteWriter().int(1, 0, 0, -1, 1, 1, 2, UTF_8).end());
  extension(file, 4, 8, new ByteWriter().double(SYSTEM_MISSING, Number.MAX_VALUE, LOWEST).end());
  const short = new Map(placed.map(({ name, segments }) => [name, segments[0]?.shortName.toLowerCase() ?? ""]));
  if (sets.length > 0) extension(file, 7, 1, Buffer.from(sets.map((set) => setLine(set, short)).join("")));
  extension(file, 11, 4, displayOf(placed));
  extension(
    file,
    13,
    1,
    Buffer.from(placed.map(({ name, segments }) => `${segments[0]?.shortName}=${name}`).join("\t")),
  );
  const long = placed.filter(({ segments }) => segments.length > 1);
  const lengths = long.map(({ width, segments }) => `${segments[0]?.shortName}=${String(width).padStart(5, "0")}\0\t`);
  if (lengths.length > 0) extension(file, 14, 1, Buffer.from(lengths.join("")));
  writeLongStrings(file, placed);
  extension(file, 16, 8, new ByteWriter().long(1, cases).end());
  extension(file, 20, 1, Buffer.from("UTF-8"));
  return file.int(999, 0).end();
}

const DOCUMENT_LINE = 80;

/** A record of lines of 80 bytes. */
function writeDocument(file: ByteWriter, note: string): void {
  const lines: string[] = [];
  for (let rest = oneLine(note); rest !== ""; rest = rest.slice(lines.at(-1)?.length)) {
    lines.push(cutToBytes(rest, DOCUMENT_LINE));
  }
  file.int(6, lines.length);
  for (const line of lines) file.padded(line, DOCUMENT_LINE);
}

/** The lowest number that is not system-missing. */
const LOWEST = Buffer.from("feffffffffffefff", "hex").readDoubleLE();

function place(variables: readonly SavVariable[]): Placed[] {
  const widths = variables.map(({ width }) => segmentsOf(width));
  const names = shortNames(variables.map(({ name }, at) => ({ name, segments: widths[at]?.length ?? 1 })));
  let element = 1;
  return variables.map((variable, at) => {
    const segments = (widths[at] ?? []).map((width, number) => ({ shortName: names[at]?.[number] ?? "", width }));
    const own = { ...variable, segments, element };
    element += elementsIn(segments);
    return own;
  });
}

const elementsIn = (segments: Placed["segments"]) => segments.reduce((sum, { width }) => sum + elementsOf(width), 0);

function writeVariable(file: ByteWriter, variable: Placed): void {
  const { label, format, missing = [], missingRange = [], segments } = variable;
  for (const [number, { shortName, width }] of segments.entries()) {
    const isFirst = number === 0;
    const shown =
      width > 0
        ? formatOf(FORMAT.string, width)
        : formatOf(format?.kind ?? FORMAT.number, format?.digits ?? 8, format?.decimals);
    const text = Buffer.from(isFirst ? cutToBytes(oneLine(label), LONGEST.variableLabel) : "");
    const values = isFirst && !isLongString(variable) ? [...missingRange, ...missing] : [];
    const count = missingRange.length > 0 ? -values.length : values.length;
    file.int(2, width, text.length > 0 ? 1 : 0, count, shown, shown).padded(shortName, 8);
    if (text.length > 0) file.int(text.length).padded(text, Math.ceil(text.length / 4) * 4);
    for (const value of values) writeValue(file, value);
    for (let more = elementsOf(width); more > 1; more--) file.int(2, -1, 0, 0, 0, 0).padded("", 8);
  }
}

const isLongString = ({ width }: SavVariable) => width > SHORT_STRING;

const writeValue = (file: ByteWriter, value: number | string) =>
  typeof value === "number" ? file.double(value) : file.padded(cutToBytes(value, 8), 8);

const formatOf = (kind: number, digits: number, decimals = 0) => (kind << 16) | (digits << 8) | decimals;

/** One record of labels for all variables that share them. */
function writeValueLabels(file: ByteWriter, variables: readonly Placed[]): void {
  const sharers = new Map<NonNullable<SavVariable["valueLabels"]>, number[]>();
  for (const { valueLabels, element, ...variable } of variables) {
    if (!valueLabels || valueLabels.length === 0 || isLongString(variable)) continue;
    const elements = sharers.get(valueLabels) ?? [];
    sharers.set(valueLabels, elements);
    elements.push(element);
  }
  for (const [labels, elements] of sharers) {
    file.int(3, labels.length);
    for (const [value, label] of labels) {
      const text = Buffer.from(cutToBytes(oneLine(label), LONGEST.valueLabel));
      const padded = Math.ceil((text.length + 1) / 8) * 8 - 1;
      writeValue(file, value).bytes(Buffer.of(text.length)).padded(text, padded);
    }
    file.int(4, elements.length, ...elements);
  }
}

/** The labels and the missing values of strings above eight bytes. */
function writeLongStrings(file: ByteWriter, variables: readonly Placed[]): void {
  const [labels, missing] = [new ByteWriter(), new ByteWriter()];
  const counted = (to: ByteWriter, text: string | Buffer) => to.int(Buffer.byteLength(text)).bytes(Buffer.from(text));
  for (const { name, width, valueLabels = [], missing: values = [] } of variables.filter(isLongString)) {
    if (valueLabels.length > 0) counted(labels, name).int(width, valueLabels.length);
    for (const [value, label] of valueLabels) {
      labels.int(width).padded(cutToBytes(String(value), width), width);
      counted(labels, cutToBytes(oneLine(label), LONGEST.valueLabel));
    }
    if (values.length > 0) counted(missing, name).bytes(Buffer.of(values.length)).int(8);
    for (const value of values) writeValue(missing, value);
  }
  for (const [subtype, data] of [labels.end(), missing.end()].entries()) {
    if (data.length > 0) extension(file, 21 + subtype, 1, data);
  }
}

function extension(file: ByteWriter, subtype: number, size: number, data: Buffer): void {
  file.int(7, subtype, size, data.length / size).bytes(data);
}

/** The line of a multiple-response set, such as `$Q1=C 4 Why? q1_m1 q1_m2`; each text has its length before it. */
function setLine({ name, label, variables, counted }: SavDictionary["sets"][number], short: Map<string, string>) {
  const text = cutToBytes(oneLine(label), LONGEST.variableLabel);
  const value = String(counted);
  const kind = counted === undefined ? "C" : `D${value.length} ${value}`;
  const members = variables.map((variable) => ` ${short.get(variable)}`).join("");
  return `$${name}=${kind} ${Buffer.byteLength(text)} ${text}${members}\n`;
}

/** Measure, column width and alignment of every segment. */
function displayOf(variables: readonly Placed[]): Buffer {
  const display = new ByteWriter();
  for (const { measure, display: [columns, alignment] = [], segments } of variables) {
    for (const { width } of segments) {
      const usual = width > 0 ? Math.min(LONGEST.shown, Math.max(8, width)) : 8;
      display.int(MEASURES[measure], columns ?? usual, alignment ?? (width > 0 ? 0 : 1));
    }
  }
  return display.end();
}

/** A date such as `22 Nov 26`. */
const dateOf = (moment: Date) => `${moment.toUTCString().slice(5, 11)} ${twoDigits(moment.getUTCFullYear() % 100)}`;

const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

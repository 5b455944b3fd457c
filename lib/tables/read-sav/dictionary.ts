import { type Cursor, damaged, doubleAt, intAt } from "./cursor";

/** A variable's record. Texts stay bytes until the file's encoding is known. */
export type RawVariable = {
  name: Buffer;
  label: Buffer | null;
  /** Bytes of a string; 0 for a number. */
  width: number;
  /** Its print format: the kind (20 is DATE, 22 DATETIME …), how many digits in total, and after the decimal point. */
  format: { kind: number; digits: number; decimals: number };
  /** Values that count as missing: single values of 8 bytes each, and a range of numbers. */
  missing: { values: Buffer[]; range: [number, number] | null };
  /** Its index within a case, in elements of 8 bytes. */
  element: number;
};

export type RawValueLabels = { labels: { value: Buffer; label: Buffer }[]; elements: number[] };

export type Extension = { subtype: number; size: number; count: number; data: Buffer };

/** The content of a system file before its cases. */
export type RawDictionary = {
  isLittleEndian: boolean;
  compression: 0 | 1 | 2;
  bias: number;
  /** The element of the variable by which the file is weighted; -1 if there is none. */
  weight: number;
  /** The number of cases; null if the file does not say. */
  cases: number | null;
  variables: RawVariable[];
  valueLabels: RawValueLabels[];
  extensions: Extension[];
  /** Elements of 8 bytes per case. */
  elements: number;
  dataStart: number;
};

const HEADER = 176;
const MAX_ELEMENTS = 500_000;
const RECORD = { variable: 2, valueLabels: 3, document: 6, extension: 7, end: 999 } as const;

/**
 * Reads header and dictionary of an SPSS system file of either byte order. The format is described in the PSPP
 * developers' guide, "System File Format".
 */
export async function readDictionary(cursor: Cursor): Promise<RawDictionary> {
  const header = await cursor.take(HEADER);
  const isLittleEndian = [2, 3].includes(header.readInt32LE(64));
  if (!isLittleEndian && ![2, 3].includes(header.readInt32BE(64))) throw damaged("its header is unknown");
  cursor.isLittleEndian = isLittleEndian;
  const compression = intAt(header, 72, isLittleEndian);
  if (compression !== 0 && compression !== 1 && compression !== 2) throw damaged("its compression is unknown");
  const cases = intAt(header, 80, isLittleEndian);
  const dictionary: RawDictionary = {
    isLittleEndian,
    compression,
    weight: intAt(header, 76, isLittleEndian) - 1,
    bias: doubleAt(header, 84, isLittleEndian),
    cases: cases < 0 ? null : cases,
    variables: [],
    valueLabels: [],
    extensions: [],
    elements: 0,
    dataStart: 0,
  };
  for (let record = await cursor.int(); record !== RECORD.end; record = await cursor.int()) {
    await readRecord(cursor, record, dictionary);
  }
  await cursor.skip(4);
  if (dictionary.variables.length === 0) throw damaged("it has no variables");
  dictionary.dataStart = cursor.at;
  return dictionary;
}

async function readRecord(cursor: Cursor, record: number, dictionary: RawDictionary): Promise<void> {
  switch (record) {
    case RECORD.variable:
      return readVariable(cursor, dictionary);
    case RECORD.valueLabels:
      return readValueLabels(cursor, dictionary);
    case RECORD.document:
      return cursor.skip(80 * (await count(cursor)));
    case RECORD.extension: {
      const subtype = await cursor.int();
      const [size, number] = [await count(cursor), await count(cursor)];
      dictionary.extensions.push({ subtype, size, count: number, data: await cursor.take(size * number) });
      return;
    }
    default:
      throw damaged(`it has a record of the unknown kind ${record}`);
  }
}

async function readVariable(cursor: Cursor, dictionary: RawDictionary): Promise<void> {
  const width = await cursor.int();
  const hasLabel = (await cursor.int()) === 1;
  const missingCount = await cursor.int();
  const print = await cursor.int();
  const format = { kind: (print >> 16) & 0xff, digits: (print >> 8) & 0xff, decimals: print & 0xff };
  await cursor.skip(4);
  const name = Buffer.from(await cursor.take(8));
  const label = hasLabel ? await paddedText(cursor, await count(cursor), 4) : null;
  const values: Buffer[] = [];
  for (let index = 0; index < Math.abs(missingCount); index += 1) values.push(Buffer.from(await cursor.take(8)));
  const element = dictionary.elements++;
  if (dictionary.elements > MAX_ELEMENTS) throw damaged("it has too many variables");
  if (width < 0) return;
  const { isLittleEndian } = dictionary;
  const [low, high] = values.map((value) => doubleAt(value, 0, isLittleEndian));
  const range = missingCount < 0 && low !== undefined && high !== undefined ? ([low, high] as [number, number]) : null;
  const missing = { values: range ? values.slice(2) : values, range };
  dictionary.variables.push({ name, label, width, format, missing, element });
}

async function readValueLabels(cursor: Cursor, dictionary: RawDictionary): Promise<void> {
  const labels: RawValueLabels["labels"] = [];
  for (let left = await count(cursor); left > 0; left -= 1) {
    const value = Buffer.from(await cursor.take(8));
    const length = (await cursor.take(1))[0] ?? 0;
    labels.push({ value, label: await paddedText(cursor, length, 8, 1) });
  }
  if ((await cursor.int()) !== 4) throw damaged("value labels belong to no variable");
  const elements: number[] = [];
  for (let left = await count(cursor); left > 0; left -= 1) elements.push((await cursor.int()) - 1);
  dictionary.valueLabels.push({ labels, elements });
}

/**
 * Reads a text with its padding: the text and the `before` bytes of the record before it end on a multiple of `unit`.
 */
async function paddedText(cursor: Cursor, length: number, unit: number, before = 0): Promise<Buffer> {
  const padded = Math.ceil((length + before) / unit) * unit - before;
  return Buffer.from((await cursor.take(padded)).subarray(0, length));
}

async function count(cursor: Cursor): Promise<number> {
  const number = await cursor.int();
  if (number < 0) throw damaged("it counts below zero");
  return number;
}

import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { tooMany } from "./bounded";
import type { ByteSource } from "./byte-source";
import { decoderFor, findEncoding } from "./decode-text";
import { decodeWhole } from "./encoding-names";
import { nameColumns, type OpenTable, TableError } from "./table";

const MAX_BYTES = 32 * MEBIBYTE;
/** The most values in a JSON file, and the deepest nesting of arrays and objects. */
const MAX_VALUES = 4_000_000;
const DEEPEST = 64;
const BATCH = 2_000;
/** The most cells of a batch. */
const MAX_SLOTS = 250_000;

/**
 * Opens a JSON array of strings or flat objects, such an array under `responses`, or JSON Lines (an object or string
 * per line). Arrays and objects in a cell stay JSON. The limit is 32 MiB, because JSON is the only format that is read
 * into memory as a whole.
 */
export async function openJson(source: ByteSource, isLines = false): Promise<OpenTable> {
  if (source.size > MAX_BYTES) throw new TableError("A JSON file may have at most 32 MiB. Save larger tables as CSV.");
  const encoding = await findEncoding(source);
  const text = decodeWhole(decoderFor(encoding), await source.read(0, source.size));
  const content = parse(text, isLines);
  const records = recordsIn(isObject(content) && "responses" in content ? content.responses : content);
  const places = columnPlaces(records);
  if (places.size === 0) throw new TableError("The objects in this JSON file have no fields.");
  const batch = Math.max(1, Math.min(BATCH, Math.floor(MAX_SLOTS / places.size)));
  return {
    format: "json",
    encoding,
    ...nameColumns([...places.keys()]),
    async *batches() {
      for (let start = 0; start < records.length; start += batch) {
        const rows = records.slice(start, start + batch).map((record, index) => ({
          row: start + index + 1,
          cells: cellsOf(record, places),
        }));
        yield { rows, share: (start + rows.length) / records.length };
      }
    },
  };
}

type Item = string | Record<string, unknown>;

function recordsIn(list: unknown): Item[] {
  const isText = (item: unknown) => typeof item === "string";
  if (Array.isArray(list) && list.length > 0 && (list.every(isText) || list.every(isObject))) return list;
  throw new TableError(
    'Expected a JSON array of answers: ["…", "…"] or [{ "id": "1", "text": "…" }, …], or such an object per line.',
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The columns' indexes by the records' keys, in the order in which the keys first occur. */
function columnPlaces(records: readonly Item[]): Map<string, number> {
  if (typeof records[0] === "string") return new Map([["text", 0]]);
  const places = new Map<string, number>();
  for (const record of records)
    for (const key of Object.keys(record)) if (!places.has(key)) places.set(key, places.size);
  return places;
}

function cellsOf(record: Item, places: ReadonlyMap<string, number>): string[] {
  if (typeof record === "string") return [record];
  const cells: string[] = [];
  for (const [key, value] of Object.entries(record)) {
    const place = places.get(key) ?? 0;
    while (cells.length < place) cells.push("");
    cells[place] = cellText(value);
  }
  return cells;
}

function parse(text: string, isLines: boolean): unknown {
  requireRoom(text);
  if (isLines || hasLines(text)) return parseLines(text);
  return parsed(text, "This JSON file can't be read");
}

/** Whether the first line is a value of its own, with another line below it. */
function hasLines(text: string): boolean {
  const [first = "", ...others] = text.trimStart().split("\n", 3);
  if (!/^\s*[{"]/.test(first) || !others.some((line) => line.trim() !== "")) return false;
  try {
    JSON.parse(first);
    return true;
  } catch {
    return false;
  }
}

const parseLines = (text: string): unknown[] =>
  text.split("\n").flatMap((line, index) => {
    const value = line.trim();
    return value === "" ? [] : [parsed(value, `Line ${index + 1} of this JSON file can't be read`)];
  });

function parsed(text: string, failure: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new TableError(`${failure}: ${cause instanceof Error ? cause.message : ""}`, { cause });
  }
}

/** Counts the values of the text before it is parsed, to limit memory. */
function requireRoom(text: string): void {
  let depth = 0;
  let values = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted && character === "\\") at++;
    if (isQuoted) continue;
    if (character === "[" || character === "{") depth++;
    else if (character === "]" || character === "}") depth--;
    else if (character === ",") values++;
    if (depth > DEEPEST)
      throw new TableError(`This JSON file holds more than ${DEEPEST} levels of arrays and objects.`);
    if (values > MAX_VALUES) throw tooMany(MAX_VALUES, "values");
  }
}

function cellText(cell: unknown): string {
  if (cell === undefined || cell === null) return "";
  return typeof cell === "object" ? JSON.stringify(cell) : String(cell);
}

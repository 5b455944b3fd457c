import { type Batch, type Row, TableError } from "../table";
import type { ArchivedFile } from "./archive";
import { isoDate } from "./dates";
import { type Attributes, readXml } from "./read-xml";
import { unescapeCharacters } from "./workbook-parts";

const MOST_COLUMNS = 16_384;
const BATCH = 1_000;

/** What a sheet's cells refer to by number: shared texts and styles. */
export type CellContext = { strings: readonly string[]; dateStyles: readonly boolean[]; from1904: boolean };

/** Yields the rows of a sheet that are not empty. */
export async function* readSheet(file: ArchivedFile, context: CellContext): AsyncGenerator<Batch> {
  let rows: Row[] = [];
  let row = 0;
  let column = -1;
  let cells: string[] = [];
  let cell: Attributes = {};
  let value = "";
  let isValue = false;
  let isPhonetic = false;
  const handlers = {
    open(name: string, attributes: Attributes) {
      if (name === "c") {
        cell = attributes;
        column = attributes.r ? columnOf(attributes.r) : column + 1;
        value = "";
      } else if (name === "row") {
        row = attributes.r ? Number(attributes.r) : row + 1;
        column = -1;
        cells = [];
      } else if (name === "rPh") isPhonetic = true;
      isValue = name === "v" || (name === "t" && !isPhonetic);
    },
    text(text: string) {
      if (isValue) value += text;
    },
    close(name: string) {
      isValue = false;
      if (name === "c") {
        if (column >= MOST_COLUMNS) throw new TableError("This workbook's sheet is damaged.");
        while (cells.length < column) cells.push("");
        cells[column] = textOf(cell, value, context);
      } else if (name === "rPh") isPhonetic = false;
      else if (name === "row" && cells.some((text) => text.trim() !== "")) rows.push({ row, cells });
    },
  };
  let share = 0;
  for await (share of readXml(file, handlers)) {
    if (rows.length < BATCH) continue;
    yield { rows, share };
    rows = [];
  }
  yield { rows, share: 1 };
}

/** The column's index from a cell's reference: 0 for `A7`, 27 for `AB7`. */
function columnOf(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column - 1;
}

function textOf({ t, s }: Attributes, value: string, { strings, dateStyles, from1904 }: CellContext): string {
  switch (t) {
    case "s":
      return strings[Number(value)] ?? "";
    case "inlineStr":
    case "str":
      return unescapeCharacters(value);
    case "b":
      return value === "1" ? "true" : "false";
    case "e":
      return "";
    case "d":
      return value;
  }
  if (value === "") return "";
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  return (s !== undefined && dateStyles[Number(s)] ? isoDate(number, from1904) : null) ?? String(number);
}

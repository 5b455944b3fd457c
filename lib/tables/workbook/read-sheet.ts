import { type Batch, type Row, TableError } from "../table";
import type { ArchivedFile } from "./archive";
import { isoDate } from "./dates";
import { type Attributes, readXml } from "./read-xml";
import { type NumberStyle, unescapeCharacters } from "./workbook-parts";
import { padded } from "./zero-pattern";

const MAX_COLUMNS = 16_384;
const LAST_ROW = 1_048_576;
const BATCH = 1_000;
/** The most cells of a batch, including empty ones before the last of each row. */
const MAX_SLOTS = 250_000;

/** The lists to which a sheet's cells refer by number: shared texts, styles, and the indentation of each style. */
export type CellContext = {
  strings: readonly string[];
  styles: readonly NumberStyle[];
  indents: readonly number[];
  from1904: boolean;
};

/** The number of the row that is read first, and the width of the table. */
export type SheetPart = { from?: number | undefined; width?: number };

/**
 * Yields the rows of a sheet that are not empty, cut to the width of the table. A cell beyond that width is a problem of
 * its row.
 */
export async function* readSheet(
  file: ArchivedFile,
  context: CellContext,
  { from = 1, width = MAX_COLUMNS }: SheetPart = {},
): AsyncGenerator<Batch> {
  let rows: Row[] = [];
  let slots = 0;
  let row = 0;
  let column = -1;
  let cells: string[] = [];
  let cell: Attributes = {};
  let value = "";
  let isValue = false;
  let isPhonetic = false;
  let used = 0;
  const closeRow = () => {
    if (used === 0 || row < from) return;
    const problem = `has ${used} cells where the header has ${width}`;
    rows.push({ row, cells, ...(used > width && { problem }) });
    slots += cells.length;
  };
  const handlers = {
    open(name: string, attributes: Attributes) {
      if (name === "c") {
        cell = attributes;
        column = attributes.r ? columnOf(attributes.r) : column + 1;
        value = "";
      } else if (name === "row") {
        const number = attributes.r ? Number(attributes.r) : row + 1;
        if (!Number.isInteger(number) || number < 1) throw damaged(`the row after ${row} has no valid number`);
        if (number > LAST_ROW) throw tooLarge(`${LAST_ROW.toLocaleString("en")} rows`);
        if (number <= row) throw damaged(`row ${number} stands behind row ${row}`);
        row = number;
        column = -1;
        used = 0;
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
        if (column < 0) throw damaged(`a cell of row ${row} has no valid reference`);
        if (column >= MAX_COLUMNS) throw tooLarge(`${MAX_COLUMNS.toLocaleString("en")} columns`);
        const text = textOf(cell, value, context);
        if (text.trim() !== "") used = Math.max(used, column + 1);
        if (text === "" || column >= width) return;
        while (cells.length < column) cells.push("");
        cells[column] = text;
      } else if (name === "rPh") isPhonetic = false;
      else if (name === "row") closeRow();
    },
  };
  let share = 0;
  for await (share of readXml(file, handlers)) {
    if (rows.length < BATCH && slots < MAX_SLOTS) continue;
    slots = 0;
    yield { rows, share };
    rows = [];
  }
  yield { rows, share: 1 };
}

const damaged = (reason: string) => new TableError(`This workbook's sheet is damaged: ${reason}.`);

const tooLarge = (max: string) =>
  new TableError(`This workbook's sheet has more than ${max}, the most that Excel allows.`);

/** The index of the column in a cell's reference: 0 for `A7`, 27 for `AB7`. */
function columnOf(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column - 1;
}

function textOf({ t, s }: Attributes, value: string, { strings, styles, indents, from1904 }: CellContext): string {
  const space = "  ".repeat(indents[Number(s)] ?? 0);
  switch (t) {
    case "s":
      return space + (strings[Number(value)] ?? "");
    case "inlineStr":
    case "str":
      return space + unescapeCharacters(value);
    case "b":
      return value === "1" ? "true" : "false";
    case "d":
    case "e":
      return value;
  }
  if (value === "") return "";
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  const style = s === undefined ? null : styles[Number(s)];
  if (!style) return String(number);
  return (style === "date" ? isoDate(number, from1904) : padded(number, style)) ?? String(number);
}

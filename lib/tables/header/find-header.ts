import type { Batch, Row } from "../table";
import { TableError } from "../table";
import { usedWidth } from "./cells";
import { kindOfSecond, nameOptions } from "./second-row";
import { countTitles } from "./title-rows";

/** The rows from which the header is found. */
const HEAD_ROWS = 30;
/** At least this share of the rows is wider than the header if columns have no name. */
const NEARLY_ALL = 0.9;
const MAX_UNNAMED = 100;
/** The third row of a Qualtrics export names each column's field in JSON, such as {"ImportId":"QID3_TEXT"}. */
const IMPORT_ID = /^\s*\{\s*"ImportId"\s*:/;
const LONGEST_TITLE = 80;

export type Header = {
  /** The names of the columns as the file has them; some may be empty or equal. */
  names: string[];
  labels?: (string | null)[];
  width: number;
  /** The number of the first row below the header. */
  from: number;
  notes: string[];
};

/** The first rows of a file, from which its header is found. Throws TableError if there are none. */
export async function readHead(batches: AsyncIterable<Batch>): Promise<Row[]> {
  const head = await firstRows(batches);
  if (head.length === 0) throw new TableError("The file is empty.");
  return head;
}

/** Up to `HEAD_ROWS` rows. */
export async function firstRows(batches: AsyncIterable<Batch>): Promise<Row[]> {
  const head: Row[] = [];
  for await (const { rows } of batches) {
    head.push(...rows.slice(0, HEAD_ROWS - head.length));
    if (head.length >= HEAD_ROWS) break;
  }
  return head;
}

/**
 * Finds the header of a table among the first rows of its file: below titles, in one row or several. Everything is told
 * by the shape of the rows, not by the program that wrote them.
 */
export function findHeader(head: readonly Row[]): Header {
  const titles = countTitles(head.map(({ cells }) => cells));
  const notes = titles > 0 ? [titleNote(head, titles)] : [];
  const [first, second, third, ...others] = head.slice(titles);
  const cells = (row?: Row) => row?.cells ?? [];
  const importIds = [second, third].find(hasImportIds);
  if (importIds) {
    const wordings = importIds === third ? cells(second) : undefined;
    const names = texts(cells(first), usedWidth(cells(first)));
    const labels = wordings && { labels: names.map((_, place) => tidy(wordings[place]) || null) };
    return { names, ...labels, width: names.length, from: importIds.row + 1, notes: [...notes, IMPORT_NOTE] };
  }
  const below = third ? [third, ...others] : others;
  const width = Math.max(usedWidth(cells(first)), usedWidth(cells(second)));
  const rows = { header: texts(cells(first), width), second: texts(cells(second), width) };
  const kind = second ? kindOfSecond({ ...rows, below: below.map((row) => texts(row.cells, width)) }) : null;
  if (!kind || !second) return plainHeader(head.slice(titles), notes);
  const from = second.row + 1;
  if (kind === "options") {
    return { names: nameOptions(rows.header, rows.second), width, from, notes: [...notes, NOTES.options] };
  }
  const [names, labels] = kind === "codes" ? [rows.second, rows.header] : [rows.header, rows.second];
  const named = names.map((name, place) => name || labels[place] || "");
  return { names: named, labels: labels.map((label) => label || null), width, from, notes: [...notes, NOTES[kind]] };
}

const IMPORT_NOTE = "The file has the three header rows of a Qualtrics export: the second one gives the wordings.";
const NOTES = {
  options: "The table has two header rows: the second one tells the columns of a question apart.",
  wordings: "The table has two header rows: the second one gives the wordings.",
  codes: "The table has two header rows: the first one gives the wordings, the second one the names of the columns.",
};

function titleNote(head: readonly Row[], titles: number): string {
  const title = (head[0]?.cells.find((cell) => cell?.trim()) ?? "").trim().slice(0, LONGEST_TITLE);
  return `The table begins in row ${head[titles]?.row}. The text above it is left out: “${title}”.`;
}

function hasImportIds(row: Row | undefined): boolean {
  const named = row?.cells.filter((cell) => cell?.trim()) ?? [];
  return named.length > 0 && named.every((cell) => cell && IMPORT_ID.test(cell));
}

const tidy = (cell: string | null | undefined) => cell?.replace(/\s+/g, " ").trim() ?? "";

const texts = (cells: Row["cells"], width: number): string[] =>
  Array.from({ length: width }, (_, place) => tidy(cells[place]));

/** A header of one row. Columns that it leaves unnamed count if nearly all rows have them, or if it has cells for them. */
function plainHeader([first, ...below]: readonly Row[], notes: string[]): Header {
  const cells = first?.cells ?? [];
  const named = usedWidth(cells);
  const widths = below.map((row) => usedWidth(row.cells));
  const widest = Math.max(named, ...widths);
  const isNear = widest - named <= MAX_UNNAMED;
  const areWider =
    isNear && below.length > 1 && widths.filter((used) => used > named).length >= below.length * NEARLY_ALL;
  const width = areWider ? widest : Math.max(named, Math.min(cells.length, widest));
  const names = texts(cells, named);
  const from = (first?.row ?? 0) + 1;
  if (!(areWider && widest === named + 1 && below.every((row, index) => row.cells[0]?.trim() === `${index + 1}`))) {
    return { names, width, from, notes };
  }
  const note = "The first column holds the numbers of the rows: the header has no name for it.";
  return { names: ["", ...names], width, from, notes: [...notes, note] };
}

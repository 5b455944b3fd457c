import type { SavColumn } from "@/db/schema/segment-labels";
import { counted } from "@/lib/text/figures";

/** A row of a file. `row` is its number in a spreadsheet, where the header is row 1. */
export type Row = {
  row: number;
  /**
   * A cell is null if the file declares the value missing; an empty cell is "". Empty cells at the end may be left out.
   */
  cells: (string | null)[];
  /** Why the row can't be loaded. */
  problem?: string;
};

/** The next rows of a file, and the share of the file that has been read with them, from 0 to 1. */
export type Batch = { rows: Row[]; share: number };

const FORMATS = ["csv", "xlsx", "sav", "json"] as const;

/** A multiple-response set of an SPSS file. */
export type MultipleSet = {
  /** Begins with `$`. */
  name: string;
  label: string;
  /** The value that says yes in a set of dichotomies; null for a set of categories. */
  counted: string | null;
  /** The indexes of its variables. */
  columns: number[];
};

/** What is known of a file apart from its rows. */
export type TableHead = {
  format: (typeof FORMATS)[number];
  encoding?: string;
  delimiter?: string;
  /** The names of a workbook's sheets (hidden ones last), of those that are hidden, and of the sheet that is read. */
  sheets?: string[];
  hiddenSheets?: string[];
  sheet?: string;
  /** Unique names, none empty, in the order of the file. */
  columns: string[];
  /** The labels of SPSS variables, or the wordings of a Qualtrics export, in the order of the columns. */
  labels?: (string | null)[];
  /** What an SPSS file says of its variables, in the order of the columns. */
  savColumns?: SavColumn[];
  /** The multiple-response sets of an SPSS file. */
  multipleSets?: MultipleSet[];
  /** The index of the column by which an SPSS file is weighted; -1 if it is not. */
  savWeight?: number;
  /** Messages for people about what was repaired during reading. */
  notes: string[];
};

/** A file of answers, open for reading in batches, so that memory does not grow with the file. */
export type OpenTable = TableHead & {
  /** Reads from the first row. Skips empty rows. */
  batches(): AsyncIterable<Batch>;
};

/** A whole file of answers in memory. Each row has as many cells as there are columns. */
export type Table = Pick<TableHead, "columns" | "labels" | "savColumns" | "savWeight" | "notes"> & { rows: string[][] };

/** Properties of the file that the caller states, so that they are not guessed. */
export type ReadOptions = {
  header?: boolean | undefined;
  delimiter?: string | undefined;
  encoding?: string | undefined;
  sheet?: string | number | undefined;
  /** Whether cells such as NA or NULL are missing values, except in JSON; true by default. */
  placeholders?: boolean | undefined;
  /** For workbooks: whether an indented text begins with two spaces for each step of its indentation. */
  indents?: boolean | undefined;
  /** For SPSS files: values instead of their labels, including those declared missing; dates as numbers. */
  isUnlabelled?: boolean | undefined;
};

/** A file that can't be read as answers; the message says why, and what to do. */
export class TableError extends Error {
  override readonly name = "TableError";
}

/** The most columns of a workbook's sheet. */
const MAX_COLUMNS = 16_384;
const MAX_NOTES = 20;
/** The most characters of a column's name; the rest is cut off. */
const LONGEST_NAME = 5_000;

/** Gives every column a unique name: an unnamed one becomes `column 3`, a repeated one `Name (2)`. The notes say so. */
export function nameColumns(header: readonly string[], width = header.length) {
  if (width > MAX_COLUMNS) throw new TableError(`The file has more than ${MAX_COLUMNS.toLocaleString("en")} columns.`);
  const taken = new Set<string>();
  const copies = new Map<string, number>();
  const notes: string[] = [];
  let noted = 0;
  const columns = Array.from({ length: width }, (_, index) => {
    const given = nameIn(header[index] ?? "", index);
    const wanted = given || `column ${index + 1}`;
    let copy = copies.get(wanted) ?? 1;
    let name = wanted;
    while (taken.has(name)) name = `${wanted} (${++copy})`;
    copies.set(wanted, copy);
    taken.add(name);
    if (given && name !== given && ++noted <= MAX_NOTES) notes.push(`A second column "${given}" is read as "${name}".`);
    return name;
  });
  if (noted > MAX_NOTES) notes.push(`${counted(noted - MAX_NOTES, "more column")} with the name of another one.`);
  return { columns, notes };
}

function nameIn(header: string, index: number): string {
  if (header.includes("\0")) {
    throw new TableError(`The name of column ${index + 1} holds a null character. Remove it and send the file again.`);
  }
  return header.slice(0, LONGEST_NAME).toWellFormed().replace(/\s+/g, " ").trim();
}

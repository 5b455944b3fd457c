/** A row as it was read: `row` counts as a spreadsheet does, the header being 1. */
export type Row = {
  row: number;
  /** Null where the file declares a value missing; an empty cell is "". */
  cells: (string | null)[];
  /** Why the row can't be trusted, where it can't. */
  problem?: string;
};

/** Rows in the order of the file, and the share of the file that has been read with them, from 0 to 1. */
export type Batch = { rows: Row[]; share: number };

export const FORMATS = ["csv", "xlsx", "sav", "json"] as const;

/** What a file says about itself beside its rows. */
export type TableHead = {
  format: (typeof FORMATS)[number];
  encoding?: string;
  delimiter?: string;
  /** Names of a workbook's sheets, and of the one that is read. */
  sheets?: string[];
  sheet?: string;
  /** Unique, none of them empty; in the order of the file. */
  columns: string[];
  /** What SPSS variables are about, in the order of the columns. */
  labels?: (string | null)[];
  /** What was found and mended on the way, in words for people. */
  notes: string[];
};

/** A file of answers, open for reading: its rows come a batch at a time and never stand in memory together. */
export type OpenTable = TableHead & {
  /** Reads from the first row on; rows without any content are left out. */
  batches(): AsyncIterable<Batch>;
};

/** A whole file of answers in memory: one header, and rows that have exactly its columns. */
export type Table = { columns: string[]; rows: string[][]; notes: string[] };

/** How to read a file where the guess would be wrong. */
export type ReadOptions = {
  header?: boolean | undefined;
  delimiter?: string | undefined;
  encoding?: string | undefined;
  sheet?: string | number | undefined;
};

/** A file that can't be read as answers; the message says why and what to do. */
export class TableError extends Error {
  override readonly name = "TableError";
}

/** As many as a workbook's sheet can have. */
const MOST_COLUMNS = 16_384;

/** Names what a header leaves unnamed and tells columns of one name apart, saying so. */
export function nameColumns(header: readonly string[], width = header.length) {
  if (width > MOST_COLUMNS)
    throw new TableError(`The file has more than ${MOST_COLUMNS.toLocaleString("en")} columns.`);
  const taken = new Set<string>();
  const notes: string[] = [];
  const columns = Array.from({ length: width }, (_, index) => {
    const given = (header[index] ?? "").replace(/\s+/g, " ").trim();
    const wanted = given || `column ${index + 1}`;
    let name = wanted;
    for (let copy = 2; taken.has(name); copy += 1) name = `${wanted} (${copy})`;
    taken.add(name);
    if (given && name !== given) notes.push(`A second column "${given}" is read as "${name}".`);
    return name;
  });
  return { columns, notes };
}

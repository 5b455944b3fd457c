/** A file of answers as it was read: one header, and rows that have exactly its columns. */
export type Table = {
  /** Unique, none of them empty; in the order of the file. */
  columns: string[];
  rows: string[][];
  /** What was found and mended on the way, in words for people: ragged rows, renamed columns. */
  notes: string[];
};

/** A file that can't be read as answers; the message says why and what to do. */
export class TableError extends Error {
  override readonly name = "TableError";
}

/**
 * Makes a table of raw rows, the first of which is the header: drops rows without any content, fills short rows,
 * names what the header leaves unnamed, and tells columns of one name apart.
 */
export function tableOf(raw: readonly (readonly string[])[]): Table {
  const [header, ...body] = raw.filter((row) => row.some((cell) => cell.trim() !== ""));
  if (!header) throw new TableError("The file is empty.");
  if (body.length === 0) throw new TableError("The file has a header but no rows below it.");
  const width = Math.max(...body.map((row) => row.length), header.length);
  const { columns, renamed } = nameColumns(header, width);
  const ragged = body.filter((row) => row.length !== header.length).length;
  const notes = [...renamed];
  if (ragged > 0) notes.push(`${ragged} of ${body.length} rows do not have as many cells as the header.`);
  return { columns, rows: body.map((row) => columns.map((_, index) => row[index] ?? "")), notes };
}

function nameColumns(header: readonly string[], width: number) {
  const taken = new Set<string>();
  const renamed: string[] = [];
  const columns = Array.from({ length: width }, (_, index) => {
    const given = (header[index] ?? "").replace(/\s+/g, " ").trim();
    const wanted = given || `column ${index + 1}`;
    let name = wanted;
    for (let copy = 2; taken.has(name); copy += 1) name = `${wanted} (${copy})`;
    taken.add(name);
    if (given && name !== given) renamed.push(`A second column "${given}" is read as "${name}".`);
    return name;
  });
  return { columns, renamed };
}

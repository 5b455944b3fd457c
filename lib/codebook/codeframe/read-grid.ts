import { sourceOf } from "@/lib/tables/byte-source";
import { openTable } from "@/lib/tables/open-table";
import { Cursor } from "@/lib/tables/read-sav/cursor";
import { readDictionary } from "@/lib/tables/read-sav/dictionary";
import { encodingOf } from "@/lib/tables/read-sav/encoding";
import { describeVariables } from "@/lib/tables/read-sav/variables";
import { type ReadOptions, type Row, TableError, type TableHead } from "@/lib/tables/table";
import { LARGEST_CODEBOOK } from "../codebook";

/** All rows of a file of codes. `names`: the names of its columns if the format has them apart from the rows. */
export type Grid = TableHead & { rows: Row[]; names: string[] | null };

/** Rows for codes, for categories, and for titles, column names and remarks. */
export const MAX_ROWS = LARGEST_CODEBOOK.codes + LARGEST_CODEBOOK.categories + 100;

/**
 * Reads a CSV file, a sheet of a workbook, or the value labels of an SPSS variable, up to one row more than `MAX_ROWS`.
 * Throws TableError.
 */
export async function readGrid(name: string, bytes: Uint8Array, options: ReadOptions): Promise<Grid> {
  const source = sourceOf(bytes);
  const { batches, ...table } = await openTable(source, name, { ...options, header: false, indents: true });
  if (table.format === "sav") return { ...table, ...(await readValueLabels(new Cursor(source), options)) };
  const rows: Row[] = [];
  for await (const batch of batches()) {
    rows.push(...batch.rows.slice(0, MAX_ROWS + 1 - rows.length));
    if (rows.length > MAX_ROWS) break;
  }
  return { ...table, rows, names: table.format === "json" ? table.columns : null };
}

/** The value labels of one variable. Variables with the same labels count as one, which has the first one's name. */
async function readValueLabels(cursor: Cursor, { encoding, sheet }: ReadOptions) {
  const dictionary = await readDictionary(cursor);
  const decoder = new TextDecoder(encodingOf(dictionary, encoding));
  const sets = new Map<string, { name: string; labels: [value: string, label: string][] }>();
  for (const { name, valueLabels = [] } of describeVariables(dictionary, decoder)) {
    const labels = valueLabels.map(([value, label]) => [String(value), label] satisfies [string, string]);
    const key = JSON.stringify(labels);
    if (labels.length > 0 && (!sets.has(key) || name === sheet)) sets.set(key, { name, labels });
  }
  const found = [...sets.values()];
  const largest = found.toSorted((one, other) => other.labels.length - one.labels.length)[0];
  if (!largest) throw new TableError("No variable of this SPSS file has value labels.");
  const chosen = sheet === undefined ? largest : (found[Number(sheet)] ?? found.find(({ name }) => name === sheet));
  const names = found.map(({ name }) => name);
  if (!chosen) throw new TableError(`No variable "${sheet}" has value labels. Those that have: ${names.join(", ")}.`);
  const rows = chosen.labels.slice(0, MAX_ROWS + 1).map((cells, index) => ({ row: index + 1, cells }));
  return { sheets: names, sheet: chosen.name, columns: ["value", "label"], names: ["value", "label"], rows };
}

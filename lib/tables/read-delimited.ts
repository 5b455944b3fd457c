import Papa from "papaparse";
import { decodeText } from "./decode-text";
import { type Table, TableError, tableOf } from "./table";

const DELIMITERS = [",", ";", "\t", "|"];

/** Reads CSV or TSV with any delimiter, quoted line breaks included; without a clear delimiter, one column. */
export function readDelimited(bytes: Uint8Array): Table {
  const text = decodeText(bytes);
  if (text.includes("\u0000")) throw new TableError("This is not a text file. Save it as CSV (UTF-8) and try again.");
  const { data, errors } = Papa.parse<string[]>(text, { header: false, delimiter: delimiterOf(text) });
  const broken = errors.find(({ type }) => type === "Quotes");
  const table = tableOf(data);
  if (!broken) return table;
  const note = `A quotation mark near row ${(broken.row ?? 0) + 1} is not closed: the rows after it may be wrong.`;
  return { ...table, notes: [...table.notes, note] };
}

/** Stands in no file: the separator of files that have one column. */
const NONE = "\u001f";

/** The delimiter that splits header and rows into the same number of cells, and into most. */
function delimiterOf(text: string): string {
  const counts = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { header: false, delimiter, preview: 50, skipEmptyLines: true });
    const [header, ...rest] = data.map((row) => row.length);
    const agreeing = rest.filter((width) => width === header).length;
    return { delimiter, width: header ?? 1, agreement: rest.length === 0 ? 1 : agreeing / rest.length };
  });
  const usable = counts.filter(({ width }) => width > 1);
  usable.sort((a, b) => Math.floor(b.agreement * 2) - Math.floor(a.agreement * 2) || b.width - a.width);
  return usable[0]?.delimiter ?? NONE;
}

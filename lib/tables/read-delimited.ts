import Papa from "papaparse";
import { type ByteSource, piecesOf } from "./byte-source";
import { decoderFor, findEncoding } from "./decode-text";
import { type Batch, nameColumns, type OpenTable, type ReadOptions, type Row, TableError } from "./table";

const DELIMITERS = [",", ";", "\t", "|"];
/** Stands in no file: the separator of files that have one column. */
const NONE = "\u001f";
const SAMPLE_BYTES = 128 * 1024;
const LONGEST_RECORD = 4 * 1024 * 1024;
/** The first line by which Excel is told the delimiter; Excel shows no such row. */
const DECLARED_DELIMITER = /^"?sep=(.)"?\r?\n/i;
const NOT_CLOSED = "holds a quotation mark that is never closed";

/** Opens CSV or TSV with any delimiter, quoted line breaks included; without a clear delimiter, one column. */
export async function openDelimited(source: ByteSource, options: ReadOptions): Promise<OpenTable> {
  const encoding = options.encoding ?? (await findEncoding(source));
  const sampled = Math.min(SAMPLE_BYTES, source.size);
  const sample = textOnly(decoderFor(encoding).decode(await source.read(0, sampled), { stream: true }));
  const [declaration = "", declared] = DECLARED_DELIMITER.exec(sample) ?? [];
  const delimiter = options.delimiter ?? declared ?? delimiterOf(sample);
  const config = { delimiter, newline: newlineOf(sample), lead: declaration.length };
  const hasHeader = options.header ?? true;
  const records = () => readRecords(source, encoding, config);
  const first = await firstRecord(records());
  const { columns, notes } = nameColumns(hasHeader ? first : [], trimmedWidth(first));
  return {
    format: "csv",
    encoding,
    ...(delimiter !== NONE && { delimiter }),
    columns,
    notes,
    async *batches() {
      let headerSeen = !hasHeader;
      for await (const { rows, share } of records()) {
        if (!headerSeen && rows.length > 0) {
          headerSeen = true;
          rows.shift();
        }
        yield { rows: rows.map((row) => fitted(row, columns.length)), share };
      }
    },
  };
}

/** `lead`: so many characters stand before the first record. */
type Config = { delimiter: string; newline: "\n" | "\r\n" | "\r"; lead: number };

/** Records that hold anything; what a piece of the file leaves unfinished is read again with the next. */
async function* readRecords(source: ByteSource, encoding: string, { lead, ...config }: Config): AsyncGenerator<Batch> {
  const decoder = decoderFor(encoding);
  const parser = new Papa.Parser({ header: false, ...config });
  let pending = "";
  let record = 1;
  let size = 0;
  const parse = (isLast: boolean): Batch => {
    const { data, errors, meta } = parser.parse(pending, 0, !isLast);
    const unclosed = new Set(errors.flatMap((error: Papa.ParseError) => (error.type === "Quotes" ? [error.row] : [])));
    const rows: Row[] = data.map((cells: string[], index: number) => ({
      row: record + index,
      cells,
      ...(unclosed.has(index) && { problem: NOT_CLOSED }),
    }));
    record += rows.length;
    pending = pending.slice(meta.cursor);
    if (pending.length > LONGEST_RECORD) {
      throw new TableError(`Row ${record} ${NOT_CLOSED}, or is far too long.`);
    }
    return {
      rows: rows.filter(({ cells }) => cells.some((cell) => cell !== null && cell.trim() !== "")),
      share: size / source.size,
    };
  };
  for await (const piece of piecesOf(source)) {
    size += piece.length;
    pending += textOnly(decoder.decode(piece, { stream: true }));
    if (size === piece.length) pending = pending.slice(lead);
    yield parse(false);
  }
  pending += textOnly(decoder.decode());
  yield parse(true);
}

function textOnly(text: string): string {
  if (text.includes("\u0000")) throw new TableError("This is not a text file. Save it as CSV (UTF-8) and try again.");
  return text;
}

async function firstRecord(records: AsyncIterable<Batch>): Promise<string[]> {
  for await (const { rows } of records) if (rows[0]) return rows[0].cells.map((cell) => cell ?? "");
  throw new TableError("The file is empty.");
}

/** Spreadsheets end every line with the delimiters of columns that were never used. */
const trimmedWidth = (cells: readonly (string | null)[]) => cells.findLastIndex((cell) => cell?.trim() !== "") + 1;

/** The row with exactly `width` cells; what has to be added or cut is a problem unless it is empty. */
function fitted({ cells, ...row }: Row, width: number): Row {
  if (cells.length === width) return { cells, ...row };
  const used = trimmedWidth(cells);
  const problem = `has ${cells.length} cells where the header has ${width}`;
  const even = Array.from({ length: Math.max(width, used) }, (_, index) => cells[index] ?? "");
  return cells.length > width && used <= width ? { cells: even, ...row } : { cells: even, problem, ...row };
}

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

/** The line break outside quotation marks. */
function newlineOf(text: string): Config["newline"] {
  const breaks = text.replace(/"[^"]*"/g, "").match(/\r\n|\r|\n/g) ?? [];
  const count = (newline: string) => breaks.filter((found) => found === newline).length;
  if (count("\r\n") > count("\n")) return count("\r\n") >= count("\r") ? "\r\n" : "\r";
  return count("\r") > count("\n") ? "\r" : "\n";
}

import Papa from "papaparse";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { type ByteSource, piecesOf } from "./byte-source";
import { decoderFor, findEncoding } from "./decode-text";
import { usedWidth, widest } from "./header/cells";
import { findHeader, readHead } from "./header/find-header";
import { countTitles } from "./header/title-rows";
import { mendQuotes, type Syntax } from "./mend-quotes";
import { type Batch, nameColumns, type OpenTable, type ReadOptions, type Row, TableError } from "./table";

const DELIMITERS = [",", ";", "\t", "|"];
/** A delimiter that occurs in no file, used for files with a single column. */
const NONE = "\u001f";
const SAMPLE_BYTES = 128 * 1024;
const LONGEST_RECORD = 4 * MEBIBYTE;
/** The line `sep=;` at the start of a file, which tells Excel the delimiter and is not part of the table. */
const DECLARED_DELIMITER = /^"?sep=(.)"?\r?\n/i;
const NOT_DOUBLED = 'holds a quotation mark inside a quoted cell; write it twice there: ""';

/**
 * Opens a delimited file (CSV, TSV), with line breaks inside quotes. A file without a clear delimiter has one column.
 */
export async function openDelimited(source: ByteSource, options: ReadOptions): Promise<OpenTable> {
  const encoding = options.encoding ?? (await findEncoding(source));
  const sampled = Math.min(SAMPLE_BYTES, source.size);
  const sample = textOnly(decoderFor(encoding).decode(await source.read(0, sampled), { stream: true }));
  const [declaration = "", declared] = DECLARED_DELIMITER.exec(sample) ?? [];
  const newline = newlineOf(sample);
  const delimiter = options.delimiter ?? declared ?? delimiterOf(sample, newline, sampled === source.size);
  const config = { delimiter, newline, lead: declaration.length };
  const records = () => readRecords(source, encoding, config);
  const head = await readHead(records());
  const found = options.header === false ? null : findHeader(head);
  const width = found?.width ?? widest(head);
  const { columns, notes } = nameColumns(found?.names ?? [], width);
  return {
    format: "csv",
    encoding,
    ...(delimiter !== NONE && { delimiter }),
    columns,
    ...(found?.labels && { labels: found.labels }),
    notes: [...(found?.notes ?? []), ...notes],
    async *batches() {
      for await (const { rows, share } of records()) {
        const body = found ? rows.filter(({ row }) => row >= found.from) : rows;
        yield { rows: body.map((row) => fitted(row, width, found?.names.length ?? 0)), share };
      }
    },
  };
}

/** `lead` is the number of characters before the first record. */
type Config = Syntax & { lead: number };

/**
 * Yields the records that are not empty. A record that is cut off at the end of a piece is parsed again together with
 * the next piece.
 */
async function* readRecords(source: ByteSource, encoding: string, { lead, ...config }: Config): AsyncGenerator<Batch> {
  const decoder = decoderFor(encoding);
  const parser = new Papa.Parser({ header: false, ...config });
  let pending = "";
  let record = 1;
  let size = 0;
  const parse = (isLast: boolean): Batch => {
    pending = mendQuotes(pending, config, isLast || pending.length > LONGEST_RECORD);
    const { data, errors, meta } = parser.parse(pending, 0, !isLast);
    const unsound = new Set(errors.flatMap((error: Papa.ParseError) => (error.type === "Quotes" ? [error.row] : [])));
    const rows: Row[] = data.map((cells: string[], index: number) => ({
      row: record + index,
      cells,
      ...(unsound.has(index) && { problem: NOT_DOUBLED }),
    }));
    record += rows.length;
    pending = pending.slice(meta.cursor);
    if (pending.length > LONGEST_RECORD) {
      throw new TableError(`Row ${record} holds a quotation mark that is never closed, or is far too long.`);
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
  pending += textOnly(decoder.decode()) + config.newline;
  yield parse(true);
}

function textOnly(text: string): string {
  if (text.includes("\u0000")) throw new TableError("This is not a text file. Save it as CSV (UTF-8) and try again.");
  return text;
}

/**
 * The row without empty cells beyond `width`. Cells that the header has and the row lacks are a problem of the row, and so
 * are other cells beyond `width`.
 */
function fitted({ cells, ...row }: Row, width: number, named = width): Row {
  if (cells.length === width) return { cells, ...row };
  const used = usedWidth(cells);
  const problem = `has ${cells.length} cells where the header has ${width}`;
  const even = cells.slice(0, Math.max(width, used));
  const isSound = cells.length > width ? used <= width : cells.length >= Math.min(named, width);
  return isSound ? { cells: even, ...row } : { cells: even, problem, ...row };
}

/**
 * The delimiter that splits header and rows into the same number of cells; of several, the one with the most cells.
 * Titles above the header do not count.
 */
function delimiterOf(sample: string, newline: Syntax["newline"], isWhole: boolean): string {
  const counts = DELIMITERS.map((delimiter) => {
    const text = mendQuotes(isWhole ? sample + newline : sample, { delimiter, newline }, isWhole);
    const { data } = Papa.parse<string[]>(text, { header: false, delimiter, preview: 50, skipEmptyLines: true });
    const titles = countTitles(data);
    const [header, ...rest] = data.slice(titles).map((row) => row.length);
    const agreeing = rest.filter((width) => width === header).length;
    const agreement = rest.length === 0 ? 1 : agreeing / rest.length;
    const isTable = titles === 0 || (agreement === 1 && !isProse(data.slice(titles)));
    return { delimiter, width: isTable ? (header ?? 1) : 1, agreement };
  });
  const usable = counts.filter(({ width }) => width > 1);
  usable.sort((a, b) => Math.floor(b.agreement * 2) - Math.floor(a.agreement * 2) || b.width - a.width);
  return usable[0]?.delimiter ?? NONE;
}

/** Whether most cells begin with a space, as the parts of sentences do. */
function isProse(rows: readonly (readonly string[])[]): boolean {
  const later = rows.flatMap((cells) => cells.slice(1));
  return later.filter((cell) => cell.startsWith(" ")).length * 2 > later.length;
}

/** The kind of line break that occurs outside quotation marks. */
function newlineOf(text: string): Syntax["newline"] {
  const breaks = text.replace(/"[^"]*"/g, "").match(/\r\n|\r|\n/g) ?? [];
  const count = (newline: string) => breaks.filter((found) => found === newline).length;
  if (count("\r\n") > count("\n")) return count("\r\n") >= count("\r") ? "\r\n" : "\r";
  return count("\r") > count("\n") ? "\r" : "\n";
}

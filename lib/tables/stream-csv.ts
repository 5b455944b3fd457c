import Papa from "papaparse";
import { guard } from "./formula-guard";
import { streamBytes } from "./stream-bytes";

type Pages = Iterable<readonly unknown[][]> | AsyncIterable<readonly unknown[][]>;

type CsvOptions = {
  /** Guards cells that a spreadsheet would run as formulas. */
  escapeFormulas?: boolean;
  /** The mark that tells Excel that the file is UTF-8. */
  byteOrderMark?: boolean;
};

/** Streams CSV in UTF-8 with a header, a page of rows at a time. */
export function streamCsv(
  header: readonly string[],
  pages: Pages,
  { escapeFormulas = true, byteOrderMark = true }: CsvOptions = {},
): ReadableStream<Uint8Array> {
  return streamBytes(linesOf(header, pages, { escapeFormulas, byteOrderMark }));
}

async function* linesOf(
  header: readonly string[],
  pages: Pages,
  { escapeFormulas, byteOrderMark }: Required<CsvOptions>,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  const cellOf = escapeFormulas ? guardedText : (cell: unknown) => cell;
  const linesFor = (rows: readonly (readonly unknown[])[]) =>
    encoder.encode(
      `${Papa.unparse(
        rows.map((row) => row.map(cellOf)),
        { newline: "\r\n" },
      )}\r\n`,
    );
  if (byteOrderMark) yield encoder.encode("\ufeff");
  yield linesFor([header]);
  for await (const rows of pages) if (rows.length > 0) yield linesFor(rows);
}

const guardedText = (cell: unknown) => (typeof cell === "string" ? guard(cell) : cell);

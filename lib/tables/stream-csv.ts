import Papa from "papaparse";
import { guard } from "./formula-guard";

type Page = { rows: readonly unknown[][]; nextCursor: string | null };

/**
 * Streams CSV with a header, in UTF-8 with the byte order mark that Excel needs. Reads the next page when the last is
 * sent. Cells that a spreadsheet would run as formulas are guarded unless `escapeFormulas` is false.
 */
export function streamCsv(
  header: readonly string[],
  readPage: (cursor: string | undefined) => Promise<Page>,
  { escapeFormulas = true }: { escapeFormulas?: boolean } = {},
): ReadableStream<Uint8Array> {
  const lines = linesOf(header, readPage, escapeFormulas ? guardedText : (cell) => cell);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}

async function* linesOf(
  header: readonly string[],
  readPage: (cursor: string | undefined) => Promise<Page>,
  cellOf: (value: unknown) => unknown,
): AsyncGenerator<string, undefined> {
  const linesFor = (rows: readonly (readonly unknown[])[]) =>
    `${Papa.unparse(
      rows.map((row) => row.map(cellOf)),
      { newline: "\r\n" },
    )}\r\n`;
  yield `\ufeff${linesFor([header])}`;
  let cursor: string | undefined;
  do {
    const { rows, nextCursor } = await readPage(cursor);
    if (rows.length > 0) yield linesFor(rows);
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}

const guardedText = (cell: unknown) => (typeof cell === "string" ? guard(cell) : cell);

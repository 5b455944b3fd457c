import Papa from "papaparse";

type Page = { rows: readonly unknown[][]; nextCursor: string | null };

/** Cells that a spreadsheet would run as a formula. A minus before a number is fine. */
const FORMULA = /^[=+@\t\r]/;

/**
 * Streams CSV with a header, in UTF-8 with the byte order mark that Excel needs. Reads the next page when the last is
 * sent.
 */
export function streamCsv(
  header: readonly string[],
  readPage: (cursor: string | undefined) => Promise<Page>,
): ReadableStream<Uint8Array> {
  const lines = linesOf(header, readPage);
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
): AsyncGenerator<string, undefined> {
  yield `\ufeff${linesFor([[...header]])}`;
  let cursor: string | undefined;
  do {
    const { rows, nextCursor } = await readPage(cursor);
    if (rows.length > 0) yield linesFor([...rows]);
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}

const linesFor = (rows: unknown[][]): string =>
  `${Papa.unparse(rows, { newline: "\r\n", escapeFormulae: FORMULA })}\r\n`;

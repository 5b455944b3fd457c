import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import type { QuestionPath } from "@/lib/questions/find-question";
import { listResponses } from "@/lib/responses/read-coded";
import { streamCsv } from "@/lib/tables/stream-csv";
import { streamWorkbook } from "@/lib/tables/stream-workbook";
import { type ExportFrame, readExportFrame } from "./export-frame";
import { type Cell, type ExportOptions, layOut, type Sheet } from "./layouts";

const PAGE = 1000;

export type ExportedFile = { name: string; content: ReadableStream<Uint8Array> };

/** A question's coded answers as CSV, read while they are sent. NOT_FOUND, NO_DATA. */
export async function exportCsv(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  options: ExportOptions,
): Promise<ExportedFile> {
  const frame = await readExportFrame(db, caller, path);
  const sheet = layOut(frame, options);
  const readRows = async (cursor: string | undefined) => {
    const { items, nextCursor } = await readPage(db, caller, path, cursor);
    return { rows: items.flatMap(sheet.rowsOf), nextCursor };
  };
  const content = streamCsv(sheet.header, readRows, options);
  return { name: `${fileName(frame)}.csv`, content };
}

/** The same as an Excel workbook, with the codebook as its second sheet. */
export async function exportXlsx(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  options: ExportOptions,
): Promise<ExportedFile> {
  const frame = await readExportFrame(db, caller, path);
  const sheets = [
    { name: "Answers", rows: answerRows(db, caller, path, layOut(frame, options)) },
    { name: "Codebook", rows: codebookRows(frame) },
  ];
  const content = streamWorkbook(sheets, options);
  return { name: `${fileName(frame)}.xlsx`, content };
}

const readPage = (db: Db, caller: Caller, path: QuestionPath, cursor: string | undefined) =>
  listResponses(db, caller, path, { limit: PAGE, ...(cursor !== undefined && { cursor: Number(cursor) }) });

async function* answerRows(db: Db, caller: Caller, path: QuestionPath, sheet: Sheet): AsyncGenerator<Cell[]> {
  yield sheet.header;
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await readPage(db, caller, path, cursor);
    for (const response of items) yield* sheet.rowsOf(response);
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}

function* codebookRows({ codebook }: ExportFrame): Generator<Cell[]> {
  yield ["code_number", "category", "code", "sentiment", "definition"];
  for (const { name, codes } of codebook) {
    for (const code of codes) yield [code.codeNumber, name, code.name, code.sentiment, code.definition];
  }
}

/** A file name made from the question's wording. */
const fileName = ({ wording }: ExportFrame): string =>
  wording
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60)
    .toLowerCase() || "answers";

import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { streamCsv } from "@/lib/tables/stream-csv";
import { streamWorkbook } from "@/lib/tables/stream-workbook";
import { type ExportFrame, readExportFrame } from "./export-frame";
import { type ExportedFile, fileName } from "./file-name";
import type { ExportSource } from "./find-source";
import { type Cell, type LayoutOptions, layOut, type Sheet } from "./layouts";
import { answersAtOnce, readAnswers } from "./read-answers";

/** False for programs that read the file: cells are written as they are. */
type Escaping = { escapeFormulas: boolean };

/**
 * Coded answers as CSV in UTF-8, read while they are sent. NOT_FOUND, NOT_GROUPED, NO_DATA.
 */
export async function exportCsv(
  db: Db,
  caller: Caller,
  source: ExportSource,
  options: LayoutOptions & Escaping & { byteOrderMark: boolean },
): Promise<ExportedFile> {
  const frame = await readExportFrame(db, caller, source);
  const sheet = layOut(frame, options);
  const content = streamCsv(sheet.header, rowPages(db, frame, sheet), options);
  return { name: `${fileName(frame)}.csv`, content };
}

/** The same as an Excel workbook, with the codebook as its second sheet. */
export async function exportXlsx(
  db: Db,
  caller: Caller,
  source: ExportSource,
  options: LayoutOptions & Escaping,
): Promise<ExportedFile> {
  const frame = await readExportFrame(db, caller, source);
  const sheets = [
    { name: "Answers", rows: answerRows(db, frame, layOut(frame, options)) },
    { name: "Codebook", rows: codebookRows(frame) },
  ];
  const content = streamWorkbook(sheets, options);
  return { name: `${fileName(frame)}.xlsx`, content };
}

async function* rowPages(db: Db, frame: ExportFrame, sheet: Sheet): AsyncGenerator<Cell[][]> {
  for await (const answers of readAnswers(db, frame, answersAtOnce(sheet.header.length))) {
    yield answers.flatMap(sheet.rowsOf);
  }
}

async function* answerRows(db: Db, frame: ExportFrame, sheet: Sheet): AsyncGenerator<Cell[]> {
  yield sheet.header;
  for await (const rows of rowPages(db, frame, sheet)) yield* rows;
}

function* codebookRows({ codebook }: ExportFrame): Generator<Cell[]> {
  yield ["code_number", "category", "code", "sentiment", "definition"];
  for (const { name, codes } of codebook) {
    for (const code of codes) yield [code.codeNumber, name, code.name, code.sentiment, code.definition];
  }
}

import type { Db } from "@/db/client";
import type { ExportFrame } from "./export-frame";
import type { Cell, Sheet } from "./layouts";
import { answersAtOnce, readAnswers } from "./read-answers";

/** The rows of a layout, page by page. */
export async function* rowPages(db: Db, frame: ExportFrame, { header, rowsOf }: Sheet): AsyncGenerator<Cell[][]> {
  for await (const answers of readAnswers(db, frame, answersAtOnce(header.length))) yield answers.flatMap(rowsOf);
}

/** The header and the rows, one by one. */
export async function* answerRows(db: Db, frame: ExportFrame, sheet: Sheet): AsyncGenerator<Cell[]> {
  yield sheet.header;
  for await (const rows of rowPages(db, frame, sheet)) yield* rows;
}

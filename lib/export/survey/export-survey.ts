import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { streamCsv } from "@/lib/tables/stream-csv";
import { streamWorkbook } from "@/lib/tables/stream-workbook";
import type { Compression } from "@/lib/tables/write-sav/write-dictionary";
import { type ExportedFile, fileName } from "../file-name";
import type { Cell, IncludedAsText } from "../layouts";
import { mapPages } from "../map-pages";
import { answersAtOnce } from "../read-answers";
import { dictionaryOf, type SavLayout } from "../sav/sav-plan";
import { caseValues } from "../sav/sav-values";
import { type SpssComponent, writeSav } from "../sav/write-sav";
import { withoutSavColumns } from "../triple-s/triple-s-variables";
import { writeTripleS } from "../triple-s/write-triple-s";
import { readRespondents } from "./read-respondents";
import { readSurveyFrame, type SurveyFrame } from "./survey-frame";
import { planSurvey } from "./survey-plan";
import { layOutSurvey, type SurveyLayout, type SurveySheet } from "./survey-sheet";
import { surveyCodebookRows, surveyQuestionRows } from "./survey-tables";

/** The format of a single file for all questions of a project, and its columns. */
export type SurveyShape = IncludedAsText &
  ({ format: "sav" | "triple-s"; layout: SavLayout } | { format: "csv" | "xlsx"; layout: SurveyLayout });

type Writing = {
  compression: Compression;
  component: SpssComponent;
  escapeFormulas: boolean;
  byteOrderMark: boolean;
};

/**
 * All questions of a project in one file: a row per respondent, with the columns of all questions side by side and the
 * segments once. It is read while it is sent. Throws NOT_FOUND; NO_DATA without answers; VALIDATION_ERROR for too many
 * columns; errors of the SPSS component as `exportSav` does.
 */
export async function exportSurvey(
  db: Db,
  caller: Caller,
  projectId: string,
  shape: SurveyShape,
  writing: Writing,
): Promise<ExportedFile> {
  const frame = await readSurveyFrame(db, caller, projectId);
  const name = fileName(frame);
  if (shape.format === "sav" || shape.format === "triple-s") {
    const planned = planSurvey(frame, shape);
    const readCases = (pageSize: number) => readRespondents(db, frame, pageSize);
    if (shape.format === "sav") return writeSav(db, caller, { name, plan: planned, readCases }, writing);
    const plan = withoutSavColumns(planned);
    const dictionary = dictionaryOf(plan);
    const cases = readCases(answersAtOnce(dictionary.variables.length));
    const pages = mapPages(cases, caseValues(plan));
    return writeTripleS({ name, title: frame.title }, dictionary, pages);
  }
  const sheet = layOutSurvey(frame, shape);
  const pages = rowPages(db, frame, sheet);
  if (shape.format === "csv") return { name: `${name}.csv`, content: streamCsv(sheet.header, pages, writing) };
  const sheets = [
    { name: "Respondents", hasFilter: true, widths: [14], rows: withHeader(sheet.header, pages) },
    { name: "Questions", widths: [10, 80, 10], rows: surveyQuestionRows(frame) },
    { name: "Codebook", hasFilter: true, widths: [10, 12, 28, 36, 10, 80], rows: surveyCodebookRows(frame) },
  ];
  return { name: `${name}.xlsx`, content: streamWorkbook(sheets, writing) };
}

function rowPages(db: Db, frame: SurveyFrame, { header, rowOf }: SurveySheet): AsyncGenerator<Cell[][]> {
  return mapPages(readRespondents(db, frame, answersAtOnce(header.length)), rowOf);
}

async function* withHeader(header: Cell[], pages: AsyncGenerator<Cell[][]>): AsyncGenerator<Cell[]> {
  yield header;
  for await (const rows of pages) yield* rows;
}

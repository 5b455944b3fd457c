import { type ExportedCase, idOf, segmentsOf } from "../exported-case";
import { UNNAMED } from "../find-source";
import {
  type Cell,
  type Column,
  distinct,
  type IncludedAsText,
  type Layout,
  number,
  questionColumns,
  segmentCell,
  text,
} from "../layouts";
import { questionName } from "../sav/sav-plan";
import { MAX_COLUMNS, tooManyColumns } from "./max-columns";
import type { SurveyFrame } from "./survey-frame";

export type SurveyLayout = Exclude<Layout, "one_row_per_code">;
export type SurveySheet = { columns: Column[]; header: string[]; rowOf: (answers: ExportedCase) => Cell[] };

/**
 * The columns of a table with a row per respondent, and a function that makes the rows. The names of columns begin with
 * their question: `Q3_` for the third one. Throws VALIDATION_ERROR for too many columns.
 */
export function layOutSurvey(frame: SurveyFrame, options: IncludedAsText & { layout: SurveyLayout }): SurveySheet {
  const segments = options.demographics ? frame.segments : [];
  const laid = frame.questions.map((question) => questionColumns(question, options));
  const columns = distinct([
    text(frame.idColumn ?? UNNAMED),
    ...segments.map(({ name, isNumeric }) => (isNumeric ? number(name) : text(name))),
    ...frame.questions.flatMap((question, index) =>
      (laid[index]?.columns ?? []).map(({ name, type }) => ({ name: `${questionName(question)}_${name}`, type })),
    ),
  ]);
  if (columns.length > MAX_COLUMNS) throw tooManyColumns(columns.length);
  return {
    columns,
    header: columns.map(({ name }) => name),
    rowOf: (answers) => {
      const own = segmentsOf(answers);
      return [
        idOf(answers),
        ...segments.map((segment) => segmentCell(own, segment)),
        ...laid.flatMap(({ columns, cellsOf }, index) => {
          const answer = answers[index];
          return answer ? cellsOf(answer) : columns.map(() => null);
        }),
      ];
    },
  };
}

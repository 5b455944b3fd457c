import { questionName } from "../sav/sav-plan";
import { codebookRows } from "../workbook/codebook-rows";
import type { SurveyFrame } from "./survey-frame";

/** The questions of a file, by the names with which their columns begin. */
export function* surveyQuestionRows({ questions }: SurveyFrame) {
  yield ["question", "wording", "answers"];
  for (const question of questions) yield [questionName(question), question.wording, question.answers];
}

/** The codes of all questions. */
export function* surveyCodebookRows({ questions }: SurveyFrame) {
  for (const [index, question] of questions.entries()) {
    const [header, ...rows] = codebookRows(question);
    if (index === 0 && header) yield ["question", ...header];
    for (const row of rows) yield [questionName(question), ...row];
  }
}

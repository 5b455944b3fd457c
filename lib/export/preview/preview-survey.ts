import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import type { ExportedCase } from "../exported-case";
import { UNNAMED } from "../find-source";
import type { SurveyShape } from "../survey/export-survey";
import { readRespondents } from "../survey/read-respondents";
import { readSurveyFrame, type SurveyFrame } from "../survey/survey-frame";
import { planSurvey } from "../survey/survey-plan";
import { layOutSurvey } from "../survey/survey-sheet";
import { type Content, FIRST, planContent, shownContent } from "./content";
import { sheetColumns } from "./preview-columns";

/**
 * Describes the single file for all questions of a project, with the code that writes that file. Throws NOT_FOUND;
 * NO_DATA; VALIDATION_ERROR for too many columns.
 */
export async function previewSurvey(db: Db, caller: Caller, projectId: string, shape: SurveyShape) {
  const frame = await readSurveyFrame(db, caller, projectId);
  const cases = await firstCases(db, frame);
  const { respondents, inAll, questions } = frame;
  return {
    format: shape.format,
    answers: questions.reduce((sum, { answers }) => sum + answers, 0),
    survey: { respondents, in_all: inAll, questions: questions.length, id_column: frame.idColumn ?? UNNAMED },
    ...shownContent(surveyContent(frame, cases, shape)),
    sample: null,
  };
}

async function firstCases(db: Db, frame: SurveyFrame): Promise<ExportedCase[]> {
  for await (const cases of readRespondents(db, frame, FIRST)) return cases;
  return [];
}

function surveyContent(frame: SurveyFrame, cases: readonly ExportedCase[], shape: SurveyShape): Content {
  if (shape.format === "sav" || shape.format === "triple-s") {
    return planContent(planSurvey(frame, shape), cases, shape.format);
  }
  const sheet = layOutSurvey(frame, shape);
  return { columns: sheetColumns(sheet), sets: [], rows: cases.map(sheet.rowOf) };
}

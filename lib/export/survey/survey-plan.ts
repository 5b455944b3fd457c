import { invalidInput } from "@/lib/errors/app-error";
import { elementsOf } from "@/lib/tables/write-sav/sav-file";
import type { Included } from "../layouts";
import { freePrefix } from "../sav/name-prefix";
import { detailsOf, dictionaryOf, planQuestion, type SavLayout, type SavPlan, surveyNames } from "../sav/sav-plan";
import { MAX_COLUMNS, tooManyColumns } from "./max-columns";
import type { SurveyFrame } from "./survey-frame";

/** The most elements of 8 bytes in a case: as many as a worker packs in one call. */
const MAX_ELEMENTS = 1_000_000;

/**
 * The plan of an SPSS file for a whole project: a case per respondent, with the variables of all questions side by
 * side. Throws VALIDATION_ERROR if it would have too many variables, or variables that are too long.
 */
export function planSurvey(frame: SurveyFrame, options: Included & { layout: SavLayout }): SavPlan {
  const prefix = freePrefix(
    frame.questions.map((question) => question.number),
    surveyNames(frame),
  );
  const plan: SavPlan = {
    layout: options.layout,
    title: frame.title,
    cases: frame.respondents,
    ids: frame.ids,
    waves: [],
    segments: options.demographics ? frame.segments : [],
    weightKey: frame.weightKey,
    details: detailsOf(options),
    questions: frame.questions.map((question) => planQuestion(question, prefix, false)),
  };
  const { variables } = dictionaryOf(plan);
  if (variables.length > MAX_COLUMNS) throw tooManyColumns(variables.length);
  if (variables.reduce((sum, { width }) => sum + elementsOf(width), 0) > MAX_ELEMENTS) {
    const message = "would make a case too long for one file, because of its many long texts; leave out the evidence";
    throw invalidInput([{ path: "single_file", message }]);
  }
  return plan;
}

import type { SavValue } from "@/lib/tables/write-sav/sav-file";
import { type ExportedCase, idOf, segmentsOf } from "../exported-case";
import { keyOf } from "../layouts";
import type { ExportedAnswer, ExportedMention } from "../read-answers";
import { CONFIDENCES, SENTIMENTS, STATES } from "./labels";
import type { Detail, QuestionPlan, SavPlan } from "./sav-plan";

/** The values of a file of one question, whose cases are answers, in the order of the variables of `dictionaryOf`. */
export const valuesOf = (plan: SavPlan, answer: ExportedAnswer): SavValue[] => caseValues(plan, [answer]);

/** A case's values in the order of the variables of `dictionaryOf`. */
export function caseValues(plan: SavPlan, answers: ExportedCase): SavValue[] {
  const segments = segmentsOf(answers);
  return [
    idOf(answers),
    ...(plan.waves.length > 0 ? [answers[0]?.wave ?? null] : []),
    ...plan.segments.map(({ name, isNumeric }) => segmentValue(segments[name], isNumeric)),
    ...plan.questions.flatMap((question, place) => questionValues(plan, question, answers[place] ?? null)),
  ];
}

function segmentValue(value: string | number | undefined, isNumeric: boolean): SavValue {
  if (value === undefined || value === "") return null;
  return isNumeric ? Number(value) : String(value);
}

/** If the respondent has not answered the question, all its values are missing. */
function questionValues(plan: SavPlan, question: QuestionPlan, answer: ExportedAnswer | null): SavValue[] {
  return [
    answer?.text ?? null,
    answer && STATES[answer.state],
    ...(plan.layout === "columns_by_mention"
      ? mentionValues(plan, question, answer)
      : dummyValues(plan, question, answer)),
    answer && (answer.reviewed ? 1 : 0),
    ...(question.keyBytes === null ? [] : [answer && keyOf(answer)]),
  ];
}

function mentionValues({ details }: SavPlan, { mentions: count }: QuestionPlan, answer: ExportedAnswer | null) {
  const places = Array.from({ length: count }, (_, place) => answer?.mentions[place]);
  return [
    ...places.map((mention) => mention?.number ?? null),
    ...details.flatMap((detail) => places.map((mention) => detailValue(mention, detail))),
  ];
}

/** Answers that are not coded yet get no zeros: they may have any code. */
function dummyValues({ details }: SavPlan, { codes }: QuestionPlan, answer: ExportedAnswer | null): SavValue[] {
  const byNumber = new Map(answer?.mentions.map((mention) => [mention.number, mention]));
  const absent = answer === null || answer.state === "open" ? null : 0;
  return [
    ...codes.map(({ number }) => (byNumber.has(number) ? 1 : absent)),
    ...details.flatMap((detail) => codes.map(({ number }) => detailValue(byNumber.get(number), detail))),
  ];
}

function detailValue(mention: ExportedMention | undefined, detail: Detail): SavValue {
  if (!mention) return null;
  if (detail === "evidence") return mention.evidence;
  return detail === "sentiment" ? SENTIMENTS[mention.sentiment] : CONFIDENCES[mention.confidence];
}

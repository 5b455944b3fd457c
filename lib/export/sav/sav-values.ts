import { ownValue } from "@/lib/data/own-value";
import { valuesOf } from "@/lib/tables/sav-column";
import type { SavValue } from "@/lib/tables/write-sav/sav-file";
import { OUT_OF_BASE } from "../answer-states";
import type { SegmentColumn } from "../export-frame";
import { type ExportedCase, idOf, segmentsOf } from "../exported-case";
import { keyOf } from "../layouts";
import type { ExportedAnswer, ExportedMention } from "../read-answers";
import { CONFIDENCES, SENTIMENTS, STATES } from "./labels";
import { addMerged } from "./merged-variables";
import type { Detail, QuestionPlan, SavPlan } from "./sav-plan";

/** Returns a function that gives a case's values in the order of the variables of `dictionaryOf`. */
export function caseValues(plan: SavPlan): (answers: ExportedCase) => SavValue[] {
  const idValue = valueReader(plan.ids);
  const segmentValues = plan.segments.map((segment) => [segment.name, valueReader(segment)] as const);
  // Fills one list, because joining lists is slow.
  return (answers) => {
    const segments = segmentsOf(answers);
    const values: SavValue[] = [idValue(idOf(answers))];
    if (plan.waves.length > 0) values.push(answers[0]?.wave ?? null);
    for (const [name, readValue] of segmentValues) values.push(readValue(ownValue(segments, name)));
    for (const [index, question] of plan.questions.entries()) {
      addQuestion(values, plan, question, answers[index] ?? null);
    }
    return values;
  };
}

function valueReader({ isNumeric, sav }: SegmentColumn): (value: string | number | undefined) => SavValue {
  const isNumber = isNumeric && !sav;
  const readValue = sav?.fits ? valuesOf(sav.column) : (text: string) => (isNumber ? Number(text) : text);
  return (value) => (value === undefined || value === "" ? null : readValue(String(value)));
}

/** Adds the values of a question. If the respondent has not answered it, all of them are missing. */
function addQuestion(values: SavValue[], plan: SavPlan, question: QuestionPlan, answer: ExportedAnswer | null): void {
  values.push(answer?.text ?? null, answer && STATES[answer.state]);
  if (plan.layout === "columns_by_mention") addMentions(values, plan, question, answer);
  else addDummies(values, plan, question, answer);
  addMerged(values, plan.layout, question.merged, answer);
  values.push(answer && (answer.reviewed ? 1 : 0));
  if (question.bytes.translation > 0) values.push(answer?.translation ?? null);
  if (question.keyBytes !== null) values.push(answer && keyOf(answer));
}

function addMentions(
  values: SavValue[],
  { details }: SavPlan,
  { mentions }: QuestionPlan,
  answer: ExportedAnswer | null,
) {
  for (let index = 0; index < mentions; index++) values.push(answer?.mentions[index]?.number ?? null);
  for (const detail of details) {
    for (let index = 0; index < mentions; index++) values.push(detailValue(answer?.mentions[index], detail));
  }
}

/**
 * Adds the 0/1 values of an answer. Answers that are empty or not coded yet get no zeros, so that the shares of a code
 * have the same base as in our tables.
 */
function addDummies(values: SavValue[], { details }: SavPlan, { codes }: QuestionPlan, answer: ExportedAnswer | null) {
  const byNumber = new Map(answer?.mentions.map((mention) => [mention.number, mention]));
  const absent = answer === null || OUT_OF_BASE.includes(answer.state) ? null : 0;
  for (const { number } of codes) values.push(byNumber.has(number) ? 1 : absent);
  for (const detail of details) {
    for (const { number } of codes) values.push(detailValue(byNumber.get(number), detail));
  }
}

function detailValue(mention: ExportedMention | undefined, detail: Detail): SavValue {
  if (!mention) return null;
  if (detail === "evidence") return mention.evidence;
  return detail === "sentiment" ? SENTIMENTS[mention.sentiment] : CONFIDENCES[mention.confidence];
}

import type { SavValue } from "@/lib/tables/write-sav/sav-file";
import { keyOf } from "../layouts";
import type { ExportedAnswer, ExportedMention } from "../read-answers";
import { CONFIDENCES, SENTIMENTS, STATES } from "./labels";
import type { Detail, SavPlan } from "./sav-plan";

/** An answer's values in the order of the variables of `dictionaryOf`. */
export function valuesOf(plan: SavPlan, answer: ExportedAnswer): SavValue[] {
  return [
    answer.id,
    ...(plan.waves.length > 0 ? [answer.wave] : []),
    ...plan.segments.map(({ name, isNumeric }) => segmentValue(answer.segments[name], isNumeric)),
    answer.text,
    STATES[answer.state],
    ...(plan.layout === "columns_by_mention" ? mentionValues(plan, answer) : dummyValues(plan, answer)),
    answer.reviewed ? 1 : 0,
    ...(plan.keyBytes === null ? [] : [keyOf(answer)]),
  ];
}

function segmentValue(value: string | number | undefined, isNumeric: boolean): SavValue {
  if (value === undefined || value === "") return null;
  return isNumeric ? Number(value) : String(value);
}

function mentionValues({ mentions: count, details }: SavPlan, { mentions }: ExportedAnswer): SavValue[] {
  const places = Array.from({ length: count }, (_, place) => mentions[place]);
  return [
    ...places.map((mention) => mention?.number ?? null),
    ...details.flatMap((detail) => places.map((mention) => detailValue(mention, detail))),
  ];
}

/** Answers that are not coded yet get no zeros: they may have any code. */
function dummyValues({ codes, details }: SavPlan, { mentions, state }: ExportedAnswer): SavValue[] {
  const byNumber = new Map(mentions.map((mention) => [mention.number, mention]));
  const absent = state === "open" ? null : 0;
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

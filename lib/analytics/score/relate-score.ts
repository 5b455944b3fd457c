import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { invalidInput } from "@/lib/errors/app-error";
import { readValueOrders } from "@/lib/questions/value-orders";
import { requireNumbers } from "@/lib/questions/weight-of";
import { allOf, baseOf } from "../analysed";
import { type AnalysisFilter, conditionsFor } from "../answer-filter";
import { compute } from "../compute";
import { requireSegmentKey } from "../segments";
import type { Subject } from "../subject";
import { readTogether } from "../together";
import { weightFor } from "../usual-weight";
import { findScale, readScores, readWithoutScore, type Scale } from "./read-scores";
import { usualBounds } from "./score-groups";

export type ScoreRequest = {
  /** The segment that holds the scores. */
  key: string;
  scale?: Scale | undefined;
  /** Where the low scores end and the high ones begin; by default as `usualBounds` says. */
  lowTo?: number | undefined;
  highFrom?: number | undefined;
  filter?: AnalysisFilter | undefined;
  /** Whether the question's weight counts; by default it does. */
  weighted?: boolean | undefined;
};

/**
 * What goes with a score, such as a rating that was asked beside the question: each code's and net's share of the low
 * and high scores, the mean with and without it (Welch), and what each code adds to the score when all other codes stay
 * the same (`regress`; Holm-corrected). It describes; it does not say that a code is the cause. Throws NOT_FOUND,
 * NO_DATA; VALIDATION_ERROR for a segment that does not exist or holds no such numbers.
 */
export async function relateScore(db: Db, caller: Caller, subject: Subject, request: ScoreRequest) {
  const analysed = await readTogether(db, caller, subject);
  const { organizationId, questionIds, questionId, wording, group, codes } = analysed;
  const { key, scale = {}, filter, weighted } = request;
  await requireSegmentKey(db, analysed, key, "score_key");
  const weightKey = await weightFor(db, analysed, weighted);
  if (weightKey !== null) await requireNumbers(db, allOf(analysed), weightKey);
  const orders = await readValueOrders(db, organizationId, questionIds);
  const column = { key, scale, savColumn: orders.get(key)?.savColumn };
  const found = await findScale(db, baseOf(analysed), column);
  if (!found || found.lowest === found.highest) {
    const message = found
      ? `names a segment in which all answers have the same number: "${key}"`
      : `names a segment without such numbers: "${key}"; a recode can give its values numbers`;
    throw invalidInput([{ path: "score_key", message }]);
  }
  const usual = usualBounds(found);
  const bounds = { lowTo: request.lowTo ?? usual.lowTo, highFrom: request.highFrom ?? usual.highFrom };
  if (bounds.lowTo >= bounds.highFrom) {
    const message = `must be below high_from: ${bounds.lowTo} is not below ${bounds.highFrom}`;
    throw invalidInput([{ path: "low_to", message }]);
  }
  const answers = baseOf(analysed, await conditionsFor(db, analysed, filter));
  const [rows, without] = await Promise.all([
    readScores(db, analysed, answers, column, weightKey ?? undefined),
    readWithoutScore(db, answers, column),
  ]);
  const comparisons = 5 * rows.length + Math.ceil(codes.length ** 3 / 10);
  const figures = await compute("score", { rows, codes, scale: found, bounds }, { ...caller, comparisons });
  return {
    question: { id: questionId, text: wording },
    group,
    weighted: weightKey !== null,
    weight_key: weightKey,
    score_key: key,
    scale: { from: found.lowest, to: found.highest },
    low_to: bounds.lowTo,
    high_from: bounds.highFrom,
    without_score: without,
    ...figures,
  };
}

export type RelatedScore = Awaited<ReturnType<typeof relateScore>>;

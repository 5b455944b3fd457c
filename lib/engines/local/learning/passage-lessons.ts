import type { Passage } from "../reading";
import type { FeatureSpace } from "./features";
import { residuals } from "./lessons";
import type { LearnerAnswer, ReviewedAnswer } from "./meta-features";
import { MAX_PASSAGES, PASSAGE_TRUST_HALF_AT } from "./parameters";
import { ridgeOf } from "./ridge";
import { textValues } from "./text-values";

/** What single passages of reviewed answers teach about each code of an answer. */
export type PassageLessons = {
  /** For each reviewed answer, the prediction of a model trained without it. */
  heldOut: readonly Float64Array[];
  of(answer: LearnerAnswer): Float64Array;
};

type Text = Pick<Passage, "text" | "words">;
/** A passage of a reviewed answer, and the prediction of the wording for each code. */
type Row = { text: string; expected: Float64Array };

/**
 * Learns which passage of an answer a code belongs to, from answers that people coded as a whole (multiple-instance
 * learning as in mi-SVM, Andrews, Tsochantaridis and Hofmann 2002). At first, each code is assigned to the passage of
 * its answer with the highest prediction of the wording. Then it is assigned to the passage with the highest prediction
 * of the wording and of the other answers' passages together. The prediction for an answer is the highest of its
 * passages. Returns null if every answer is a single passage, or if there are too many passages.
 */
export function learnFromPassages(
  reviewed: readonly ReviewedAnswer[],
  features: FeatureSpace,
  expected: readonly Float64Array[],
): PassageLessons | null {
  const rows: Row[] = [];
  const places = reviewed.map((answer, index) => {
    const { passages, whole } = answer.prior;
    return textsOf(answer).map(({ text }, at) => {
      const own = inPassage(expected[index] as Float64Array, passages[at] ?? whole, whole);
      return rows.push({ text, expected: own }) - 1;
    });
  });
  if (rows.length === reviewed.length || rows.length > MAX_PASSAGES) return null;
  const ridge = ridgeOf(
    rows.map(({ text }) => features.vectorOf(text)),
    features.size,
    places,
  );
  const learn = (judged: readonly Float64Array[]) => ridge.fit(targetsOf(reviewed, places, rows, judged));
  const trust = reviewed.length / (reviewed.length + PASSAGE_TRUST_HALF_AT);
  const first = learn(rows.map(({ expected }) => expected)).heldOut;
  const { heldOut, table } = learn(
    rows.map(({ expected }, row) => expected.map((value, code) => value + trust * (first[row]?.[code] as number))),
  );
  const values = textValues(features, table);
  return {
    heldOut: places.map((own) => highest(own.map((row) => heldOut[row] as Float64Array))),
    of: (answer) => highest(textsOf(answer).map(({ words }) => values(words).slice())),
  };
}

/** The prediction of the wording for a passage: less than for the whole answer where the passage scores less. */
function inPassage(expected: Float64Array, passage: Float64Array, whole: Float64Array): Float64Array {
  return expected.map((value, code) => {
    const [own, best] = [passage[code] as number, whole[code] as number];
    return best > 0 ? (value + 1) * Math.min(1, own / best) - 1 : value;
  });
}

function textsOf({ text, words, passages }: LearnerAnswer): readonly Text[] {
  return passages.length > 0 ? passages : [{ text, words }];
}

/**
 * The regression targets of all passages. Each code of an answer belongs to the passage with the highest value in
 * `judged`.
 */
function targetsOf(
  reviewed: readonly ReviewedAnswer[],
  places: readonly (readonly number[])[],
  rows: readonly Row[],
  judged: readonly Float64Array[],
): Float64Array[] {
  const codes = rows.map(() => new Set<number>());
  reviewed.forEach((answer, index) => {
    const own = places[index] as readonly number[];
    for (const code of answer.codes) {
      const chance = (row: number) => judged[row]?.[code] as number;
      const likeliest = own.reduce((best, row) => (chance(row) > chance(best) ? row : best));
      codes[likeliest]?.add(code);
    }
  });
  return rows.map(({ expected }, row) => residuals(codes[row] as Set<number>, expected));
}

function highest(lists: readonly Float64Array[]): Float64Array {
  const [first = new Float64Array(0), ...others] = lists;
  const best = first.slice();
  for (const values of others) {
    for (let at = 0; at < best.length; at++) best[at] = Math.max(best[at] as number, values[at] as number);
  }
  return best;
}

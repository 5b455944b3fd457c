import type { Passage } from "../reading";
import { expectedOf, type Reviewed, type Sighted } from "./code-views";
import type { FeatureSpace } from "./features";
import { surprises } from "./lessons";
import { ridgeOf } from "./ridge";
import { textValues } from "./text-values";

/** What single passages of reviewed answers teach about each code of an answer. */
export type PassageLessons = {
  /** What the other ones teach about each reviewed answer. */
  unseen: readonly Float64Array[];
  of(answer: Sighted): Float64Array;
};

/** Beyond, answers as a whole teach enough, and passages cost too much. */
const MOST_PASSAGES = 600;
/** With so many answers, what they have taught counts half when passages are told apart. */
const HALF_TRUSTED = 100;

type Text = Pick<Passage, "text" | "words">;
/** A passage of a reviewed answer, and what its wording lets expect of each code. */
type Row = { text: string; expected: Float64Array };

/**
 * Learns from the passages of reviewed answers. Which of them a code was given for nobody has said: the one that
 * wording speaks for most and, in a second round, wording and what the passages of other answers have taught
 * (multiple-instance learning: mi-SVM, Andrews, Tsochantaridis and Hofmann 2002). An answer is taken by the
 * passage that speaks most for the code. Null where answers are one passage each, or passages too many.
 */
export function learnFromPassages(
  reviewed: readonly Reviewed[],
  features: FeatureSpace,
  scale: number,
): PassageLessons | null {
  const rows: Row[] = [];
  const places = reviewed.map((answer) => {
    const { passages } = answer.prior;
    return textsOf(answer).map(({ text }, at) => {
      const whole = passages[at] ?? answer.prior.whole;
      return rows.push({ text, expected: expectedOf(whole, scale) }) - 1;
    });
  });
  if (rows.length === reviewed.length || rows.length > MOST_PASSAGES) return null;
  const ridge = ridgeOf(
    rows.map(({ text }) => features.vectorOf(text)),
    features.size,
    places,
  );
  const learn = (judged: readonly Float64Array[]) => ridge.fit(targetsOf(reviewed, places, rows, judged));
  const trust = reviewed.length / (reviewed.length + HALF_TRUSTED);
  const first = learn(rows.map(({ expected }) => expected)).unseen;
  const { unseen, table } = learn(
    rows.map(({ expected }, row) => expected.map((value, code) => value + trust * (first[row]?.[code] as number))),
  );
  const values = textValues(features, table);
  return {
    unseen: places.map((own) => highest(own.map((row) => unseen[row] as Float64Array))),
    of: (answer) => highest(textsOf(answer).map(({ words }) => values(words).slice())),
  };
}

function textsOf({ text, words, passages }: Sighted): readonly Text[] {
  return passages.length > 0 ? passages : [{ text, words }];
}

/** What each passage teaches where every code of an answer was given for the one that is `judged` the likeliest. */
function targetsOf(
  reviewed: readonly Reviewed[],
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
  return rows.map(({ expected }, row) => surprises(codes[row] as Set<number>, expected));
}

function highest(lists: readonly Float64Array[]): Float64Array {
  const [first = new Float64Array(0), ...others] = lists;
  const best = first.slice();
  for (const values of others) {
    for (let at = 0; at < best.length; at++) best[at] = Math.max(best[at] as number, values[at] as number);
  }
  return best;
}

import type { Sentiment } from "@/db/schema/terms";
import { conceptsOf } from "@/lib/language/concepts/concepts";
import { rowsOfZeros } from "@/lib/numeric/rows-of-zeros";
import type { CodingTask } from "../../engine";
import { SURE_CUE_WEIGHT } from "../parameters";
import type { Passage, Reading } from "../reading";
import { codebookParts } from "./codebook-parts";
import { codebookScorer } from "./codebook-scorer";
import { type CodeSense, isExactlyTheName } from "./concept-links";
import { isGenerated, nameInWords } from "./definition";
import { isMereFeeling, mereFeelings } from "./mere-feeling";
import {
  BARE_FEELING_BONUS,
  BARE_FEELING_FACTOR,
  GENERATED_PASSAGE_SHARE,
  PASSAGE_SHARE,
  POLARITY_FACTORS,
  TYPICAL_BONUS,
} from "./parameters";
import { wholeOf } from "./part";
import { typicalFinder } from "./typical-words";
import { voucherOf } from "./voucher";

/**
 * How well each code fits an answer before anything is learnt from reviewed answers: scores for the whole answer and
 * for each passage.
 */
export type Prior = {
  whole: Float64Array;
  passages: readonly Float64Array[];
  /** The scores by each independent view of the answer: by shared words, and by the wording classifier. */
  views: readonly Float64Array[];
  /** The number of distinct content words of the answer. */
  words: number;
  /** For each distinct content word of the answer, the share of the code's score that it contributes. */
  wordsOf(code: number): readonly number[];
  /** True if a passage consists of exactly the code's name. If the name is one word, it must be the whole answer. */
  isNamed(code: number): boolean;
  /**
   * True if the answer has a word of the code, a word of similar meaning, or a word of the code's known theme, in its own
   * language or by translation. A word that only praises ("good") backs no code that names a subject
   * ("Good breakfast").
   */
  isBacked(code: number): boolean;
  /**
   * True if the answer contains the code's name within a clause, or is worded like a quote of its definition, and if
   * one clause mostly consists of words of the code (`Voucher.vouches`). Always true if the codebook is not generated.
   */
  isVouched(code: number): boolean;
  /**
   * True if the answer has a word of the code's name, a word of similar meaning, or a word of what the definition says
   * that the code covers. Also true if this cannot be told, or if the codebook is not generated.
   */
  isKnown(code: number): boolean;
  /**
   * True if a clause of the answer contains all words of the code's name. Always false if the codebook is not
   * generated.
   */
  isSaid(code: number): boolean;
  /** True if the answer says a typical expression of the code, without the opposite feeling; null for codes that have none. */
  isTypical(code: number): boolean | null;
};

export type PriorScorer = { score(reading: Reading): Prior };

/**
 * Scores answers by the wording of the codebook and by known themes. A code gets the score of its best passage. If the code has a sentiment, passages of the opposite
 * sentiment hardly count: the code "Rude staff" needs a complaint.
 */
export function priorScorer(task: Pick<CodingTask, "codes" | "language">): PriorScorer {
  const codeCount = task.codes.length;
  const { senses, themes } = codebookParts(task);
  const { frame, score } = codebookScorer(task);
  const polar = [...senses.keys()].filter((code) => isPolar((senses[code] as CodeSense).polarity));
  const { overall } = conceptsOf(task.language);
  const overallCodes = new Set([...senses.keys()].filter((code) => (senses[code] as CodeSense).isOverall));
  const merelyFelt = task.codes.map(({ name }) => isMereFeeling(nameInWords(name), task.language));
  const telling = new Float64Array(codeCount);
  const voucher = voucherOf(task);
  const findTypical = typicalFinder(task);
  const passageShare = isGenerated(task.codes) ? GENERATED_PASSAGE_SHARE : PASSAGE_SHARE;
  return {
    score(reading) {
      const [inCommon, classified, themed, own, whole, ...passages] = rowsFor(reading, codeCount);
      const stems = [...new Set(reading.stems)];
      score(wholeOf(reading), own, { inCommon, classified });
      const felt = mereFeelings(reading.language)(reading.words);
      if (felt.size === 0) telling.set(inCommon);
      else {
        const rest = reading.stems.filter((stem) => !felt.has(stem));
        frame.score(rest, telling);
      }
      const backed = [...inCommon].map((score, code) => (merelyFelt[code] ? score : (telling[code] as number)) > 0);
      const isTelling = (code: number) => reading.language === task.language && frame.readsMeanings(code);
      themes.add(wholeOf(reading).hits, 1, themed);
      const typical = new Set<number>();
      whole.set(own);
      passages.forEach((scores, at) => {
        const passage = reading.passages[at] as Passage;
        if (passages.length > 1) score(passage, scores);
        for (let code = 0; code < codeCount; code++) {
          const more = passages.length > 1 ? (scores[code] as number) - (own[code] as number) : 0;
          scores[code] = (whole[code] as number) + passageShare * more;
        }
        const said = findTypical?.(passage, reading.language) ?? [];
        for (const code of said) scores[code] = (scores[code] as number) + TYPICAL_BONUS;
        if (overallCodes.size > 0 && isBareFeeling(passage, overall)) favourOverallCodes(scores, overallCodes);
        for (const code of polar) {
          const sense = senses[code] as CodeSense;
          const isElsewhere = (inCommon[code] as number) > 0 && isAboutOthers(passage, sense);
          const factor = isElsewhere ? POLARITY_FACTORS.opposite : polarityFactor(sense, passage, reading.sentiment);
          scores[code] = (scores[code] as number) * factor;
        }
        for (const code of said)
          if ((scores[code] as number) > TYPICAL_BONUS * POLARITY_FACTORS.opposite * 2) typical.add(code);
      });
      if (passages.length > 0) writeHighest(passages, whole);
      return {
        whole,
        passages,
        views: [inCommon, classified],
        words: stems.length,
        wordsOf: frame.sharesOf(stems),
        isNamed: (code) => isNamed(senses[code] as CodeSense, reading),
        isVouched: (code) => isNamed(senses[code] as CodeSense, reading) || voucher.vouches(code, reading),
        isKnown: (code) => !isTelling(code) || voucher.knows(code, reading),
        isSaid: (code) => voucher.says(code, reading),
        isTypical: (code) => (task.codes[code]?.typical ? typical.has(code) : null),
        isBacked: (code) => typical.has(code) || (backed[code] as boolean) || (themed[code] as number) > 0,
      };
    },
  };
}

type Row = Float64Array;

/**
 * Rows of zeros for the scores of an answer: by shared words, by the wording classifier, by known themes, its own
 * score, the total, and one row per passage.
 */
function rowsFor({ passages }: Reading, codeCount: number) {
  return rowsOfZeros(5 + passages.length, codeCount) as [Row, Row, Row, Row, Row, ...Row[]];
}

function isPolar(polarity: Sentiment): boolean {
  return polarity === "Positive" || polarity === "Negative";
}

function isNamed(sense: CodeSense, { passages }: Reading): boolean {
  if (sense.name.length === 1 && passages.length > 1) return false;
  return passages.some(({ stems }) => isExactlyTheName(sense, stems));
}

/** True for a feeling about nothing in particular: "very good". */
function isBareFeeling({ isBare, hits }: Passage, overall: number): boolean {
  return isBare && hits.every(({ concept }) => concept === overall);
}

function favourOverallCodes(scores: Float64Array, overallCodes: ReadonlySet<number>): void {
  for (let code = 0; code < scores.length; code++) {
    const score = scores[code] as number;
    scores[code] = overallCodes.has(code) ? score + BARE_FEELING_BONUS : score * BARE_FEELING_FACTOR;
  }
}

/** Overwrites `best` with each code's highest score in any passage, at least 0. */
function writeHighest(passages: readonly Float64Array[], best: Float64Array): void {
  best.fill(0);
  for (const scores of passages) {
    for (let code = 0; code < best.length; code++) {
      if ((scores[code] as number) > (best[code] as number)) best[code] = scores[code] as number;
    }
  }
}

/**
 * True if a passage is surely about other themes than the code's, although it has a word of its name: "more staff" does
 * not say how staff treat people.
 */
const isAboutOthers = ({ hits }: Passage, { concept }: CodeSense): boolean =>
  concept !== null &&
  hits.some(({ weight }) => weight >= SURE_CUE_WEIGHT) &&
  !hits.some((hit) => hit.concept === concept);

/**
 * The factor for how well a code's polarity agrees with the passage's feeling about the code's theme. If the passage is
 * neutral about it, the sentiment of the answer counts.
 */
function polarityFactor({ concept, polarity }: CodeSense, passage: Passage, answer: Sentiment): number {
  const own = passage.hits.find((hit) => hit.concept === concept)?.sentiment ?? passage.sentiment;
  const felt = own === "Neutral" ? answer : own;
  if (felt === polarity) return POLARITY_FACTORS.same;
  return felt === "Mixed" || felt === "Neutral" ? POLARITY_FACTORS.open : POLARITY_FACTORS.opposite;
}

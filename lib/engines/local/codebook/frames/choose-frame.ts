import { evenly } from "@/lib/data/parts";
import { type ExpressionFinder, expressionFinder } from "@/lib/language/frames/expressions";
import { type FieldFrame, frameNamed, framesIn } from "@/lib/language/frames/frames";
import { memoized } from "@/lib/language/memoized";
import { stemmerOf } from "@/lib/language/stems";
import { wordsOf } from "@/lib/language/tokens";
import { countsOf } from "@/lib/numeric/term-frequency";
import { type CodebookRequest, NO_GUIDANCE, type OwnFrame } from "../../../engine";
import {
  MAX_ANSWERS_READ,
  MAX_LARGEST_SHARE,
  MIN_ANSWERS_TO_RECOGNISE,
  MIN_EFFECTIVE_CODES,
  MIN_LEAD,
  MIN_NAMING_SHARE,
  MIN_SHARES,
} from "./parameters";

type Answers = Pick<CodebookRequest, "answers" | "language">;

/** The frame that a request names, or that is recognised if it asks for that; null for none. */
export function chooseFrame(request: CodebookRequest): FieldFrame | OwnFrame | null {
  const { guidance: { frame = "none" } = NO_GUIDANCE, language } = request;
  if (typeof frame !== "string") return frame;
  if (frame === "none") return null;
  return frame === "auto" ? recogniseFrame(request) : (frameNamed(frame, language) ?? null);
}

/**
 * The frame of the answers' field: most of them speak of it, by codes of the frame that are not always the same few.
 * Null if there is none, or if another frame fits nearly as well.
 */
export function recogniseFrame(request: Answers): FieldFrame | null {
  return request.answers.length < MIN_ANSWERS_TO_RECOGNISE ? null : recognised(fitsOfFrames(request));
}

/**
 * The frame that is recognised by how well each fits: the one with most evidence, if it leads clearly. First only frames
 * whose field is named are compared: "boring" may be said of an advertisement, but of a film or a course as well. If
 * none of them leads, because nobody names the field, all are, with larger shares.
 */
export function recognised(fits: readonly Fit[]): FieldFrame | null {
  const named = fits.filter(({ namesField }) => namesField >= MIN_NAMING_SHARE);
  return leading(named, MIN_SHARES.named) ?? leading(fits, MIN_SHARES.unnamed);
}

function leading(fits: readonly Fit[], min: { field: number; fitting: number }): FieldFrame | null {
  const weightOf = ({ evidence, codes }: Fit) => evidence * codes;
  const [best, next] = fits.toSorted((a, b) => weightOf(b) - weightOf(a));
  if (!best || (next && weightOf(best) < MIN_LEAD * weightOf(next))) return null;
  const { frame, inField, share, codes, largest } = best;
  const isSpread = codes >= MIN_EFFECTIVE_CODES && largest <= MAX_LARGEST_SHARE * share;
  return inField >= min.field && share >= min.fitting && isSpread ? frame : null;
}

/** How well a frame fits answers. */
export type Fit = {
  frame: FieldFrame;
  /** The share of the answers that say a typical expression of the field or of a code, of the field, and of a code. */
  inField: number;
  namesField: number;
  share: number;
  /** The effective number of codes that answers say: the exponential of the entropy of their frequencies. */
  codes: number;
  /** The share of the answers that say the most frequent code. */
  largest: number;
  /** The mean over the answers of their most telling expression, which counts the less, the more frames speak of it. */
  evidence: number;
};

/** How well each frame fits. */
export function fitsOfFrames({ answers, language }: Answers): Fit[] {
  const read = evenly(answers, MAX_ANSWERS_READ);
  const texts = read.flatMap((answer) => (answer.language === language ? [wordsOf(answer.text)] : []));
  return searchedFrames(language).map(({ frame, find }) => {
    const found = texts.map(find);
    const codes = found.map((told) => new Set(told.flatMap(({ code }) => code ?? [])));
    const evidence = found.reduce((sum, told) => sum + Math.max(0, ...told.map(({ weight }) => weight)), 0);
    const counts = [...countsOf(codes.flatMap((own) => [...own])).values()];
    return {
      frame,
      inField: found.filter((told) => told.length > 0).length / read.length,
      namesField: found.filter((told) => told.some(({ code }) => code === null)).length / read.length,
      share: codes.filter(({ size }) => size > 0).length / read.length,
      codes: effectiveNumber(counts),
      largest: Math.max(0, ...counts) / read.length,
      evidence: evidence / read.length,
    };
  });
}

/** The number of equally frequent kinds with the same entropy as these (Hill number of order 1); 0 for none. */
function effectiveNumber(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 0;
  return Math.exp(-counts.reduce((sum, count) => sum + (count / total) * Math.log(count / total), 0));
}

/** An expression of a frame: the code that it is typical of, or null for one of the field. */
type Told = { code: string | null; weight: number };

/** The frames of a language with finders of their expressions. */
const searchedFrames = memoized((language): { frame: FieldFrame; find: ExpressionFinder<Told> }[] => {
  const frames = framesIn(language);
  const stem = stemmerOf(language);
  const stemsOf = (expression: string) => expression.split(" ").map(stem);
  const keyOf = (expression: string) => stemsOf(expression).join(" ");
  const frameCounts = countsOf(
    frames.flatMap(({ codes, words }) => {
      const told = [...codes.flatMap((code) => code.words), ...words];
      return [...new Set(told.flatMap((expression) => [keyOf(expression), ...stemsOf(expression)]))];
    }),
  );
  return frames.map((frame) => {
    const toldBy = (code: string | null) => (expression: string) =>
      [expression, { code, weight: 1 / (frameCounts.get(keyOf(expression)) as number) }] as const;
    const ofCodes = frame.codes.flatMap(({ key, words }) => words.map(toldBy(key)));
    return { frame, find: expressionFinder<Told>([...ofCodes, ...frame.words.map(toldBy(null))], language) };
  });
});

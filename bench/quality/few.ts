import { defaultCodebookOptions } from "@/lib/coding/pipeline/codebook-options";
import { generateCodebook } from "@/lib/engines/local/codebook/generate";
import { shuffled } from "@/lib/numeric/random";
import { clauseKMeans } from "./clause-k-means";
import { codesOf, FIRST_LABELS, isListOfNames, requestOf } from "./generation";
import { matchCodes } from "./matching";
import { short } from "./report";
import type { CodedRow, CodedSet, Frame } from "./sets";
import { type BenchOptions, codeRows, learn, taskOf } from "./task";

const SIZES = [25, 50, 80];
const DRAWS = 3;
const QUICK_DRAWS = 1;
/** The fewest answers of a frame; frames with fewer are skipped. */
const MIN_ANSWERS = 100;

/** `coverage`: the share of answers with a code; `codes`, `used`: the numbers of generated and of people's codes. */
type Score = { engine: number; kMeans: number; coverage: number; codes: number; used: number };

/**
 * Generates codebooks from 25, 50 and 80 answers with default options but without "Other", matches their codes one to
 * one to people's codes of the same answers, and compares the F1 with that of k-means with as many groups.
 */
export function* measureFew(sets: readonly CodedSet[], { quick }: BenchOptions): Generator<string> {
  const draws = Array.from({ length: quick ? QUICK_DRAWS : DRAWS }, (_, index) => index + 1);
  const frames = sets.flatMap((set) => set.frames.map((frame) => ({ set, frame, rows: rowsOf(frame) })));
  const large = frames.filter(({ frame, rows }) => frame.codes.length > 0 && rows.length >= MIN_ANSWERS);
  if (large.length === 0) return;
  for (const size of SIZES) {
    const scores = large.flatMap(({ set, frame, rows }) =>
      draws.map((seed) => scoreOf(set, frame, shuffled(rows, seed).slice(0, size))),
    );
    const mean = (of: (score: Score) => number) => scores.reduce((sum, score) => sum + of(score), 0) / scores.length;
    const figures = [
      `F1 ${short(mean(({ engine }) => engine))}`,
      `k-means ${short(mean(({ kMeans }) => kMeans))}`,
      `coverage ${short(mean(({ coverage }) => coverage))}`,
      `${mean(({ codes }) => codes).toFixed(1)} codes of ${mean(({ used }) => used).toFixed(1)}`,
    ];
    yield `${`${size} answers, mean of ${large.length} codebooks`.padEnd(46)}${figures.join(", ")}`;
  }
}

/** The answers of a frame; for a list of names only those of its first codes. */
function rowsOf({ codes, rows }: Frame): CodedRow[] {
  const kept = new Set((isListOfNames(codes) ? codes.slice(0, FIRST_LABELS) : codes).map(({ id }) => id));
  return rows.filter(({ labels }) => labels.every((label) => kept.has(label)));
}

function scoreOf(set: CodedSet, frame: Frame, rows: CodedRow[]): Score {
  const used = new Set(rows.flatMap(({ labels }) => labels)).size;
  const options = { ...defaultCodebookOptions(rows.length), includeOther: false };
  const codes = codesOf(generateCodebook({ ...requestOf(set, frame, rows, used), options }));
  const coded = codeRows(learn(taskOf(set, { ...frame, rows }, codes)).model, rows, set.language);
  const texts = rows.map(({ text }) => text);
  const clusters = clauseKMeans(texts, texts, { groups: Math.max(1, codes.length), language: set.language, seed: 1 });
  const clustered = rows.map(({ labels }, index) => ({ truth: labels, found: clusters.train[index] ?? [] }));
  return {
    engine: matchCodes(coded, coded).weighted,
    kMeans: matchCodes(clustered, clustered).weighted,
    coverage: coded.filter(({ found }) => found.length > 0).length / coded.length,
    codes: codes.length,
    used,
  };
}

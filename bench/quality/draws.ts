import { generateCodebook } from "@/lib/engines/local/codebook/generate";
import { shuffled } from "@/lib/numeric/random";
import { codesOf, FIRST_LABELS, isListOfNames, ownGroups, requestOf } from "./generation";
import { matchCodes } from "./matching";
import type { Pair } from "./metrics";
import { short } from "./report";
import type { CodedRow, CodedSet, Frame } from "./sets";
import { type BenchOptions, codeRows, learn, taskOf } from "./task";

const DRAWS = 5;
const QUICK_DRAWS = 2;
const SHARE = 0.85;
const MAX_ANSWERS = 1_000;
/** The fewest answers of a set: with fewer there are too few to cluster, so the set is skipped. */
const MIN_ANSWERS = 250;
const MIN_ANSWERS_PER_CODE = 10;

type Scores = { codes: number[]; groups: number[] };

/** Generates codebooks from several random samples of each set: their mean quality, and how much chance moves it. */
export function* measureDraws(sets: readonly CodedSet[], options: BenchOptions): Generator<string> {
  const draws = Array.from({ length: options.quick ? QUICK_DRAWS : DRAWS }, (_, index) => index + 1);
  const all: Scores[] = [];
  for (const set of sets) {
    for (const [index, frame] of set.frames.entries()) {
      const pool = poolOf(frame);
      if (!pool) continue;
      const scores = draws.map((seed) => score(set, frame, sampleOf(pool, frame, seed)));
      const drawn = { codes: scores.map(({ codes }) => codes), groups: scores.map(({ groups }) => groups) };
      all.push(drawn);
      const label = set.frames.length > 1 ? `${set.name}, ${index + 1}` : set.name;
      yield `${label.padEnd(46)}F1 ${spreadOf(drawn.codes)}, own groups ${spreadOf(drawn.groups)}`;
    }
  }
  const overall = (of: (scores: Scores) => number[]) =>
    `${mean(all.map((scores) => mean(of(scores)))).toFixed(4)} (standard error ${errorOf(all.map(of)).toFixed(4)})`;
  yield `${`mean of ${all.length} sets`.padEnd(46)}F1 ${overall(({ codes }) => codes)}, own groups ${overall(({ groups }) => groups)}`;
}

/** The answers to draw from: train, or all if train is small; null if there are too few for a codebook of that size. */
function poolOf({ codes, rows }: Frame): CodedRow[] | null {
  const train = rows.filter(({ split }) => split === "train");
  const pool = train.length >= MIN_ANSWERS ? train : rows;
  const used = new Set(pool.flatMap(({ labels }) => labels)).size;
  return codes.length > 0 && pool.length >= Math.max(MIN_ANSWERS, used * MIN_ANSWERS_PER_CODE) ? pool : null;
}

/** A sample of the answers; for a set with many codes without definitions, the answers of a sample of codes. */
function sampleOf(pool: readonly CodedRow[], { codes }: Frame, seed: number): CodedRow[] {
  const kept = new Set(
    shuffled(codes, seed)
      .slice(0, isListOfNames(codes) ? FIRST_LABELS : codes.length)
      .map(({ id }) => id),
  );
  const open = pool.filter(({ labels }) => labels.every((label) => kept.has(label)));
  return shuffled(open, seed).slice(0, Math.min(MAX_ANSWERS, Math.round(open.length * SHARE)));
}

function score(set: CodedSet, frame: Frame, rows: CodedRow[]): { codes: number; groups: number } {
  const request = requestOf(set, frame, rows, new Set(rows.flatMap(({ labels }) => labels)).size);
  const codes = codesOf(generateCodebook(request));
  const { model } = learn(taskOf(set, { ...frame, rows }, codes));
  const matched = (pairs: readonly Pair[]) => matchCodes(pairs, pairs).weighted;
  return { codes: matched(codeRows(model, rows, set.language)), groups: matched(ownGroups(request, rows)) };
}

function spreadOf(values: readonly number[]): string {
  return `${short(mean(values))} ± ${short(Math.sqrt(variance(values)))}`;
}

/** The standard error of the mean over all sets. */
function errorOf(sets: readonly (readonly number[])[]): number {
  return Math.sqrt(sets.reduce((sum, values) => sum + variance(values) / values.length, 0)) / Math.max(1, sets.length);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function variance(values: readonly number[]): number {
  const centre = mean(values);
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / Math.max(1, values.length - 1);
}

import { evenly } from "@/lib/data/parts";
import { growthOf } from "@/lib/engines/local/learning/default-weights";
import { fitWeights } from "@/lib/engines/local/learning/logistic-regression";
import { META_FEATURES } from "@/lib/engines/local/learning/meta-features";
import { metaFeatures } from "@/lib/engines/local/learning/reviewed-scorer";
import { CANDIDATE_FEATURES } from "@/lib/engines/local/learning/wording-probability";
import { trainingMaterial } from "@/lib/engines/local/task-model";
import { shuffled } from "@/lib/numeric/random";
import { type Question, questionOf } from "./question";
import { type CodedRow, readSets } from "./sets";

/** Sizes of the draws. With more reviewed answers, the default weights hardly matter. */
const SIZES = [5, 10, 25, 50, 100, 200, 500];
const MAX_FRAMES = 14;
const TESTED = 200;
/** Only every fourth pair of an answer and a wrong code is used, and counts four times. */
const WRONG = 4;
const CANDIDATES_TESTED = 400;
const WEIGHT = 300;

type Rows = { rows: Float64Array[]; labels: number[]; counts: number[] };

/**
 * Fits two logistic regressions to the sets of QUALITY_DATA, which all have equal weight: the weights of the features of
 * a candidate (`learning/wording-probability.ts`), and the default weights of the meta-features
 * (`learning/default-weights.ts`), for which reviewed answers are drawn in several sizes.
 */
function main(folder: string, only?: string): void {
  const byWording = noRows();
  const all = noRows();
  for (const set of readSets(folder)) {
    const questions = evenly(set.frames, MAX_FRAMES).flatMap((frame) => questionOf(set, frame, { quick: false }) ?? []);
    const candidates = noRows();
    for (const question of questions) collectCandidates(question, candidates);
    addWeighted(byWording, candidates);
    for (const size of only === "wording" ? [] : SIZES) {
      const found = noRows();
      for (const question of questions) collect(question, size, found);
      addWeighted(all, found);
    }
    process.stderr.write(`${set.name}\n`);
  }
  const wording = fitted(byWording, CANDIDATE_FEATURES.length);
  for (const [index, name] of CANDIDATE_FEATURES.entries()) {
    process.stdout.write(`  ${name}: ${wording[index]?.toFixed(2)},\n`);
  }
  if (only === "wording") return;
  const weights = fitted(all, META_FEATURES.length * 2);
  for (const [index, name] of META_FEATURES.entries()) {
    const [at45, growth] = [weights[index] ?? 0, weights[META_FEATURES.length + index] ?? 0];
    process.stdout.write(`  ${name}: [${at45.toFixed(2)}, ${growth.toFixed(2)}],\n`);
  }
}

const noRows = (): Rows => ({ rows: [], labels: [], counts: [] });

/** Adds rows such that those with label 1 weigh `WEIGHT` together. */
function addWeighted(all: Rows, found: Rows): void {
  const given = Math.max(1, found.labels.filter((label) => label === 1).length);
  for (const row of found.rows) all.rows.push(row);
  for (const label of found.labels) all.labels.push(label);
  for (const count of found.counts) all.counts.push((count * WEIGHT) / given);
}

function fitted({ rows: list, labels, counts }: Rows, width: number): Float64Array {
  const rows = new Float64Array(list.length * width);
  for (const [index, row] of list.entries()) rows.set(row, index * width);
  const counted = { rows, labels: Uint8Array.from(labels) };
  return fitWeights(counted, new Float64Array(width), 1, Float64Array.from(counts));
}

/** Adds the features of the candidates of answers that nobody reviewed. */
function collectCandidates({ frame, train, test, withReviewed }: Question, { rows, labels, counts }: Rows): void {
  const { task, toLearnerAnswer } = withReviewed([]);
  const { wording } = trainingMaterial(task, toLearnerAnswer).question;
  for (const row of evenly([...train, ...test], CANDIDATES_TESTED)) {
    for (const { code, features } of wording.candidates(toLearnerAnswer(row.text).prior)) {
      rows.push(features);
      labels.push(row.labels.includes(frame.codes[code]?.id ?? "") ? 1 : 0);
      counts.push(1);
    }
  }
}

/**
 * Adds the meta-features of answers that were not drawn: once unchanged, and once multiplied by `growthOf` the draw's
 * size, so that the fitted weights may depend on the number of reviewed answers.
 */
function collect(question: Question, size: number, { rows, labels, counts }: Rows): void {
  const { frame, train, test } = question;
  if (train.length < size) return;
  const drawn = shuffled(train, size).slice(0, size);
  const { task, toLearnerAnswer } = question.withReviewed(drawn);
  const { reviewed, question: learningQuestion } = trainingMaterial(task, toLearnerAnswer);
  const { of } = metaFeatures(reviewed, learningQuestion);
  const numbers = new Map(frame.codes.map(({ id }, number) => [id, number]));
  const codesOf = ({ labels }: CodedRow) => new Set(labels.flatMap((label) => numbers.get(label) ?? []));
  const growth = growthOf(size);
  for (const [index, row] of evenly(test, TESTED).entries()) {
    const codes = codesOf(row);
    const features = of(toLearnerAnswer(row.text));
    for (let code = 0; code < frame.codes.length; code++) {
      if (!codes.has(code) && (index + code) % WRONG !== 0) continue;
      const own = features.subarray(code * META_FEATURES.length, (code + 1) * META_FEATURES.length);
      rows.push(Float64Array.from([...own, ...own.map((value) => value * growth)]));
      labels.push(codes.has(code) ? 1 : 0);
      counts.push(codes.has(code) ? 1 : WRONG);
    }
  }
}

const folder = process.env.QUALITY_DATA;
if (!folder) {
  process.stderr.write("Set QUALITY_DATA to a folder of coded answers; bench/quality/README.md tells the format.\n");
  process.exit(2);
}
main(folder, process.argv[2]);

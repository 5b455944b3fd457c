import { growthOf } from "@/lib/engines/local/learning/default-weights";
import { fitWeights } from "@/lib/engines/local/learning/logistic-regression";
import { META_FEATURES } from "@/lib/engines/local/learning/meta-features";
import { metaFeatures } from "@/lib/engines/local/learning/reviewed-scorer";
import { trainingMaterial } from "@/lib/engines/local/task-model";
import { shuffled } from "@/lib/numeric/random";
import { evenly } from "@/lib/parts";
import { type Question, questionOf } from "./question";
import { type CodedRow, readSets } from "./sets";

/** Sizes of the draws. With more reviewed answers, the default weights hardly matter. */
const SIZES = [5, 10, 25, 50, 100, 200, 500];
const MOST_FRAMES = 14;
const TESTED = 200;
/** Only every fourth pair of an answer and a wrong code is used, and counts four times. */
const WRONG = 4;
const WEIGHT = 300;

type Rows = { rows: Float64Array[]; labels: number[]; counts: number[] };

/**
 * Fits the default weights of the meta-features (`learning/default-weights.ts`): reviewed answers are drawn in several
 * sizes from every set of QUALITY_DATA, and a logistic regression is fitted to answers that were not drawn. All sets
 * and sizes have equal weight.
 */
function main(folder: string): void {
  const all: Rows = { rows: [], labels: [], counts: [] };
  for (const set of readSets(folder)) {
    const questions = evenly(set.frames, MOST_FRAMES).flatMap(
      (frame) => questionOf(set, frame, { quick: false }) ?? [],
    );
    for (const size of SIZES) {
      const found: Rows = { rows: [], labels: [], counts: [] };
      for (const question of questions) collect(question, size, found);
      const given = Math.max(1, found.labels.filter((label) => label === 1).length);
      for (const row of found.rows) all.rows.push(row);
      for (const label of found.labels) all.labels.push(label);
      for (const count of found.counts) all.counts.push((count * WEIGHT) / given);
    }
    process.stderr.write(`${set.name}\n`);
  }
  const width = META_FEATURES.length * 2;
  const rows = new Float64Array(all.rows.length * width);
  for (const [index, row] of all.rows.entries()) rows.set(row, index * width);
  const weights = fitWeights(
    { rows, labels: Uint8Array.from(all.labels) },
    new Float64Array(width),
    1,
    Float64Array.from(all.counts),
  );
  for (const [index, name] of META_FEATURES.entries()) {
    const [at45, growth] = [weights[index] ?? 0, weights[META_FEATURES.length + index] ?? 0];
    process.stdout.write(`  ${name}: [${at45.toFixed(2)}, ${growth.toFixed(2)}],\n`);
  }
}

/**
 * Adds the meta-features of answers that were not drawn: once unchanged, and once multiplied by `growthOf` the draw's
 * size, so that the fitted weights may depend on the number of reviewed answers.
 */
function collect(question: Question, size: number, { rows, labels, counts }: Rows): void {
  const { frame, train, test, space } = question;
  if (train.length < size) return;
  const drawn = shuffled(train, size).slice(0, size);
  const { task, toLearnerAnswer } = question.withReviewed(drawn);
  const { reviewed, others, question: learningQuestion } = trainingMaterial(task, space, toLearnerAnswer);
  const { of } = metaFeatures(reviewed, others, learningQuestion);
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
main(folder);

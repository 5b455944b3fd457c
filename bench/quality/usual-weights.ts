import { VIEWS } from "@/lib/engines/local/learning/code-views";
import { fitWeights } from "@/lib/engines/local/learning/fusion";
import { lookAtCodes } from "@/lib/engines/local/learning/reviewed-scorer";
import { growthOf } from "@/lib/engines/local/learning/usual-weights";
import { materialOf } from "@/lib/engines/local/task-model";
import { shuffled } from "@/lib/numeric/random";
import { evenly } from "@/lib/parts";
import { type Question, questionOf } from "./question";
import { type CodedRow, readSets } from "./sets";

/** More reviewed answers than these outvote any weights. */
const SIZES = [5, 10, 25, 50, 100, 200, 500];
const MOST_FRAMES = 14;
const TESTED = 200;
/** One in so many wrong codes is read, and counts as many times. */
const WRONG = 4;
const WEIGHT = 300;

type Rows = { rows: Float64Array[]; right: number[]; counts: number[] };

/**
 * Finds the weights from which learning from reviewed answers sets out (`learning/usual-weights.ts`): draws of
 * several sizes from every set of QUALITY_DATA, logistic regression on answers that were not drawn, each
 * set and size counting the same.
 */
function main(folder: string): void {
  const all: Rows = { rows: [], right: [], counts: [] };
  for (const set of readSets(folder)) {
    const questions = evenly(set.frames, MOST_FRAMES).flatMap(
      (frame) => questionOf(set, frame, { quick: false }) ?? [],
    );
    for (const size of SIZES) {
      const found: Rows = { rows: [], right: [], counts: [] };
      for (const question of questions) collect(question, size, found);
      const given = Math.max(1, found.right.filter((right) => right === 1).length);
      for (const row of found.rows) all.rows.push(row);
      for (const right of found.right) all.right.push(right);
      for (const count of found.counts) all.counts.push((count * WEIGHT) / given);
    }
    process.stderr.write(`${set.name}\n`);
  }
  const width = VIEWS.length * 2;
  const rows = new Float64Array(all.rows.length * width);
  for (const [index, row] of all.rows.entries()) rows.set(row, index * width);
  const weights = fitWeights(
    { rows, right: Uint8Array.from(all.right) },
    new Float64Array(width),
    1,
    Float64Array.from(all.counts),
  );
  for (const [index, view] of VIEWS.entries()) {
    const [at45, growth] = [weights[index] ?? 0, weights[VIEWS.length + index] ?? 0];
    process.stdout.write(`  ${view}: [${at45.toFixed(2)}, ${growth.toFixed(2)}],\n`);
  }
}

/** Adds the views of answers that were not drawn, each view once as it is and once times the growth of the draw. */
function collect(question: Question, size: number, { rows, right, counts }: Rows): void {
  const { frame, train, test, space } = question;
  if (train.length < size) return;
  const drawn = shuffled(train, size).slice(0, size);
  const { task, sight } = question.withReviewed(drawn);
  const { reviewed, others, question: learnable } = materialOf(task, space, sight);
  const { views } = lookAtCodes(reviewed, others, learnable);
  const numbers = new Map(frame.codes.map(({ id }, number) => [id, number]));
  const codesOf = ({ labels }: CodedRow) => new Set(labels.flatMap((label) => numbers.get(label) ?? []));
  const growth = growthOf(size);
  for (const [place, row] of evenly(test, TESTED).entries()) {
    const codes = codesOf(row);
    const seen = views(sight(row.text));
    for (let code = 0; code < frame.codes.length; code++) {
      if (!codes.has(code) && (place + code) % WRONG !== 0) continue;
      const own = seen.subarray(code * VIEWS.length, (code + 1) * VIEWS.length);
      rows.push(Float64Array.from([...own, ...own.map((value) => value * growth)]));
      right.push(codes.has(code) ? 1 : 0);
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

import { learnJudge } from "@/lib/engines/local/task-model";
import { shuffled } from "@/lib/numeric/random";
import { confidenceLine } from "./assignment";
import { scoresOf } from "./metrics";
import { type Question, questionOf } from "./question";
import { short } from "./report";
import type { CodedRow, CodedSet } from "./sets";
import { type BenchOptions, foundOf, type ScoredPair } from "./task";
import { worthReviewing } from "./worth-reviewing";

const SIZES = [0, 5, 10, 25, 50, 100, 200, 500];
const QUICK_SIZES = [0, 25, 50];
const SEEDS = 5;
/** Sizes of the rounds in which answers are chosen for review, and the number of answers to choose from. */
const CHOSEN_SIZES = [25, 50, 100];
const CHOSEN_SEEDS = 3;
const POOL = 1_000;

type Draw = (question: Question, seed: number) => CodedRow[];

/**
 * Prints the learning curve: the scores with no, some and all answers of train as reviewed ones. They are drawn at
 * random (mean of five draws for a set with one frame), drawn per code, or chosen by `worthReviewing`.
 */
export function measureLearning(set: CodedSet, options: BenchOptions): string[] {
  const all = set.frames.flatMap((frame) => questionOf(set, frame, options) ?? []);
  const median = all.map(({ train }) => train.length).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  const sizes = (options.quick ? QUICK_SIZES : SIZES).filter((size) => size < median);
  const questions = all.filter(({ train }) => train.length > (sizes.at(-1) ?? 0));
  if (questions.length === 0) return [];
  const draws = sizes.map((size) => ({
    label: String(size),
    seeds: size === 0 || options.quick || questions.length > 1 ? 1 : SEEDS,
    draw: drawn(size),
  }));
  const single = questions.every(({ train }) => train.every(({ labels }) => labels.length === 1));
  if (!options.quick && questions.length === 1) {
    const rounds = new Map<number, CodedRow[]>();
    for (const size of CHOSEN_SIZES.filter((count) => sizes.includes(count))) {
      draws.push({ label: `${size} chosen`, seeds: CHOSEN_SEEDS, draw: chosen(size, rounds) });
    }
  }
  if (!options.quick && single) {
    for (const count of [1, 3, 5, 10, 20]) {
      draws.push({
        label: `${count} per code`,
        seeds: SEEDS,
        draw: ({ train }, seed) => perCodeSample(shuffled(train, seed), count),
      });
    }
  }
  if (!options.quick) draws.push({ label: "all", seeds: 1, draw: ({ train }) => [...train] });
  const name = questions.length > 1 ? `${set.name}, ${questions.length} codebooks` : set.name;
  return [
    "",
    `${name}: micro/macro/samples-F1, codes per answer, confidence`,
    ...draws.map(({ label, seeds, draw }) => lineOf(label, questions, seeds, draw)),
  ];
}

function drawn(size: number): Draw {
  return ({ train }, seed) => shuffled(train, seed).slice(0, size);
}

/**
 * Chooses answers for review in rounds. In each round, the engine learns from the answers chosen so far and proposes
 * codes for the others, by which the next ones are chosen. `rounds` caches the chosen answers by seed.
 */
function chosen(size: number, rounds: Map<number, CodedRow[]>): Draw {
  return (question, seed) => {
    const reviewed = rounds.get(seed) ?? [];
    rounds.set(seed, reviewed);
    const pool = shuffled(question.train, seed).slice(0, POOL);
    const rows = new Map(pool.filter((row) => !reviewed.includes(row)).map((row) => [row.id, row]));
    for (const round of CHOSEN_SIZES.filter((count) => count <= size && count > reviewed.length)) {
      const { code } = learn(question, reviewed);
      const left = [...rows.values()];
      const proposals = code(left).map(({ found }, at) => ({ id: left[at]?.id ?? "", codeIds: found }));
      const given = new Map<string, number>();
      for (const label of reviewed.flatMap(({ labels }) => labels)) given.set(label, (given.get(label) ?? 0) + 1);
      for (const id of worthReviewing(proposals, given, round - reviewed.length)) {
        reviewed.push(rows.get(id) as CodedRow);
        rows.delete(id);
      }
    }
    return [...reviewed];
  };
}

function lineOf(label: string, questions: readonly Question[], seeds: number, draw: Draw): string {
  const found: ScoredPair[] = [];
  const sums = { micro: 0, macro: 0, samples: 0, ratio: 0 };
  let seconds = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const coded = questions.flatMap((question) => {
      const learnt = learn(question, draw(question, seed));
      seconds += learnt.seconds / seeds;
      return learnt.code(question.test);
    });
    const scores = scoresOf(coded);
    for (const key of ["micro", "macro", "samples", "ratio"] as const) sums[key] += scores[key] / seeds;
    found.push(...coded);
  }
  return `  ${label.padEnd(12)} ${short(sums.micro)}/${short(sums.macro)}/${short(sums.samples)}  ${sums.ratio.toFixed(2)}  ${confidenceLine(found)}; ${seconds.toFixed(1)} s`;
}

/** Learns from reviewed answers as the engine does. */
function learn({ frame, withReviewed }: Question, reviewed: readonly CodedRow[]) {
  const { task, toLearnerAnswer } = withReviewed(reviewed);
  const start = performance.now();
  const { judge } = learnJudge(task, toLearnerAnswer);
  const seconds = (performance.now() - start) / 1000;
  const code = (rows: readonly CodedRow[]) =>
    rows.map(({ text, labels }) => {
      const { choices } = judge(toLearnerAnswer(text));
      return foundOf(
        labels,
        choices.map(({ code: number, confidence }) => ({ codeId: frame.codes[number]?.id ?? "", confidence })),
      );
    });
  return { code, seconds };
}

function perCodeSample<Row extends { labels: readonly string[] }>(rows: readonly Row[], count: number): Row[] {
  const taken = new Map<string, number>();
  return rows.filter(({ labels: [label = ""] }) => {
    const number = (taken.get(label) ?? 0) + 1;
    taken.set(label, number);
    return number <= count;
  });
}

import { shuffled } from "@/lib/coding/engines/local/numeric/random";
import { confidenceLine } from "./assignment";
import { scoresOf } from "./metrics";
import { short } from "./report";
import type { CodedSet } from "./sets";
import { type BenchOptions, codeRows, type Found, learn, taskOf, testRows } from "./task";

const SIZES = [0, 25, 50, 100, 200, 500];
const QUICK_SIZES = [0, 25, 50];
const SEEDS = 5;

/** The learning curve: 0 to all reviewed answers drawn from train, the mean of five draws. */
export function measureLearning(set: CodedSet, options: BenchOptions): string[] {
  const [frame] = set.frames;
  if (!frame || set.frames.length > 1 || frame.codes.length === 0) return [];
  const train = frame.rows.filter(
    ({ split, labels }) => split === "train" && labels.every((label) => frame.codes.some(({ id }) => id === label)),
  );
  const test = testRows(frame, options);
  if (train.length === 0) return [];
  const single = train.every(({ labels }) => labels.length === 1);
  const perCode = single
    ? [1, 3, 5, 10, 20].map((count) => ({
        label: `${count} per code`,
        draw: (seed: number) => perCodeSample(shuffled(train, seed), count),
      }))
    : [];
  const sizes = (options.quick ? QUICK_SIZES : SIZES).map((count) => ({
    label: String(count),
    draw: (seed: number) => shuffled(train, seed).slice(0, count),
  }));
  const all = options.quick ? [] : [{ label: "all", draw: () => train }];
  const lines = ["", `${set.name}: micro/macro/samples-F1, codes per answer, confidence`];
  for (const { label, draw } of [...sizes, ...(options.quick ? [] : perCode), ...all]) {
    const seeds = label === "all" || label === "0" || options.quick ? 1 : SEEDS;
    const found: Found[] = [];
    const sums = { micro: 0, macro: 0, samples: 0, ratio: 0, seconds: 0 };
    for (let seed = 1; seed <= seeds; seed++) {
      const examples = draw(seed).map(({ text, labels }) => ({ text, codeIds: labels }));
      const { model, seconds } = learn(taskOf(set, frame, frame.codes, examples));
      const coded = codeRows(model, test, set.language);
      const { micro, macro, samples, ratio } = scoresOf(coded);
      sums.micro += micro / seeds;
      sums.macro += macro / seeds;
      sums.samples += samples / seeds;
      sums.ratio += ratio / seeds;
      sums.seconds += seconds / seeds;
      found.push(...coded);
    }
    lines.push(
      `  ${label.padEnd(12)} ${short(sums.micro)}/${short(sums.macro)}/${short(sums.samples)}  ${sums.ratio.toFixed(2)}  ${confidenceLine(found)}; ${sums.seconds.toFixed(1)} s`,
    );
  }
  return lines;
}

function perCodeSample<Row extends { labels: readonly string[] }>(rows: readonly Row[], count: number): Row[] {
  const taken = new Map<string, number>();
  return rows.filter(({ labels: [label = ""] }) => {
    const number = (taken.get(label) ?? 0) + 1;
    taken.set(label, number);
    return number <= count;
  });
}

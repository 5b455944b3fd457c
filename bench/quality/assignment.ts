import { baselines } from "./baselines";
import type { Pair } from "./metrics";
import { heading, scoreLine, short } from "./report";
import type { CodedSet, Frame } from "./sets";
import { type BenchOptions, codeRows, learn, type ScoredPair, taskOf, testRows } from "./task";

/** Coding by names and definitions alone, compared with TF-IDF cosine and BM25. */
export function measureAssignment(set: CodedSet, options: BenchOptions): string[] {
  if (set.frames.every(({ codes }) => codes.length === 0)) return [];
  const lines = ["", set.name, heading()];
  lines.push(...variant(set, options, "codebook", (frame) => frame.codes));
  const hasQuotes = set.frames.some(({ codes, quoted }) =>
    codes.some(({ definition }, at) => definition !== quoted[at]?.definition),
  );
  if (hasQuotes) lines.push(...variant(set, options, "codebook with example quotes", (frame) => frame.quoted));
  return lines;
}

function variant(
  set: CodedSet,
  options: BenchOptions,
  label: string,
  codesOf: (frame: Frame) => Frame["codes"],
): string[] {
  const found: ScoredPair[] = [];
  const others = new Map<string, Pair[]>();
  let seconds = 0;
  let coding = 0;
  for (const frame of set.frames) {
    const rows = testRows(frame, options);
    const learnt = learn(taskOf(set, frame, codesOf(frame)));
    seconds += learnt.seconds;
    const start = performance.now();
    found.push(...codeRows(learnt.model, rows, set.language));
    coding += (performance.now() - start) / 1000;
    const corpus = frame.rows.map(({ text }) => text);
    for (const { name, classify } of baselines(codesOf(frame), corpus, set.language)) {
      const pairs = rows.map(({ text, labels }) => ({ truth: labels, found: classify(text) }));
      others.set(name, [...(others.get(name) ?? []), ...pairs]);
    }
  }
  return [
    scoreLine(`  local engine, ${label}`, found),
    scoreLine(
      "    best code only",
      found.map(({ truth, best }) => ({ truth, found: best })),
    ),
    `    ${confidenceLine(found)}; learnt in ${seconds.toFixed(1)} s, ${Math.round(found.length / coding)} answers/s`,
    ...[...others].map(([name, pairs]) => scoreLine(`  ${name}`, pairs)),
    ...withoutRepeats(set, options, found),
  ];
}

/** For each confidence: its share of the assignments, the share of those that is right, and the answers that have one. */
export function confidenceLine(found: readonly ScoredPair[]): string {
  const all = found.reduce((sum, { found: codes }) => sum + codes.length, 0);
  return LEVELS.map(([label, level]) => {
    const given = found.reduce((sum, each) => sum + each[level].length, 0);
    const right = found.reduce((sum, each) => sum + each[level].filter((code) => each.truth.includes(code)).length, 0);
    const covered = found.filter((each) => each[level].length > 0).length / Math.max(1, found.length);
    const precision = short(right / Math.max(1, given));
    return `${label}: ${short(given / Math.max(1, all))} of assignments, ${precision} right, on ${short(covered)} of answers`;
  }).join("; ");
}

const LEVELS = [
  ["high", "sure"],
  ["medium", "medium"],
  ["low", "low"],
] as const;

/** The score without test answers that also occur in train, if there are many of those. */
function withoutRepeats(set: CodedSet, options: BenchOptions, found: readonly ScoredPair[]): string[] {
  const train = new Set(
    set.frames.flatMap(({ rows }) =>
      rows.filter(({ split }) => split === "train").map(({ text }) => text.toLowerCase()),
    ),
  );
  const rows = set.frames.flatMap((frame) => testRows(frame, options));
  const fresh = found.filter((_, index) => !train.has(rows[index]?.text.toLowerCase() ?? ""));
  return fresh.length < found.length * 0.8 && fresh.length > 0
    ? [scoreLine("  local engine, new answers only", fresh)]
    : [];
}

import { generateCodebook } from "@/lib/coding/engines/local/codebook/generate";
import { matchCodes } from "./matching";
import { short } from "./report";
import type { CodedSet, Frame } from "./sets";
import { type BenchOptions, codeRows, learn, taskOf } from "./task";

const FIRST_LABELS = 20;

/** Codebooks generated from train, matched one to one to people's codes, weighted F1 on test. */
export function measureGeneration(set: CodedSet, options: BenchOptions): string[] {
  const [frame] = set.frames;
  if (!frame || set.frames.length > 1 || frame.codes.length === 0) return [];
  const names = frame.codes.every(({ definition }) => !definition) && frame.codes.length > FIRST_LABELS;
  const lines = names ? [] : [measure(set, frame, options, set.name)];
  if (names) {
    const kept = new Set(frame.codes.slice(0, FIRST_LABELS).map(({ id }) => id));
    const rows = frame.rows.filter(({ labels }) => labels.every((label) => kept.has(label)));
    const codes = frame.codes.filter(({ id }) => kept.has(id));
    lines.push(measure(set, { ...frame, rows, codes }, options, `${set.name}, first ${FIRST_LABELS} codes`));
  }
  return lines;
}

function measure(set: CodedSet, frame: Frame, { quick }: BenchOptions, label: string): string {
  const train = frame.rows.filter(({ split }) => split === "train").slice(0, quick ? 1_000 : Number.POSITIVE_INFINITY);
  const test = frame.rows.filter(({ split }) => split === "test");
  const used = new Set(frame.rows.flatMap(({ labels }) => labels));
  const start = performance.now();
  const drafts = generateCodebook({
    codingType: "qualitative_topics",
    language: set.language,
    question: frame.question,
    answers: train.map(({ id, text }) => ({ id, text, language: set.language })),
    options: { granularity: 5, maxCodes: used.size, minFrequency: 2, includeOther: false },
  });
  const seconds = (performance.now() - start) / 1000;
  const codes = drafts.flatMap(({ name: category, codes: list }) =>
    list.map((code) => ({ ...code, id: `${category}/${code.name}`, category })),
  );
  const { model } = learn(taskOf(set, { ...frame, rows: train }, codes));
  const coded = codeRows(model, test, set.language);
  const { weighted } = matchCodes(codeRows(model, train, set.language), coded);
  const covered = coded.filter(({ found }) => found.length > 0).length / Math.max(1, coded.length);
  return `${label.padEnd(46)}${codes.length} codes, best-match F1 ${short(weighted)}, coverage ${short(covered)}, ${Math.round(train.length / seconds)} answers/s`;
}

import type { CodedExample, CodingTask, FrameCode, Mention } from "@/lib/engines/engine";
import { learnTask, type TaskModel } from "@/lib/engines/local/task-model";
import { shuffled } from "@/lib/numeric/random";
import type { Pair } from "./metrics";
import type { CodedRow, CodedSet, Frame } from "./sets";

/** `print`: show generated codebooks in full. `frame`: what they begin with, as in a request; by default "auto". */
export type BenchOptions = { quick: boolean; print?: boolean; frame?: string };

const QUICK_ROWS = 300;

/** The answers to score: the test part, or all if the frame is not split. */
export function testRows({ rows }: Frame, { quick }: BenchOptions): CodedRow[] {
  const test = rows.filter(({ split }) => split === "test");
  const chosen = test.length > 0 ? test : rows;
  return quick ? chosen.slice(0, QUICK_ROWS) : chosen;
}

/** The answers to learn from and to score: the given split, or two random halves. */
export function learningParts(frame: Frame, { quick }: BenchOptions): { train: CodedRow[]; test: CodedRow[] } {
  const train = frame.rows.filter(({ split }) => split === "train");
  const test = frame.rows.filter(({ split }) => split === "test");
  const mixed = shuffled(frame.rows, 1);
  const half = Math.floor(mixed.length / 2);
  const isSplit = train.length > 0 && test.length > 0;
  const parts = isSplit ? { train, test } : { train: mixed.slice(0, half), test: mixed.slice(half) };
  return { train: parts.train, test: quick ? parts.test.slice(0, QUICK_ROWS) : parts.test };
}

/** A task of the local engine for a frame. */
export function taskOf(
  set: CodedSet,
  frame: Frame,
  codes: readonly FrameCode[],
  examples: readonly CodedExample[] = [],
): CodingTask {
  return {
    codingType: "qualitative_topics",
    language: set.language,
    question: frame.question,
    codes,
    examples,
  };
}

/** The codes that an answer got: all, the best, and those of each confidence; `sure` are those of high confidence. */
export type ScoredPair = Pair & Record<"best" | "sure" | "medium" | "low", readonly string[]>;

/** Codes rows with a learnt task. */
export function codeRows(model: TaskModel, rows: readonly CodedRow[], language: string): ScoredPair[] {
  return rows.map(({ id, text, labels }) => foundOf(labels, model.code({ id, text, language }).mentions));
}

/** The codes given by the machine, next to those that people gave. */
export function foundOf(
  truth: readonly string[],
  given: readonly Pick<Mention, "codeId" | "confidence">[],
): ScoredPair {
  const withConfidence = (wanted: Mention["confidence"]) =>
    given.flatMap(({ codeId, confidence }) => (confidence === wanted ? [codeId] : []));
  const rank = { high: 0, medium: 1, low: 2 };
  const [best] = given.toSorted((a, b) => rank[a.confidence] - rank[b.confidence]);
  return {
    truth,
    found: given.map(({ codeId }) => codeId),
    best: best ? [best.codeId] : [],
    sure: withConfidence("high"),
    medium: withConfidence("medium"),
    low: withConfidence("low"),
  };
}

export function learn(task: CodingTask): { model: TaskModel; seconds: number } {
  const start = performance.now();
  const model = learnTask(task);
  return { model, seconds: (performance.now() - start) / 1000 };
}

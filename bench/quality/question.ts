import type { CodingTask } from "@/lib/engines/engine";
import { sentenceEncoderOf } from "@/lib/engines/local/encoder/sentence-encoder";
import type { LearnerAnswer } from "@/lib/engines/local/learning/meta-features";
import { readAnswer } from "@/lib/engines/local/reading";
import { priorScorer } from "@/lib/engines/local/scoring/prior";
import type { CodedRow, CodedSet, Frame } from "./sets";
import { type BenchOptions, learningParts, taskOf } from "./task";

/** A codebook with answers to learn from (`train`) and to score (`test`), and the data that all runs on them share. */
export type Question = {
  frame: Frame;
  train: readonly CodedRow[];
  test: readonly CodedRow[];
  task: CodingTask;
  /** The task with these answers as reviewed ones, and a cached function that scores an answer by wording. */
  withReviewed(rows: readonly CodedRow[]): { task: CodingTask; toLearnerAnswer: (text: string) => LearnerAnswer };
};

/** Prepares a frame; null if there is nothing to learn from. */
export function questionOf(set: CodedSet, frame: Frame, options: BenchOptions): Question | null {
  const { train, test } = learningParts(frame, options);
  const known = new Set(frame.codes.map(({ id }) => id));
  const usable = train.filter(({ labels }) => labels.every((label) => known.has(label)));
  if (frame.codes.length === 0 || usable.length === 0) return null;
  const task = taskOf(set, frame, frame.codes);
  const toLearnerAnswer = sightOf(task);
  return {
    frame,
    train: usable,
    test,
    task,
    withReviewed(rows) {
      return {
        task: { ...task, examples: rows.map(({ text, labels }) => ({ text, codeIds: labels })) },
        toLearnerAnswer,
      };
    },
  };
}

function sightOf(task: CodingTask): (text: string) => LearnerAnswer {
  const prior = priorScorer(task);
  const encoder = sentenceEncoderOf(task.language);
  const seen = new Map<string, LearnerAnswer>();
  return (text) => {
    const known = seen.get(text);
    if (known) return known;
    const reading = readAnswer(text, task.language);
    const { words, stems, passages } = reading;
    const sentence = encoder?.encode([text])[0] ?? null;
    const sighted = { text, words, stems, passages, sentence, prior: prior.score(reading) };
    seen.set(text, sighted);
    return sighted;
  };
}

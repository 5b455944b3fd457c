import type { Codebook } from "@/lib/codebook/codebook";
import type { AnswerGroup } from "@/lib/coding/pipeline/answer-groups";
import type { QuestionContext } from "@/lib/coding/pipeline/coding-store";
import type { CodedExample, CodingEngine, Mention } from "@/lib/engines/engine";

/** Equal answers with the codes of the first of them. */
export type CodedAnswer = AnswerGroup & {
  mentions: readonly Mention[];
  /** A person has decided about it: it is evidence, and gets no other code. */
  reviewed: boolean;
};

/** What suggestions are computed from. */
export type Material = {
  engine: CodingEngine;
  signal: AbortSignal;
  context: QuestionContext;
  codebook: Codebook;
  examples: readonly CodedExample[];
  answers: readonly CodedAnswer[];
};

/** The answers themselves, of which equal ones count several times. */
export const countAnswers = (groups: readonly AnswerGroup[]): number =>
  groups.reduce((sum, { answers }) => sum + answers.length, 0);

/** No code is sure to fit. */
export const isUnfitting = ({ mentions }: CodedAnswer): boolean =>
  mentions.every(({ confidence }) => confidence === "low");

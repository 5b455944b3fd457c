import type { Codebook } from "@/lib/codebook/codebook";
import type { AnswerGroup } from "@/lib/coding/pipeline/answer-groups";
import type { QuestionContext } from "@/lib/coding/pipeline/coding-store";
import type { CodedExample, CodingEngine, CodingManual, Mention } from "@/lib/engines/engine";

/** Equal answers with the codes of the first of them. */
export type CodedAnswer = AnswerGroup & {
  mentions: readonly Mention[];
  /** True if a person has decided about the answer: it serves as evidence, and its codes do not change. */
  reviewed: boolean;
};

/** The data from which suggestions are computed. */
export type Material = {
  engine: CodingEngine;
  /** Compares names and looks into large codes: the local engine, because a model would cost much for it. */
  local: CodingEngine;
  signal: AbortSignal;
  context: QuestionContext;
  codebook: Codebook;
  manual: CodingManual | undefined;
  examples: readonly CodedExample[];
  answers: readonly CodedAnswer[];
};

/** The number of answers, including equal ones. */
export const countAnswers = (groups: readonly AnswerGroup[]): number =>
  groups.reduce((sum, { answers }) => sum + answers.length, 0);

/** True if no code has more than low confidence. */
export const isUnfitting = ({ mentions }: CodedAnswer): boolean =>
  mentions.every(({ confidence }) => confidence === "low");

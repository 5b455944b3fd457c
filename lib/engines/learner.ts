import type { AnswerCoding, CodingTask, EngineAnswer, EngineOptions } from "./engine";

/** A coding with the F1 to expect of it, from 0 to 1; 0 where the engine cannot tell. */
export type JudgedCoding = { coding: AnswerCoding; expected: number };

/** The codes that a reviewed answer of the task would have got from an engine that had not learnt from it. */
export type HeldOut = { text: string; codeIds: readonly string[]; expected: number };

/** An engine that learns from reviewed answers and knows how well it does. Throws `EngineError` where it fails. */
export interface Learner {
  readonly version: string;
  /** Codes answers, in their order. */
  judge(task: CodingTask, answers: readonly EngineAnswer[], options?: EngineOptions): Promise<JudgedCoding[]>;
  /** By cross-validation, for all reviewed answers of the task or for an even selection; none where it cannot tell. */
  heldOut(task: CodingTask, options?: EngineOptions): Promise<HeldOut[]>;
}

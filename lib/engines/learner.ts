import type { AnswerCoding, CodingTask, EngineAnswer, EngineOptions } from "./engine";

/** A coding and its expected F1, from 0 to 1; 0 if the engine cannot estimate it. */
export type JudgedCoding = { coding: AnswerCoding; expected: number };

/** The codes that the engine would give a reviewed answer if it had not learnt from it (cross-validation). */
export type HeldOut = { text: string; codeIds: readonly string[]; expected: number };

/**
 * An engine that learns from reviewed answers and can estimate its own accuracy. Throws `EngineError` when it fails.
 */
export interface Learner {
  readonly version: string;
  /** Codes answers; returns one coding per answer, in the same order. */
  judge(task: CodingTask, answers: readonly EngineAnswer[], options?: EngineOptions): Promise<JudgedCoding[]>;
  /**
   * Cross-validates on the task's reviewed answers, or on an even selection of them; empty if there are too few answers
   * for that.
   */
  heldOut(task: CodingTask, options?: EngineOptions): Promise<HeldOut[]>;
}

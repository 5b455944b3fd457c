import type { CodingType } from "@/db/schema/terms";
import type { Codebook } from "@/lib/codebook/codebook";
import type { AnswerCoding, CodingEngine, CodingTask, EngineUsage } from "@/lib/engines/engine";
import type { AnswerGroup } from "./answer-groups";
import type { Circle } from "./review-circles";

/** What holds for all answers of a question. */
export type QuestionContext = {
  codingType: CodingType;
  /** ISO 639-1. */
  language: string;
  /** Null where it is unknown, as in one-call coding. */
  wording: string | null;
};

/** All answers of a question but junk, equal ones together. */
export type QuestionAnswers = { context: QuestionContext; groups: readonly AnswerGroup[] };

/** The same with the task that they are coded by. The engine learns it once: it is one object from stage to stage. */
export type QuestionWork = QuestionAnswers & {
  task: CodingTask;
  /** Which groups are reviewed together; worked out when the first review needs it. */
  circles?: readonly Circle[];
};

export type GeneratedCodebook = { codebook: Codebook; usage: EngineUsage };
export type CodedGroup = { group: AnswerGroup; coding: Pick<AnswerCoding, "mentions"> };

/**
 * Where a run of the pipeline finds the answers of one question and keeps what it makes of them: the rows of a job, or
 * memory until everything is written at once. Whatever a stage reads here may come from a stage in another process.
 */
export interface CodingStore {
  readonly engine: CodingEngine;

  /** Does long work; its signal fires when nobody waits for the result any more. */
  whileWanted<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result>;

  /** Sees to it that language and flags of all answers are known; junk is done with that. */
  prepare(): Promise<void>;

  hasCodebook(): Promise<boolean>;
  readAnswers(): Promise<QuestionAnswers>;
  saveCodebook(generated: GeneratedCodebook): Promise<void>;

  /** Requires the codebook. */
  readWork(): Promise<QuestionWork>;

  /** The ids of the answers that are still to be classified. */
  readOpen(): Promise<ReadonlySet<string>>;
  saveCoded(coded: readonly CodedGroup[], usage: EngineUsage): Promise<void>;

  /**
   * The ids of the answers that fit no code and are to make new ones: null where the codebook is not to be extended or
   * has been, by `added` codes.
   */
  readUnfitting(): Promise<{ unfitting: ReadonlySet<string> | null; added: number }>;
  /** Adds the codes that the codebook does not have yet and opens the unfitting answers again; says how many it added. */
  saveExtension(generated: GeneratedCodebook): Promise<{ added: number }>;

  /** The ids of the answers that this run coded, and how many groups it has reviewed. */
  readReviewable(): Promise<{ own: ReadonlySet<string>; reviewed: number }>;
  /** What the engine gave to each group. */
  readCodings(groups: readonly AnswerGroup[]): Promise<AnswerCoding[]>;
  /** Keeps the codings that a review changed; `reviewed` groups are done with it now. */
  saveReviewed(changed: readonly CodedGroup[], usage: EngineUsage, reviewed: number): Promise<void>;

  /** Ends the run: the result, and what it costs. */
  finish(): Promise<void>;
}

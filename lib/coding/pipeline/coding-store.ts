import type { CodingType, Passes } from "@/db/schema/terms";
import type { Codebook } from "@/lib/codebook/codebook";
import type {
  AnswerCoding,
  CodingEngine,
  CodingManual,
  CodingTask,
  Disagreement,
  EngineUsage,
  FrameFit,
  Guidance,
} from "@/lib/engines/engine";
import type { MaskingChoice } from "@/lib/masking/masking";
import type { AnswerGroup, CodedGroup } from "./answer-groups";

/** The properties that all answers of a question share. */
export type QuestionContext = {
  codingType: CodingType;
  /** ISO 639-1. */
  language: string;
  /** The wording of the question; null if it is unknown. */
  wording: string | null;
  /** The subject of the survey, if known. */
  survey: string | null;
  /** Which parts of an answer an outside model may see; by default, personal data is masked. */
  masking?: MaskingChoice;
  /** The most codes that an answer may have; null for any number. */
  maxCodes?: number | null;
  /** Whether drafted codes are wishes ("Shorter waits"). */
  requests?: boolean;
};

/** All answers of a question except junk, with equal answers in one group. */
export type QuestionAnswers = { context: QuestionContext; groups: readonly AnswerGroup[] };

/** The answers with the engine's task. The task is the same object in all stages, so that the engine learns it once. */
export type QuestionWork = QuestionAnswers & { task: CodingTask };

/**
 * A generated codebook, the frame that it begins with, if there is one, and the names of codes that it would have had,
 * if people had not struck or merged codes of these names before.
 */
export type GeneratedCodebook = {
  codebook: Codebook;
  usage: EngineUsage;
  frame: FrameFit | null;
  leftOut: readonly string[];
};
/** The codings that one call of a review changed. `reviewed` is the number of groups reviewed so far. */
export type ReviewedGroups = {
  changed: readonly CodedGroup[];
  coder: string;
  usage: EngineUsage;
  passes?: Passes;
  reviewed: number;
};

/**
 * The store from which the pipeline reads the answers of one question and to which it saves its results: the rows of a
 * job, or memory in a synchronous call. In a job, an earlier stage may have run in another process.
 */
export interface CodingStore {
  readonly engine: CodingEngine;

  /**
   * Runs long work of the engine. The signal aborts when nobody waits for the result any more. If the engine fails, its
   * usage is still recorded.
   */
  whileWanted<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result>;

  /** Determines language and flags of all answers; junk needs no further stage. */
  prepare(): Promise<void>;

  hasCodebook(): Promise<boolean>;
  /** Codes that a generated codebook should contain, and subjects that it should avoid. */
  readGuidance(): Promise<Guidance>;
  readAnswers(): Promise<QuestionAnswers>;
  saveCodebook(generated: GeneratedCodebook): Promise<void>;

  /** Requires that the question has a codebook. */
  readWork(): Promise<QuestionWork>;

  /** Answers that people decided differently from the machine; null if the manual need not be written (again). */
  readNewDisagreements(): Promise<Disagreement[] | null>;
  saveManual(manual: CodingManual | null, usage: EngineUsage): Promise<void>;

  /** The ids of the answers that are still to be classified. */
  readOpen(): Promise<ReadonlySet<string>>;
  /** `coder` is the version of the engine that coded the groups. */
  saveCoded(coded: readonly CodedGroup[], usage: EngineUsage, coder: string): Promise<void>;
  /** Whether the engine failed on every answer that it was asked about. */
  isAllNotCoded(): Promise<boolean>;

  /**
   * The ids of the answers that fit no code and from which new codes are built. Null if the codebook is not to be
   * extended, or has already been extended by `added` codes.
   */
  readUnfitting(): Promise<{ unfitting: ReadonlySet<string> | null; added: number }>;
  /** Adds the codes that the codebook lacks and reopens the unfitting answers; returns how many codes it added. */
  saveExtension(generated: GeneratedCodebook): Promise<{ added: number }>;

  /** The ids of the answers that this run coded, and how many groups it has reviewed. */
  readReviewable(): Promise<{ own: ReadonlySet<string>; reviewed: number }>;
  /** The engine's coding of each group. */
  readCodings(groups: readonly AnswerGroup[]): Promise<AnswerCoding[]>;
  saveReviewed(review: ReviewedGroups): Promise<void>;

  /** Ends the run: stores the result and settles the charge. */
  finish(): Promise<void>;
}

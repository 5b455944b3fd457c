import type { CodingType, Confidence, Sentiment } from "@/db/schema/terms";

/** An answer as an engine sees it: prepared, distinct within its request, worth coding. */
export type EngineAnswer = {
  /** The service's own id, unique within one call. */
  id: string;
  /** NFC, white space collapsed to single spaces and line breaks. Evidence is an exact substring of this. */
  text: string;
  /** ISO 639-1, as detected, or the language of the request where detection is unsure. */
  language: string;
};

/** One code of the codebook, with the category that it stands in. */
export type FrameCode = {
  id: string;
  category: string;
  name: string;
  definition: string | null;
  sentiment: Sentiment;
};

/** An answer that a person coded: the engine's training data. No codes means "none fits". */
export type CodedExample = {
  text: string;
  codeIds: readonly string[];
  /** How the answer feels about each of the codes, in their order; Neutral too where the person did not say. */
  sentiments?: readonly Sentiment[];
};

/** Everything that holds for a whole question, however its answers are batched. */
export type CodingTask = {
  codingType: CodingType;
  /** ISO 639-1 code of the codebook's language. */
  language: string;
  /** The question's wording, where known. */
  question: string | null;
  codes: readonly FrameCode[];
  examples: readonly CodedExample[];
  /** Distinct answers of the question, all or very many, from which an engine may learn its words. */
  corpus: readonly string[];
};

/** One code given to an answer. */
export type Mention = {
  codeId: string;
  confidence: Confidence;
  /** An exact substring of the answer's text, or null where no single passage carries the code. */
  evidence: string | null;
  /** How this answer feels about the code's subject; always Neutral for `qualitative_topics`. */
  mentionSentiment: Sentiment;
};

/** The codes of one answer in the order of their mention; empty where none fits. */
export type AnswerCoding = { answerId: string; mentions: readonly Mention[] };

export type CodebookOptions = {
  /** 1 (few broad codes) to 5 (many fine ones). */
  granularity: number;
  maxCodes: number;
  /** A code that fewer answers would get is not proposed. */
  minFrequency: number;
  includeOther: boolean;
};

export type CodebookRequest = Omit<CodingTask, "codes" | "examples" | "corpus"> & {
  /** Each with the number of answers that are equal to it, 1 where it is not told. */
  answers: readonly (EngineAnswer & { count?: number })[];
  options: CodebookOptions;
};

export type DraftCode = { name: string; definition: string | null; sentiment: Sentiment };
export type DraftCategory = { name: string; codes: readonly DraftCode[] };

/** What the work cost at the engine: model calls and tokens; zero for the local engine's tokens. */
export type EngineUsage = { calls: number; inputTokens: number; outputTokens: number };

export const NO_USAGE: EngineUsage = { calls: 0, inputTokens: 0, outputTokens: 0 };

export type EngineResult<Value> = { value: Value; usage: EngineUsage };

export type EngineOptions = { signal?: AbortSignal };

/** With `part`, only these answers are looked at again, in the light of all. */
export type ReviewOptions = EngineOptions & { part?: { from: number; to: number } };

/**
 * What codes answers. Engines know neither database nor credits; they may fail with
 * `EngineError`, and never return a code that the task does not hold.
 */
export interface CodingEngine {
  readonly name: "local" | "openai";
  /**
   * Provenance that tells runs apart: the engine's name and a hash of what decides its codings (code, data, prompts),
   * for instance `local/5d41402abc4b`.
   */
  readonly version: string;
  /** How many answers one call of `classify` takes best. */
  readonly batchSize: number;
  /** How many answers one call of `review` looks at best. */
  readonly reviewSize: number;
  generateCodebook(request: CodebookRequest, options?: EngineOptions): Promise<EngineResult<DraftCategory[]>>;
  /** Codes `answers`; the result has one entry per answer, in the same order. */
  classify(
    task: CodingTask,
    answers: readonly EngineAnswer[],
    options?: EngineOptions,
  ): Promise<EngineResult<AnswerCoding[]>>;
  /**
   * Names the family of each answer, null where it has no relations: a review of an answer depends on the codings of
   * its own family alone. Absent where it may depend on all.
   */
  familiesOf?(
    task: CodingTask,
    answers: readonly EngineAnswer[],
    options?: EngineOptions,
  ): Promise<EngineResult<(string | null)[]>>;
  /** Re-examines low confidence and near-equal answers coded differently; returns the corrected codings of all, or of the part. */
  review(
    task: CodingTask,
    answers: readonly EngineAnswer[],
    codings: readonly AnswerCoding[],
    options?: ReviewOptions,
  ): Promise<EngineResult<AnswerCoding[]>>;
}

/** An engine could not do its work. `retryable`: a later attempt may succeed (provider unreachable, overloaded). */
export class EngineError extends Error {
  override readonly name = "EngineError";
  readonly retryable: boolean;

  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.retryable = options.retryable;
  }
}

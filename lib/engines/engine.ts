import type { CodeRules } from "@/db/schema/coding-manuals";
import type { CodingType, Confidence, NotCodedReason, Passes, Sentiment } from "@/db/schema/terms";
import type { MaskingChoice } from "@/lib/masking/masking";

/** An answer as an engine gets it: prepared, distinct within its request, and worth coding. */
export type EngineAnswer = {
  /** The service's own id, unique within one call. */
  id: string;
  /** NFC, white space collapsed to single spaces and line breaks. Evidence is an exact substring of this. */
  text: string;
  /** ISO 639-1, as detected, or the language of the request where detection is unsure. */
  language: string;
};

/** A code of the codebook with its category. */
export type FrameCode = {
  id: string;
  category: string;
  name: string;
  definition: string | null;
  sentiment: Sentiment;
};

/** An answer that a person coded: training data for the engine. No codes means that none fits. */
export type CodedExample = {
  text: string;
  codeIds: readonly string[];
  /** The sentiment towards each of the codes, in their order; Neutral also where the person gave none. */
  sentiments?: readonly Sentiment[];
  /** The codes that a language model had given it before a person decided, where one had. */
  byModel?: readonly string[];
};

/** Everything that is the same for all answers of a question. */
export type CodingTask = {
  codingType: CodingType;
  /** ISO 639-1 code of the codebook's language. */
  language: string;
  /** The question's wording, where known. */
  question: string | null;
  /** What the survey is about, where known. */
  survey?: string | null;
  /** What a model outside may see of the answers; by default no personal data. */
  masking?: MaskingChoice | undefined;
  codes: readonly FrameCode[];
  examples: readonly CodedExample[];
  /** The rules for the codes, where an engine has written some. */
  manual?: CodingManual | undefined;
  /** Distinct answers of the question, all or a large part, from which an engine may learn its vocabulary. */
  corpus: readonly string[];
};

/** Rules for codes; `version` is a hash of the rules and of how they are used. */
export type CodingManual = { version: string; rules: readonly CodeRules[] };

/** An answer that a person gave other codes than the machine had. */
export type Disagreement = { text: string; machine: readonly string[]; people: readonly string[] };

/** What a manual is written from: some answers to quote, the task's examples, and what people corrected lately. */
export type ManualRequest = {
  task: CodingTask;
  answers: readonly EngineAnswer[];
  disagreements: readonly Disagreement[];
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

/**
 * The codes of one answer in the order in which it mentions them; empty where none fits. `notCoded` tells why the
 * engine could not decide about the answer, `coder` the version of the engine that coded it, where that is another.
 */
export type AnswerCoding = {
  answerId: string;
  mentions: readonly Mention[];
  notCoded?: NotCodedReason;
  coder?: string;
};

export type CodebookOptions = {
  /** 1 (few broad codes) to 5 (many fine ones). */
  granularity: number;
  maxCodes: number;
  /** Codes that fewer answers would get are not proposed. */
  minFrequency: number;
  includeOther: boolean;
};

export type CodebookRequest = Omit<CodingTask, "codes" | "examples" | "corpus" | "manual"> & {
  /** Each with the number of answers equal to it, 1 by default. */
  answers: readonly (EngineAnswer & { count?: number })[];
  options: CodebookOptions;
  guidance?: Guidance;
};

export type DraftCode = { name: string; definition: string | null; sentiment: Sentiment };
export type SeedCode = DraftCode & { category: string | null };
/**
 * What a researcher asks of a codebook that is to be built. It will hold the `seeds`; an engine proposes only what they
 * lack, and no code whose name speaks of a subject to `avoid`.
 */
export type Guidance = { seeds: readonly SeedCode[]; avoid: readonly string[] };
export const NO_GUIDANCE: Guidance = { seeds: [], avoid: [] };
export type DraftCategory = { name: string; codes: readonly DraftCode[] };

/**
 * What was asked of a model; all 0 for the local engine. `calls` were answered, `failedCalls` were not; `cachedTokens`
 * are those of the `inputTokens` that the provider had in its cache.
 */
export type EngineUsage = {
  calls: number;
  failedCalls: number;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  /** In the configured currency; undefined where the model's prices are not configured. */
  cost?: number | undefined;
};

export const NO_USAGE: EngineUsage = { calls: 0, failedCalls: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0 };

export type EngineResult<Value> = { value: Value; usage: EngineUsage };

/** One entry per answer, in their order. Where the engine failed on the way, those that it did not reach are null. */
export type Classified = EngineResult<(AnswerCoding | null)[]> & { failure?: EngineError };

/** `group`: on whose behalf, an organization's id; groups take turns where work has to wait. */
export type EngineOptions = { signal?: AbortSignal; group?: string };

/**
 * `part` limits the review to some of the answers, and `open` to those with one of these ids; they are still compared
 * with all. Answers that are `settled` by their ids are not looked at again, those that are `doubted` always are.
 */
export type ReviewOptions = EngineOptions & {
  part?: { from: number; to: number };
  open?: ReadonlySet<string>;
  settled?: ReadonlySet<string>;
  doubted?: ReadonlySet<string>;
};

export type Reviewed = EngineResult<AnswerCoding[]> & { passes?: Passes };

/**
 * Codes answers. An engine knows neither database nor credits, never returns a code that the task does not hold, and
 * throws `EngineError` where it fails.
 */
export interface CodingEngine {
  readonly name: "local" | "openai";
  /**
   * Provenance that tells runs apart: the engine's name and a hash of what decides its codings (code, data, prompts),
   * for instance `local/5d41402abc4b`.
   */
  readonly version: string;
  /** The number of answers that suits one call of `classify`. */
  readonly batchSize: number;
  /** The number of answers that suits one call of `review`. */
  readonly reviewSize: number;
  generateCodebook(request: CodebookRequest, options?: EngineOptions): Promise<EngineResult<DraftCategory[]>>;
  /**
   * Writes rules for the task's codes, null where it has none to give. An engine that codes without leaves this out.
   */
  writeManual?(request: ManualRequest, options?: EngineOptions): Promise<EngineResult<CodingManual | null>>;
  /** Codes `answers`. Returns what it has coded even where it then failed. */
  classify(task: CodingTask, answers: readonly EngineAnswer[], options?: EngineOptions): Promise<Classified>;
  /**
   * Groups answers for the review, by a key each (null for none): reviewing an answer needs only the codings with the
   * same key. An engine whose review may depend on all answers leaves this out.
   */
  familiesOf?(
    task: CodingTask,
    answers: readonly EngineAnswer[],
    options?: EngineOptions,
  ): Promise<EngineResult<(string | null)[]>>;
  /**
   * Re-examines codings that are in doubt, and near-equal answers with different codes. Returns the codings of all
   * answers, or of the part. An engine that does not decide afresh leaves `passes` out.
   */
  review(
    task: CodingTask,
    answers: readonly EngineAnswer[],
    codings: readonly AnswerCoding[],
    options?: ReviewOptions,
  ): Promise<Reviewed>;
  /**
   * What coding distinct answers will ask of a model, about. An engine that asks none leaves this out.
   */
  estimateUsage?(task: CodingTask, answers: readonly Pick<EngineAnswer, "text">[]): EngineUsage;
  /** About how many seconds it takes to code so many answers, as a first guess. */
  secondsFor?(answers: number): number;
  /**
   * Says computed sentences in other words, null for those that it could not. An engine that has no words of its own
   * leaves this out.
   */
  phrase?(sentences: readonly string[], options?: EngineOptions): Promise<EngineResult<(string | null)[]>>;
}

/** Who codes by a task, as each code names it: by a manual the engine's version ends with that of the manual. */
export const coderOf = (
  { version, writeManual }: Pick<CodingEngine, "version" | "writeManual">,
  { manual }: Pick<CodingTask, "manual">,
): string => (manual && writeManual ? version.replace(/[^/]+$/, manual.version) : version);

/**
 * The engine could not do its work. `retryable` tells whether a later attempt may succeed (provider unreachable or
 * overloaded), `usage` what was spent in vain.
 */
export class EngineError extends Error {
  override readonly name = "EngineError";
  readonly retryable: boolean;
  readonly usage: EngineUsage;

  constructor(message: string, options: { retryable: boolean; cause?: unknown; usage?: EngineUsage }) {
    super(message, { cause: options.cause });
    this.retryable = options.retryable;
    this.usage = options.usage ?? NO_USAGE;
  }
}

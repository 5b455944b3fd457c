import type { CodeRules } from "@/db/schema/coding-manuals";
import type { CodingType, Confidence, EngineFlag, NotCodedReason, Passes, Sentiment, Votes } from "@/db/schema/terms";
import type { MaskingChoice } from "@/lib/masking/masking";
import type { CountRules } from "./count-rules";

/** An answer as an engine gets it: prepared, with content, and different from all others of its request. */
export type EngineAnswer = {
  /** The service's own id, unique within one call. */
  id: string;
  /**
   * In NFC, with white space collapsed to single spaces and line breaks. Evidence is an exact substring of this text.
   */
  text: string;
  /** ISO 639-1. The detected language, or that of the request if detection is unsure. */
  language: string;
};

/** A code of the codebook with its category. */
export type FrameCode = {
  id: string;
  category: string;
  name: string;
  definition: string | null;
  sentiment: Sentiment;
  /** Expressions that say by themselves that this code is meant. */
  typical?: readonly string[];
} & CountRules;

/** An answer that a person coded; an engine learns from it. No codes means that none fits. */
export type CodedExample = {
  text: string;
  codeIds: readonly string[];
  /** How the answer feels about each of the codes, in the same order. Neutral if the person gave no sentiment. */
  sentiments?: readonly Sentiment[];
  /** The codes that a language model gave this answer before a person decided, if a model was asked. */
  byModel?: readonly string[];
  /** The codes that word rules gave this answer before, about which no engine decided. */
  byRule?: readonly string[];
  /** How several engines voted before a person checked the answer, if it is of the random sample. */
  votes?: Votes;
};

/** Everything that is the same for all answers of a question. */
export type CodingTask = {
  codingType: CodingType;
  /** ISO 639-1 code of the codebook's language. */
  language: string;
  /** The wording of the question, if known. */
  question: string | null;
  /** The subject of the survey, if known. */
  survey?: string | null;
  /** Which parts of an answer an outside model may see; by default, personal data is masked. */
  masking?: MaskingChoice | undefined;
  codes: readonly FrameCode[];
  examples: readonly CodedExample[];
  /** Rules for applying the codes, if an engine has written any. */
  manual?: CodingManual | undefined;
  /** The most codes that an answer may have; null for any number. */
  maxCodes?: number | null | undefined;
};

/** Rules for applying codes. `version` is a hash of the rules and of the code that uses them. */
export type CodingManual = { version: string; rules: readonly CodeRules[] };

/** An answer to which a person gave other codes than the machine. */
export type Disagreement = { text: string; machine: readonly string[]; people: readonly string[] };

/** The material for a manual: answers to quote, the task's examples, and recent corrections by people. */
export type ManualRequest = {
  task: CodingTask;
  answers: readonly EngineAnswer[];
  disagreements: readonly Disagreement[];
};

/** One code given to an answer. */
export type Mention = {
  codeId: string;
  confidence: Confidence;
  /** An exact substring of the answer's text; null if no single passage expresses the code. */
  evidence: string | null;
  /** True if the model quoted words for this code that are not in the answer; `evidence` is then null. */
  quoteNotFound?: boolean;
  /** How this answer feels about the code's subject; always Neutral for `qualitative_topics`. */
  mentionSentiment: Sentiment;
  /** True if a word rule gave the code; engines need not keep it. */
  byRule?: true;
};

/**
 * The codes of one answer, in the order in which the answer mentions them; empty if none fits. `notCoded` says why the
 * engine could not decide. `coder` is set if another engine than the caller's coded this answer, and is that engine's
 * version.
 */
export type AnswerCoding = {
  answerId: string;
  mentions: readonly Mention[];
  notCoded?: NotCodedReason;
  flag?: EngineFlag;
  coder?: string;
  /** How the engines voted, if several coded the answer. */
  votes?: Votes;
};

export type CodebookOptions = {
  /** 1 (few broad codes) to 5 (many fine ones). */
  granularity: number;
  maxCodes: number;
  /** A code that fewer answers would get is not proposed. */
  minFrequency: number;
  includeOther: boolean;
};

export type CodebookRequest = Omit<CodingTask, "codes" | "examples" | "manual"> & {
  /** `count` says how many answers have this text, 1 by default. */
  answers: readonly (EngineAnswer & { count?: number })[];
  options: CodebookOptions;
  guidance?: Guidance;
  /** Whether the codes are wishes ("Shorter waits"), without sentiment. Has no effect on entities. */
  requests?: boolean | undefined;
};

/** An organization's own codebook as the frame of a generated one. */
export type OwnFrame = { key: string; name: string; codes: readonly SeedCode[] };
/**
 * The frame that a codebook was generated with, the share of the answers that get a code of it (0 to 1), and whether it
 * was recognised by the answers.
 */
export type FrameFit = { key: string; name: string; share: number; recognised: boolean };
/** The frame that a codebook begins with, with its codes, and how it fits the answers. */
export type FoundFrame = { frame: OwnFrame; fit: FrameFit };

export type DraftCode = { name: string; definition: string | null; sentiment: Sentiment } & CountRules;
export type SeedCode = DraftCode & { category: string | null };
/**
 * A researcher's wishes for a generated codebook. It will contain the `seeds`, so an engine proposes only codes that
 * they lack. No code may be about a subject in `avoid`. It begins with the `frame`: one of the service by its key, an
 * organization's own, or the one that fits the answers ("auto"); with none by default ("none").
 */
export type Guidance = { seeds: readonly SeedCode[]; avoid: readonly string[]; frame?: string | OwnFrame };
/** Guidance whose frame is named only, not yet with the codes of an own one. */
export type NamedGuidance = Guidance & { frame: string };
export const NO_GUIDANCE: Guidance = { seeds: [], avoid: [] };
/** `parent` names the category in which it stands. */
export type DraftCategory = { name: string; parent?: string | null | undefined; codes: readonly DraftCode[] };

/**
 * Calls and tokens of a language model; all 0 for the local engine. `asked` is the number of distinct answers that the
 * model was asked to code; if two engines work together, the other one coded the rest. `calls` got a reply,
 * `failedCalls` none, or one without anything of use (those are in both). `cachedTokens` is the part of `inputTokens` that the provider read from its cache.
 */
export type EngineUsage = {
  asked: number;
  calls: number;
  failedCalls: number;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  /** In the configured currency; undefined if the model's prices are not configured. */
  cost?: number | undefined;
};

export const NO_USAGE: EngineUsage = {
  asked: 0,
  calls: 0,
  failedCalls: 0,
  inputTokens: 0,
  cachedTokens: 0,
  outputTokens: 0,
};

/** The expected use of a language model, and the seconds that all other work takes. */
export type Forecast = { usage: EngineUsage; otherSeconds: number };

/**
 * `writesManual`: the engine will first write a coding manual. `patience`: the most milliseconds to wait until the
 * share of answers that the model is not asked about is known; after that, the forecast is made as if the model were
 * asked about all answers.
 */
export type ForecastOptions = { writesManual?: boolean; timeout?: number; group?: string };

export type EngineResult<Value> = { value: Value; usage: EngineUsage };

/** A translation; empty if the answer is in the language already, null if there is none. */
export type Translated = string | null;

/** `failure`: why the provider failed on the way, or why nothing at all was translated. */
export type Translation = EngineResult<Translated[]> & { failure?: EngineError };

/** Translates answers into a language; `about` says what they are about, and what may be sent outside. */
export type Translator = {
  translate(
    about: Pick<CodingTask, "codingType" | "language" | "masking">,
    answers: readonly EngineAnswer[],
    options?: EngineOptions,
  ): Promise<Translation>;
  /** The expected use of the model for this many different texts with so many bytes in all. */
  estimate(texts: { answers: number; bytes: number }): EngineUsage;
};

/**
 * The categories of a codebook, the frame that they begin with, if there is one, and their language, if it is not that
 * of the request.
 */
export type Generated = EngineResult<readonly DraftCategory[]> & { frame?: FrameFit | null; language?: string };

/**
 * One entry per answer, in the same order. If the engine failed before it reached an answer, the entry is null. If it
 * coded nothing because the model refused, `refusal` says so in the model's words.
 */
export type Classified = EngineResult<(AnswerCoding | null)[]> & { failure?: EngineError; refusal?: EngineError };

/** `group` is the id of the organization for which the work is done. Organizations take turns when work has to wait. */
export type EngineOptions = { signal?: AbortSignal; group?: string };

/**
 * `part` limits the review to a range of the answers, `open` to answers with these ids; all other answers are still
 * used for comparison. Answers in `settled` are never reviewed again, answers in `doubted` always are.
 */
export type ReviewOptions = EngineOptions & {
  part?: { from: number; to: number };
  open?: ReadonlySet<string>;
  settled?: ReadonlySet<string>;
  doubted?: ReadonlySet<string>;
};

export type Reviewed = EngineResult<AnswerCoding[]> & { passes?: Passes };

/**
 * An engine codes answers. It uses neither the database nor credits, never returns a code that the task lacks, and
 * throws `EngineError` if it fails.
 */
export interface CodingEngine {
  readonly name: "local" | "openai";
  /**
   * The engine's name and a hash of everything that decides its codings (code, data, prompts), such as
   * `local/5d41402abc4b`. Stored with each coding, so that runs can be told apart.
   */
  readonly version: string;
  /** How many answers one call of `classify` should get. */
  readonly batchSize: number;
  generateCodebook(request: CodebookRequest, options?: EngineOptions): Promise<Generated>;
  /** Writes rules for the task's codes; null if it has none to give. Optional: an engine may code without a manual. */
  writeManual?(request: ManualRequest, options?: EngineOptions): Promise<EngineResult<CodingManual | null>>;
  /** Codes answers. If it fails on the way, it still returns what it has coded. */
  classify(task: CodingTask, answers: readonly EngineAnswer[], options?: EngineOptions): Promise<Classified>;
  /**
   * Decides again about doubtful codings, and about near-equal answers with different codes. Returns the codings of all
   * answers, or of `part`. `passes` is left out of the reply if the engine did not ask a second time. Optional: an
   * engine may decide about each answer once, by itself.
   */
  review?(
    task: CodingTask,
    answers: readonly EngineAnswer[],
    codings: readonly AnswerCoding[],
    options?: ReviewOptions,
  ): Promise<Reviewed>;
  /** How many answers one call of `review` should get. */
  readonly reviewSize?: number;
  /** Forecasts the coding of distinct answers. Only engines that ask a model have it. */
  forecast?(task: CodingTask, answers: readonly EngineAnswer[], options?: ForecastOptions): Promise<Forecast>;
  /** Codes with several engines, which vote. Only an engine for which further ones are configured has it. */
  readonly consensus?: CodingEngine;
  /** The names of the engines that vote; only such a consensus has it. */
  readonly voters?: readonly string[];
  /** A first guess of how many seconds the model needs to code this number of answers. */
  secondsFor?(asked: number): number;
  /**
   * Rewords sentences that were computed; null for a sentence that it could not reword. Only engines that can write
   * text have it.
   */
  phrase?(sentences: readonly string[], options?: EngineOptions): Promise<EngineResult<(string | null)[]>>;
  /** Only engines that can write text have it. */
  readonly translator?: Translator;
}

/** An engine that decides about doubtful answers a second time. */
export type ReviewingEngine = CodingEngine & Required<Pick<CodingEngine, "review" | "reviewSize">>;

/**
 * The version that is stored with each code: the engine's version and, if a manual is used, the manual's version after
 * it.
 */
export const coderOf = (
  { version, writeManual }: Pick<CodingEngine, "version" | "writeManual">,
  { manual }: Pick<CodingTask, "manual">,
): string => (manual && writeManual ? version.replace(/[^/]+$/, manual.version) : version);

/**
 * The engine could not do its work. `retryable`: a later attempt may succeed (the provider is unreachable or
 * overloaded). `usage`: what the work used before it failed.
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

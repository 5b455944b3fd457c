/** The closed vocabularies of the field, which the tables, the contract and the engines share. */

export const CODING_TYPES = ["qualitative", "entity", "qualitative_topics"] as const;
export type CodingType = (typeof CODING_TYPES)[number];

export const SENTIMENTS = ["Positive", "Negative", "Neutral", "Mixed"] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

/** high: clear match; medium: reasonable, may need review; low: uncertain, flagged for review. */
export const CONFIDENCES = ["high", "medium", "low"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/**
 * What preparation found about an answer before an engine got it. Exceptions: `not_coded` means that an engine got the
 * answer but could not decide; `lost_codes`, that a change of the codebook took its last code away. Such an answer stays
 * in the base, and the next run codes it again, free. The others (`ENGINE_FLAGS`) are what an engine found.
 */
export const ANSWER_FLAGS = [
  "empty",
  "gibberish",
  "non_answer",
  "duplicate",
  "not_coded",
  "lost_codes",
  "other_language",
  "no_complaint",
] as const;
export type AnswerFlag = (typeof ANSWER_FLAGS)[number];

/**
 * What an engine found about an answer. other_language: it fits no code, and neither the codebook nor the engine knows
 * its language; no_complaint: it says that there is nothing to complain about, or to improve.
 */
export const ENGINE_FLAGS = ["other_language", "no_complaint"] as const satisfies readonly AnswerFlag[];
export type EngineFlag = (typeof ENGINE_FLAGS)[number];

/**
 * Why a model did not code an answer. refused: the model or its provider's filter declined it; too_long: the model does
 * not accept so long a text; unreadable: the reply could not be parsed; unanswered: the reply left the answer out, or
 * named only unknown codes for it.
 */
export const NOT_CODED_REASONS = ["refused", "too_long", "unreadable", "unanswered"] as const;
export type NotCodedReason = (typeof NOT_CODED_REASONS)[number];

/**
 * The cases in which personal data in answers is masked before a model gets them: if the provider is outside, on the
 * public internet; always; or never.
 */
export const MASKINGS = ["outside", "always", "never"] as const;
export type Masking = (typeof MASKINGS)[number];

export const PROJECT_STATUSES = ["pending", "in_progress", "completed"] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** How far the work on a project is, for people: `to_check` if a code is in doubt and its answer is not reviewed. */
export const PROJECT_PROGRESS = ["nothing_coded", "being_coded", "to_check", "coded"] as const;
export type ProjectProgress = (typeof PROJECT_PROGRESS)[number];

/** How projects are sorted: the newest first, by name, or those first whose questions were worked on last. */
export const PROJECT_SORTS = ["newest", "name", "worked"] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

export const QUESTION_STATUSES = ["pending", "codebook_ready", "coding", "coded"] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

export const JOB_TYPES = [
  "codebook_generation",
  "auto_coding",
  "one_call",
  "file_upload",
  "connection_import",
  "back_test",
  "translation",
] as const;
export type JobType = (typeof JOB_TYPES)[number];

/**
 * `uncoded`: answers that neither the machine nor a person has coded. `changed`: also answers with a code that changed
 * after they were coded and, if any code was added or changed since, answers without a code. `all`: all answers that no
 * person has reviewed or edited.
 */
export const CODING_MODES = ["uncoded", "changed", "all"] as const;
export type CodingMode = (typeof CODING_MODES)[number];

export const JOB_STATUSES = ["queued", "processing", "completed", "failed"] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const PLANS = ["starter", "growth", "professional", "enterprise"] as const;
export type Plan = (typeof PLANS)[number];

/** `coder`: codes the answers of the projects on which they are named, and sees nothing else. */
export const ROLES = ["owner", "admin", "researcher", "viewer", "coder"] as const;
export type Role = (typeof ROLES)[number];

export const LEGACY_SCOPES = ["read", "write", "import"] as const;
export type LegacyScope = (typeof LEGACY_SCOPES)[number];

/** The source of a code. If two sources give the same code, the one that stands later in this list counts. */
export const ASSIGNMENT_SOURCES = ["engine", "rule", "suggestion", "person"] as const;
export type AssignmentSource = (typeof ASSIGNMENT_SOURCES)[number];

/** The kinds of change that make a new version of a codebook. */
export const CODEBOOK_CHANGES = [
  "generate",
  "import",
  "clone",
  "edit",
  "merge",
  "split",
  "move",
  "run",
  "restore",
  "suggestion",
  "consistency",
  "corrections",
] as const;
export type CodebookChange = (typeof CODEBOOK_CHANGES)[number];

/**
 * By which engine a codebook was generated, and the frame that it began with, with the share of the answers that fit a
 * code of the frame, 0 to 1.
 */
export type CodebookDraftOrigin = {
  engine: string;
  frame: { key: string; name: string; share: number; recognised: boolean } | null;
};

export const SUGGESTION_TYPES = ["new_code", "merge_codes", "assign_existing", "rename_code", "split_code"] as const;
export type SuggestionType = (typeof SUGGESTION_TYPES)[number];

/** The ways to resolve a suggestion. */
export const RESOLVE_ACTIONS = ["create_new", "assign_existing", "merge", "rename", "split", "dismiss"] as const;
export type ResolveAction = (typeof RESOLVE_ACTIONS)[number];

export const SUGGESTION_STATUSES = ["pending", "applied", "dismissed"] as const;
export type SuggestionStatus = (typeof SUGGESTION_STATUSES)[number];

/** Whose credits a managed organization spends: only its own, or the partner's once its own are used up. */
export const FUNDINGS = ["own", "partner"] as const;
export type Funding = (typeof FUNDINGS)[number];

/**
 * The kinds of credit movements. opening: the balance of a new account; grant: credits added; reservation: credits set
 * aside for work; settlement: the unused rest of a reservation returned; release: a whole reservation returned;
 * transfer: credits that a partner gave to a managed organization or got back from it.
 */
export const LEDGER_KINDS = ["opening", "grant", "reservation", "settlement", "release", "transfer", "free"] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

export const WEBHOOK_EVENTS = ["job.completed", "job.failed", "balance.low"] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The events to which a webhook may subscribe: single ones, or all. */
export const WEBHOOK_SUBSCRIPTIONS = [...WEBHOOK_EVENTS, "*"] as const;
export type WebhookSubscription = (typeof WEBHOOK_SUBSCRIPTIONS)[number];

/** delivered: 2xx; refused: 3xx or 4xx, which is final; dropped: no success after the last attempt. */
export const DELIVERY_STATUSES = ["pending", "delivered", "refused", "dropped"] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** The survey platforms that answers come from. */
export const CONNECTION_PROVIDERS = ["qualtrics", "surveymonkey", "typeform", "limesurvey", "formbricks"] as const;
export type ConnectionProvider = (typeof CONNECTION_PROVIDERS)[number];

/** How often an import looks for new answers on its own. */
export const IMPORT_SCHEDULES = ["none", "hourly", "daily"] as const;
export type ImportSchedule = (typeof IMPORT_SCHEDULES)[number];

/** The kinds of actors: a key, a partner's application, a person in the browser, or the operator of the service. */
export const ACTOR_KINDS = ["api_key", "oauth_client", "user", "operator"] as const;

/** standard: a customer consents in the browser; express: the client acts for its own partner's organizations. */
export const OAUTH_FLOWS = ["standard", "express"] as const;
export type OAuthFlow = (typeof OAUTH_FLOWS)[number];

export const OAUTH_TOKEN_KINDS = ["access", "refresh"] as const;

/**
 * first: the reviewer decides about the answer. second: another reviewer codes it without seeing that decision, which
 * shows how far people agree.
 */
export const REVIEW_TASKS = ["first", "second"] as const;
export type ReviewTask = (typeof REVIEW_TASKS)[number];

/** Why an answer is worth reviewing. */
export const REVIEW_REASONS = ["control", "second", "disputed", "uncertain", "inconsistent", "rare"] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

export const REVIEW_OUTCOMES = ["accepted", "changed", "skipped"] as const;
export type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number];

/** Which engines coded an answer, how many of them decided, and how many of these gave each code (by its id). */
export type Votes = { by: string; of: number; codes: Record<string, number> };

/**
 * How many answers an engine coded twice, first in the run and then in its review, and how many of them got the same
 * codes both times.
 */
export type Passes = { compared: number; agreed: number };

/**
 * By what a question's answers were coded: the engine's version, and hashes of the codes and of the decisions by people
 * from which it learned, equal in all waves of a tracker. `mixed`: some answers were coded before, by something else.
 */
export type Coder = { engine: string; codes: string; decisions: string; mixed: boolean; at: string };

/**
 * What a run changed about a code: its answers before and after, those that got it and those that lost it. `reviewed`
 * is the number of its answers that people have decided.
 */
export type CodeChange = {
  codeId: string;
  before: number;
  after: number;
  movedIn: number;
  movedOut: number;
  reviewed: number;
};

/** The place of an evidence that a model quoted, but that is not in the answer. */
export const QUOTE_NOT_FOUND = -1;

/**
 * One code of an answer in a table that stores it as JSON, not in `assignments`. `createdAt` is when it was decided.
 */
export type KeptAssignment = {
  codeId: string;
  position: number;
  confidence: Confidence;
  mentionSentiment: Sentiment;
  evidence: string | null;
  source: AssignmentSource;
  engine: string | null;
  createdAt: string;
};

/**
 * What the cells of a saved cross-tab show: the share of a column, the answers, both, the share of a row, or the share
 * of a column as an index of the share in all answers.
 */
export const CELL_FIGURES = ["share", "count", "both", "row", "index"] as const;
export type CellFigure = (typeof CELL_FIGURES)[number];

/** The kinds of pictures that a logo may be. */
export const LOGO_TYPES = ["png", "jpeg"] as const;

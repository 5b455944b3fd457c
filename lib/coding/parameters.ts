/** Answers whose language and flags one transaction writes. */
export const PREPARED_PER_TRANSACTION = 5_000;

/** Answers whose codes one transaction writes; each answer has a handful of rows. */
export const CODED_PER_TRANSACTION = 1_000;

/** Answers whose codes are read in one statement. */
export const CODINGS_PER_READ = 500;

/** From this number of distinct answers on, a coding manual is written; it takes one more call of the model. */
export const MANUAL_FROM = 200;
/** The most answers that the prompt for a coding manual quotes. */
export const QUOTABLE_ANSWERS = 120;

/** A manual is written again after people have corrected this many answers. */
export const DISAGREEMENTS_FOR_NEW_MANUAL = 10;
/** The most corrections by people that the prompt for a coding manual shows. */
export const MAX_DISAGREEMENTS = 40;

/** Milliseconds after which a round of classification or review ends, and its durable step is stored. */
export const ROUND_MS = 15_000;

/** The most reviewed answers that a forecast learns from, the latest first. */
export const EXAMPLES_READ_TO_FORECAST = 1_000;

/**
 * Milliseconds that an estimate, or the acceptance of a job, waits for the forecast of the share of answers that no
 * model is asked about.
 */
export const ESTIMATE_TIMEOUT_MS = 10_000;
export const ACCEPT_TIMEOUT_MS = 1_000;

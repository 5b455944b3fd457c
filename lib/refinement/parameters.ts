/** Bounds and thresholds of suggestions. Set by hand on the sample answers of hotels, shops and apps in the tests. */

/** Answers that are read for suggestions, in the order of arrival. */
export const MOST_ANSWERS = 50_000;
/** Calls of `classify` that one computation makes; with the local engine 2,000 answers each. */
export const MOST_CALLS = 25;
/** What a listed suggestion shows of its answers: ids, quotes, and characters of a quote. */
export const MOST_LISTED_ANSWERS = 1_000;
export const MOST_QUOTES = 5;
export const LONGEST_QUOTE = 300;
/** Suggestions that a list holds. */
export const MOST_LISTED = 1_000;
/** Suggestions of each kind that are kept, the most useful first. */
export const MOST_OF_KIND = 15;

/**
 * A newly computed code replaces a pending suggestion of a code if at least this share of the answers of both is the
 * same.
 */
export const LEAST_SAME_ANSWERS = 0.5;
/** A dismissed code is suggested again only if less than this share of the answers is the same. */
export const MOST_SAME_ANSWERS = 0.8;

/** A new code needs at least this many distinct answers, and at least this share of the answers that fit no code. */
export const LEAST_OF_NEW_CODE = 3;
export const LEAST_SHARE_OF_NEW_CODE = 0.01;
export const MOST_NEW_CODES = 12;

/**
 * Two codes overlap if at least this share of the distinct answers with either code has both for the same passage, and
 * at least this many do.
 */
export const LEAST_OVERLAP = 0.6;
export const LEAST_SHARED_ANSWERS = 3;
/** Pairs of codes that are compared. */
export const MOST_PAIRS = 20_000;

/** Codes whose wordings are compared. */
export const MOST_CODES_COMPARED = 250;

/**
 * Splits and new names are looked for in this many codes, the largest first, that have at least so many distinct
 * answers.
 */
export const MOST_CODES_EXAMINED = 8;
export const LEAST_TO_EXAMINE = 20;
export const MOST_PASSAGES = 2_000;
export const LONGEST_PASSAGE = 500;
/** A split is suggested if each part gets at least this share of the code's passages. */
export const LEAST_SHARE_OF_PART = 0.25;
/** The share of the code's passages that all parts of a split must cover together. */
export const LEAST_SHARE_OF_PARTS = 0.7;
export const MOST_PARTS = 4;
/** The largest share of passages that two parts may both get, of those that either gets. */
export const MOST_OVERLAP_OF_PARTS = 0.2;
/** A new name is suggested if at most this share of the code's passages has the code with high confidence, … */
export const MOST_SHARE_OF_SURE = 0.5;
/** … at most this share has a word of the old name, … */
export const MOST_SHARE_OF_OLD_NAME = 0.1;
/** … and at least this share has a word of the new name. */
export const LEAST_SHARE_OF_NEW_NAME = 0.3;

/** The suggestions of a question that people have resolved, and their decisions about all, that are kept. */
export const RESOLVED_KEPT = 1_000;
export const DECISIONS_KEPT = 10_000;

/** Answers that a preview lists as moved. */
export const MOST_MOVED = 200;

/** Whether the suggestions of so many answers are computed while the caller waits: of half a batch of the engine. */
export const computesAtOnce = (answers: number, { batchSize }: { batchSize: number }): boolean =>
  answers <= batchSize / 2;

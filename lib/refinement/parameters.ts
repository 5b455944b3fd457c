/** Limits and thresholds of suggestions. Set by hand on the sample answers of hotels, shops and apps in the tests. */

/** The most answers read for suggestions, in order of arrival. */
export const MAX_ANSWERS = 50_000;
/**
 * The most characters that are read for suggestions, of answers and of the evidence of their codes: 50,000 answers of
 * 1,000 characters take 100 to 200 MB. Each code counts as `CHARACTERS_OF_CODE` more.
 */
export const MAX_CHARACTERS = 50_000_000;
export const CHARACTERS_OF_CODE = 100;
/** The most calls of `classify` per computation; the local engine takes 2,000 answers in each. */
export const MAX_CALLS = 25;
/**
 * A model is asked about some of the answers without a sure code: at most this share of all, but `MIN_ASKED` in any case.
 * With 540 answers it then reads 13% of the tokens that coding them took (`npm run bench:model`).
 */
export const MAX_SHARE_ASKED = 0.05;
export const MIN_ASKED = 20;
/** Limits of a listed suggestion: answer ids, quotes, and characters of a quote. */
export const MAX_LISTED_ANSWERS = 1_000;
export const MAX_QUOTES = 5;
export const LONGEST_QUOTE = 300;
/** The most suggestions in a list. */
export const MAX_LISTED = 1_000;
/** The most suggestions kept of each kind, the most useful first. */
export const MAX_OF_KIND = 15;

/** A newly computed new code replaces a pending one if at least this share of their answers is the same. */
export const MIN_SAME_ANSWERS = 0.5;
/** A dismissed code is suggested again only if less than this share of the answers is the same. */
export const MAX_SAME_ANSWERS = 0.8;

/**
 * A new code needs this many distinct answers, and this many times the square root of the number of answers that fit no
 * code: 6 of 185, 13 of 1,000. The more answers there are, the more of them share a word by chance.
 */
export const MIN_OF_NEW_CODE = 3;
export const GROWTH_OF_NEW_CODE = 0.4;
export const MAX_NEW_CODES = 12;

/**
 * Two codes overlap if at least this share of the distinct answers with either has both for the same passage, and at
 * least this many do.
 */
export const MIN_OVERLAP = 0.6;
export const MIN_SHARED_ANSWERS = 3;
/** The most pairs of codes compared. */
export const MAX_PAIRS = 20_000;
/** The most codes of an answer that are compared with each other. */
export const MAX_MENTIONS_COMPARED = 10;

/** The most codes whose wordings are compared. */
export const MAX_CODES_COMPARED = 250;

/** Splits and new names are searched for this many of the largest codes, if they have enough distinct answers. */
export const MAX_CODES_EXAMINED = 8;
export const MIN_TO_EXAMINE = 20;
export const MAX_PASSAGES = 2_000;
export const LONGEST_PASSAGE = 500;
/** A split is suggested if each part gets at least this share of the code's passages. */
export const MIN_SHARE_OF_PART = 0.25;
/** The share of the code's passages that all parts of a split must cover together. */
export const MIN_SHARE_OF_PARTS = 0.7;
export const MAX_PARTS = 4;
/** Two parts may share at most this share of the passages that either has. */
export const MAX_OVERLAP_OF_PARTS = 0.2;
/**
 * A new name is suggested if three conditions hold. First: at most this share of the code's passages has the code with
 * high confidence.
 */
export const MAX_SHARE_OF_SURE = 0.5;
/** Second: at most this share has a word of the old name. */
export const MAX_SHARE_OF_OLD_NAME = 0.1;
/** Third: at least this share has a word of the new name. */
export const MIN_SHARE_OF_NEW_NAME = 0.3;

/** How many resolved suggestions of a question are kept, and how many decisions about all its suggestions. */
export const RESOLVED_KEPT = 1_000;
export const DECISIONS_KEPT = 10_000;

/** Answers that a preview lists as moved. */
export const MAX_MOVED = 200;

/** Whether suggestions are computed while the caller waits: only for up to half a batch of the engine. */
export const computesAtOnce = (answers: number, { batchSize }: { batchSize: number }): boolean =>
  answers <= batchSize / 2;

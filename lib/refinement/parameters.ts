/** Bounds and thresholds of suggestions. Set by hand on the sample answers of hotels, shops and apps in the tests. */

/** Answers that are read for suggestions, in the order of arrival. */
export const MOST_ANSWERS = 50_000;
/** Calls of `classify` that one computation makes; with the local engine 2,000 answers each. */
export const MOST_CALLS = 25;
/** Ids and quotes that a listed suggestion shows of its answers, and the characters of a quote. */
export const MOST_LISTED_ANSWERS = 1_000;
export const MOST_QUOTES = 5;
export const LONGEST_QUOTE = 300;
export const MOST_LISTED = 1_000;
/** Suggestions of each kind that are kept, the most useful first. */
export const MOST_OF_KIND = 15;

/** Two new codes are one suggestion, where they concern this share of the same answers; a dismissed one comes again below that share. */
export const LEAST_SAME_ANSWERS = 0.5;
export const MOST_SAME_ANSWERS = 0.8;

/** Distinct answers that a new code must have, and the share of the answers that fit no code. */
export const LEAST_OF_NEW_CODE = 3;
export const LEAST_SHARE_OF_NEW_CODE = 0.01;
export const MOST_NEW_CODES = 12;

/** Two codes overlap where this share of the answers with either has both, for the same passage. */
export const LEAST_OVERLAP = 0.6;
export const LEAST_SHARED_ANSWERS = 3;
/** Pairs of codes that are compared. */
export const MOST_PAIRS = 20_000;

/** Codes whose wordings are compared. */
export const MOST_CODES_COMPARED = 250;

/** Codes whose content is looked at for splits and names, the largest first, and the distinct answers that they need. */
export const MOST_CODES_EXAMINED = 8;
export const LEAST_TO_EXAMINE = 20;
export const MOST_PASSAGES = 2_000;
export const LONGEST_PASSAGE = 500;
/** A code is split where each part gets this share of its passages, and all parts together that share. */
export const LEAST_SHARE_OF_PART = 0.25;
export const LEAST_SHARE_OF_PARTS = 0.7;
export const MOST_PARTS = 4;
/** Passages that two parts may both get, of those that either gets. */
export const MOST_OVERLAP_OF_PARTS = 0.2;
/**
 * A code is renamed where no more passages than these surely have it or use its name's words, and these use the new
 * name's.
 */
export const MOST_SHARE_OF_SURE = 0.5;
export const MOST_SHARE_OF_OLD_NAME = 0.1;
export const LEAST_SHARE_OF_NEW_NAME = 0.3;

/** Answers that a preview lists. */
export const MOST_MOVED = 200;

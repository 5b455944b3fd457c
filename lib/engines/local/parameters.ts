/**
 * Tuning values that several parts of the local engine share. The brackets name the part of `npm run bench:quality`
 * that set each.
 */

/** The number of unreviewed answers whose scores show what is usual in a question (assignment, learning). */
export const SAMPLED_ANSWERS = 400;
/** The number of code names that are scored as if they were answers, for the same purpose (assignment). */
export const SAMPLED_NAMES = 100;

/** The sentence encoder takes part in learning from this number of reviewed answers on (learning). */
export const SENTENCES_FROM = 1;
/**
 * Above this number of distinct answers the encoder is not used: at 120 to 210 answers per second and core it would
 * take too long. Set for time.
 */
export const MOST_ENCODED = 20_000;

/** A word with at least this weight is a sure cue: it belongs to one known theme only. Given by the lists of cues. */
export const SURE_CUE_WEIGHT = 1;
/** Weight of the theme "overall" in a clause that holds a feeling and nothing else: "very good" (assignment). */
export const BARE_FEELING_WEIGHT = 0.7;
/**
 * A known theme counts in a clause only if it has at least this share of the weight of the clause's strongest theme
 * (assignment).
 */
export const LEAST_THEME_SHARE = 0.4;

/**
 * Rank of each confidence when near-equal answers are compared and the coding with the highest mean wins. Not measured:
 * the order is all that matters.
 */
export const CONFIDENCE_RANK = { high: 3, medium: 2, low: 1 } as const;

/**
 * With fewer uncoded answers than this, nothing is learnt from them. When 20 answers are coded at a time, micro-F1 is
 * about the same with learning (.464) and without (.460, mean of 10 sets); and without, one trained codebook serves
 * many requests.
 */
export const LEAST_CORPUS_LEARNT = 50;

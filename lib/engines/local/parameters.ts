/**
 * Tuning values that several parts of the local engine share. The words in brackets name the part of `npm run
 * bench:quality` with which a value was set.
 */

/**
 * The number of unreviewed answers that are scored to see which scores are usual in a question (assignment, learning).
 */
export const SAMPLED_ANSWERS = 400;
/** The number of code names that are scored for the same purpose, as if they were answers (assignment). */
export const SAMPLED_NAMES = 100;

/** The sentence encoder is used for learning from this number of reviewed answers on (learning). */
export const SENTENCES_FROM = 1;
/**
 * With more distinct answers than this the encoder is not used. At 120 to 210 answers per second and core it would take
 * too long. Set for time.
 */
export const MOST_ENCODED = 20_000;

/**
 * A word with at least this weight is a sure cue: it points to one known theme only. The lists of cues give the
 * weights.
 */
export const SURE_CUE_WEIGHT = 1;
/** Weight of the theme "overall experience" in a clause that only expresses a feeling: "very good" (assignment). */
export const BARE_FEELING_WEIGHT = 0.7;
/**
 * A known theme counts in a clause only if it has at least this share of the weight of the clause's strongest theme
 * (assignment).
 */
export const LEAST_THEME_SHARE = 0.4;

/**
 * Rank of each confidence. When near-equal answers are compared, the coding with the highest mean rank is taken. Not
 * measured, because only the order matters.
 */
export const CONFIDENCE_RANK = { high: 3, medium: 2, low: 1 } as const;

/**
 * With fewer uncoded answers than this, nothing is learnt from them. If 20 answers are coded at a time, micro-F1 is
 * about the same with learning (.464) and without (.460, mean of 10 sets). Without it, one trained codebook can serve
 * many requests.
 */
export const LEAST_CORPUS_LEARNT = 50;

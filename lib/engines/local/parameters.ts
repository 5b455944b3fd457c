/** Tuning values that several parts of the local engine share. Each says which part of `npm run bench:quality` set it. */

/** Answers without a review whose scores tell what is usual in a question (assignment, learning). */
export const SAMPLED_ANSWERS = 400;
/** Names of codes that are scored as if they were answers, for the same purpose (assignment). */
export const SAMPLED_NAMES = 100;

/** Reviewed answers from which the sentence encoder takes part in learning (learning). */
export const SENTENCES_FROM = 1;
/** With more distinct answers the encoder, 120 to 210 answers a second and core, would take too long. Set for time. */
export const MOST_ENCODED = 20_000;

/** Weight from which a word is a sure cue: it belongs to one known theme alone. Given by the lists of cues. */
export const SURE_CUE_WEIGHT = 1;
/** Weight of the theme "overall" in a clause that holds a feeling and nothing else: "very good" (assignment). */
export const BARE_FEELING_WEIGHT = 0.7;
/** A known theme counts in a clause only with this share of the weight of the clause's strongest theme (assignment). */
export const LEAST_THEME_SHARE = 0.4;

/** What a confidence counts when near-equal answers are compared and the surest coding wins. Not measured. */
export const CONFIDENCE_RANK = { high: 3, medium: 2, low: 1 } as const;

/**
 * With fewer uncoded answers nothing is learnt from them. Coding 20 answers at a time, micro-F1 is the same with and
 * without (.464 and .460, mean of 10 sets), and one trained codebook serves many requests.
 */
export const LEAST_CORPUS_LEARNT = 50;

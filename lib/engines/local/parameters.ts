/**
 * Tuning values that several parts of the local engine share. The words in brackets name the part of `npm run
 * bench:quality` with which a value was set.
 */

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
export const MIN_THEME_SHARE = 0.4;

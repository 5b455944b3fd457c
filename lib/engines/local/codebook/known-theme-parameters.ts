/**
 * Tuning values for known themes in a codebook. Each was set with `npm run bench:quality -- --only generation`, unless
 * it says otherwise. A cue is a word that points to a known theme; a sure cue points to one theme only
 * (`SURE_CUE_WEIGHT`). The known themes cover the field of the answers if they fit what the answers are about.
 */

/** The known themes cover the field if at least this share of the passages contains a sure cue of any of them. */
export const KNOWN_FIELD_SHARE = 0.28;
/** With fewer answers than this, the field counts as covered. */
export const MIN_ANSWERS_FOR_FIELD = 8;
/** A known theme becomes a code if at least this share of the answers mentions it. */
export const KNOWN_THEME_SHARE = 0.025;
/** With fewer answers than this, a known theme needs only one answer with a sure cue. */
export const FEW_ANSWERS = 40;
/** A weak cue is ignored if another theme of the same passage is mentioned by this many times as many answers. */
export const STRONGER_THEME_RATIO = 2;

/**
 * The theme "overall experience" is separated before clustering if at least this share of the answers contains a sure
 * cue of it. F1 rises from .426 to .439. With .05 it does not rise, because small surveys lose the theme.
 */
export const MIN_OVERALL_SHARE = 0.03;
/**
 * A passage with a sure cue of "overall experience" is about that theme only if it has at most this many content words:
 * "I would recommend the hotel to friends with children" is about more. F1 without this limit: .432.
 */
export const MAX_OVERALL_STEMS = 3;
/**
 * A word stands for the judged thing under these conditions. At least `MIN_THING_SHARE` of the answers contain it. At
 * least `MIN_POINTED_USES` of its uses, and `MIN_POINTED_SHARE` of them, follow "this". In `MIN_JUDGED_SHARE` of
 * its uses the passage only judges it ("great course"). F1 without and with the rule: .459 and .480 (two draws of 11
 * sets, `--only draws --quick`); with .03 as the last value, .470.
 */
export const MIN_THING_SHARE = 0.04;
export const MIN_POINTED_USES = 3;
export const MIN_POINTED_SHARE = 0.15;
export const MIN_JUDGED_SHARE = 0.05;

// How well a known theme is said

/** At least this share of the cluster's typical words, by weight, must be cues of the theme. */
export const THEME_WORD_SHARE = 0.4;
/** Factor on the weight of a typical word that is only a weak cue. */
export const WEAK_CUE_WEIGHT = 0.5;
/** The number of typical words that are compared with the theme's cues, the most typical first. */
export const TYPICAL_WORDS_COMPARED = 8;
/**
 * At least this many typical words must be cues of the theme. One is enough if it is in the theme's name; otherwise it
 * may mean something else ("bar" is a cue of drinks, but also occurs in "progress bar").
 */
export const MIN_CUES = 2;
/**
 * At least this share of the passages must contain all words of one of the theme's names, not counting words that only
 * judge ("good").
 */
export const MIN_WHOLE_NAME_SHARE = 0.2;
/**
 * At least this share of the passages must contain one word of the theme's names, not counting vague words such as
 * "time".
 */
export const MIN_NAME_WORD_SHARE = 0.3;

/**
 * Tuning values for known themes in a codebook. Each was set with `npm run bench:quality -- --only generation`, unless
 * it says otherwise.
 */

/** The known themes cover the field if at least this share of the passages holds a sure cue of one. */
export const KNOWN_FIELD_SHARE = 0.28;
/** With fewer answers than this, the field counts as covered. */
export const LEAST_ANSWERS_FOR_FIELD = 8;
/** The smallest share of the answers that makes a known theme a code, in a covered field and in others. */
export const KNOWN_THEME_SHARE = 0.025;
export const KNOWN_THEME_SHARE_OTHER_FIELD = 0.05;
/** With fewer answers than this, one answer with a sure cue is enough for a known theme. */
export const FEW_ANSWERS = 40;
/** A weak cue is ignored if this many times as many answers mention another theme of the passage. */
export const STRONGER_THEME_RATIO = 2;

/**
 * The theme "overall experience" is set apart before clustering (F1 .426 → .439) if at least this share of the answers
 * holds a sure cue of it. With .05 it is no better than without, since small surveys lose the theme.
 */
export const LEAST_OVERALL_SHARE = 0.03;
/**
 * A passage with a sure cue is about the experience as a whole only if it has at most this many content words: "I would
 * recommend the hotel to friends with children" is about more. No limit: .432.
 */
export const MOST_OVERALL_STEMS = 3;
/**
 * A word means the judged thing if at least this share of the answers holds it; if at least so many of its uses, and
 * this share of them, follow "this"; and if in this share of its uses the passage only judges it ("great course"). Two
 * draws of 11 sets, with `--only draws --quick`: F1 .459 → .480; with .03 as the last value, .470.
 */
export const LEAST_THING_SHARE = 0.04;
export const LEAST_POINTED_USES = 3;
export const LEAST_POINTED_SHARE = 0.15;
export const LEAST_JUDGED_SHARE = 0.05;

// Naming a cluster after a known theme

/** At least this share of the passages must mention the theme. */
export const THEME_PASSAGE_SHARE = 0.5;
/** At least this share of the cluster's typical words, by weight, must be cues of the theme. */
export const THEME_WORD_SHARE = 0.4;
/** Factor on the weight of a typical word that is only a weak cue. */
export const WEAK_CUE_WEIGHT = 0.5;
/** The number of typical words that are compared with the theme's cues, the most typical first. */
export const TYPICAL_WORDS_COMPARED = 8;
/**
 * This many typical words must be cues of the theme. One is enough if it is in the theme's name; otherwise it may
 * mean something else ("bar" is a cue of drinks, but also occurs in "progress bar").
 */
export const LEAST_CUES = 2;
/** This share of the passages must hold all words of one of its names, apart from judging ones ("good"). */
export const LEAST_NAME_SAID = 0.2;
/** At least this share of the passages must hold one word of its names; vague words such as "time" are ignored. */
export const LEAST_NAME_HEARD = 0.3;
/** If this share of the passages has a sure cue of the theme, the lower share for words of its name is enough. */
export const LEAST_CUED = 0.6;
export const LEAST_NAME_HEARD_IF_CUED = 0.15;
/** The theme "overall experience" needs no word of its name, only sure cues in this share of the passages. */
export const LEAST_OVERALL_CUED = 0.35;
/** If only the theme's category fits: least shares of passages that mention the theme, and of words that are cues. */
export const CATEGORY_PASSAGE_SHARE = 0.25;
export const CATEGORY_WORD_SHARE = 0.2;

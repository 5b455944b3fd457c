/**
 * Tuning values for recognising the frame of a field. Set by looking at what is recognised in 84 sets of coded answers,
 * and in these without their own frame.
 */

/** A frame is recognised from at most this many answers, evenly spaced. Set for time. */
export const MAX_ANSWERS_READ = 500;
/** With fewer answers than this, no frame is recognised. */
export const MIN_ANSWERS_TO_RECOGNISE = 20;
/**
 * A frame is recognised if at least these shares of the answers say a typical expression of the field or of a code, and
 * one of a code: smaller ones if the field is named, which at least `MIN_NAMING_SHARE` of the answers do.
 */
export const MIN_SHARES = { named: { field: 0.4, fitting: 0.35 }, unnamed: { field: 0.5, fitting: 0.4 } };
export const MIN_NAMING_SHARE = 0.1;
/**
 * The codes that answers say must be as many and as even as this number of equally frequent ones. In debates about a
 * single subject they are 1 to 9.6, in answers of the frame's field 10 to 19.
 */
export const MIN_EFFECTIVE_CODES = 9.7;
/** The most frequent code may have at most this share of the answers that fit. It has up to .42 in the frame's field. */
export const MAX_LARGEST_SHARE = 0.45;
/**
 * A further theme is said at least so many times as often in the answers that fit no code of the frame as in the others.
 */
export const MIN_LIFT = 1.5;
/** A frame is recognised if its evidence times its effective number of codes leads that of the next one by this factor. */
export const MIN_LEAD = 1.25;

/**
 * Tuning values of finding names in answers. Unless a value says otherwise, it was set with
 * `npm run bench:quality -- --only entity`.
 */

/** Longest name in words. */
export const LONGEST_NAME = 5;

// Which phrases are names

/** Score from which a phrase is a name, and the higher one for a phrase that only one answer holds. */
export const LEAST_NAME_SCORE = 1;
export const LEAST_UNSEEN_NAME_SCORE = 2;
/** Share of its places with a capital from which a phrase looks like a name, and below which it looks like none. */
export const MOSTLY_CAPITALS = 0.5;
export const HARDLY_CAPITALS = 0.2;
/** An everyday word is a name where this many answers, and this share of them, give it alone ("Next", "Signal"). */
export const LEAST_RECURRING = 3;
export const RECURRING_SHARE = 0.03;
/** Names beside which a word must stand to be an addition ("Nivea shampoo"). */
export const LEAST_NAMES_WITH_ADDITION = 3;
/** A slip in an addition: letters of the word, and the spelling distance. */
export const SHORTEST_MISTYPED_ADDITION = 6;
export const ADDITION_DISTANCE = 1.5;

// Conjunctions within names ("Johnson & Johnson")

/** Uses of the joined name, and the uses of a part by itself, as a multiple of them, up to which they are one name. */
export const LEAST_JOINED = 2;
export const MOST_ALONE = 0.4;
/** Words of a part, and the slip in one: letters and spelling distance. */
export const LONGEST_JOINED_PART = 2;
export const SHORTEST_MISTYPED_PART = 4;
export const JOINED_PART_DISTANCE = 1.2;

// Uniting spellings

/** Uses that a name of the codebook counts as: a multiple of its own, and a minimum. It attracts spellings more. */
export const GIVEN_WEIGHT = 2;
export const LEAST_GIVEN_USES = 3;
/** Answers per phrase that are searched for another phrase beside it. Set for speed. */
export const ANSWERS_COMPARED = 20;
/** Phrases of one answer that are searched for it. Not measured: it bounds the work. */
export const PHRASES_COMPARED = 200;
/** A spelling with a smaller share of a name's uses does not attract other spellings. */
export const LEAST_SPELLING_SHARE = 0.04;
/** A name that is this many times as frequent attracts spellings at a greater distance. */
export const FAR_RATIO = 15;
/** An everyday word is a misspelling only of a name that is this many times as frequent. */
export const PLAIN_RATIO = 25;
/** Most uses of a name followed by ordinary words, as a share of those of the name alone, to be the same name. */
export const MOST_SPECIFIC_SHARE = 0.1;
/** A part of a name stands for it where the name is this many times as frequent as the next one with this part. */
export const SOLE_RATIO = 2;
/** Letters of a name without its additions from which misspellings of it are looked for. */
export const SHORTEST_CORE = 3;
/** What one unit of spelling distance costs against the logarithm of a name's uses, and the least distance assumed. */
export const DISTANCE_COST = 2.5;
export const LEAST_DISTANCE = 0.5;
/** Share of a name's uses that a misspelling may have, by its distance; more for a slip in a long name ("Motorolla"). */
export const ERROR_SHARES: readonly (readonly [distance: number, share: number])[] = [
  [0.6, 0.35],
  [1, 0.12],
  [1.5, 0.06],
  [Number.POSITIVE_INFINITY, 0.04],
];
export const LONG_NAME = 7;
export const ERROR_SHARES_OF_LONG: typeof ERROR_SHARES = [[0.6, 0.7], [1, 0.5], ...ERROR_SHARES];
/** Distance of short words within longer names. */
export const SHORT_WORD_DISTANCE = 0.85;

// Abbreviations

/** An abbreviation stands for a name that is this many times as frequent as the next one it could stand for. */
export const ABBREVIATION_DOMINANCE = 5;
/** Uses of a name from which it may be abbreviated. */
export const LEAST_USES_TO_ABBREVIATE = 2;
/** Letters of a blend ("AmFam") or clipping ("Merc"), and of the longest blend. The latter is not measured. */
export const SHORTEST_BLEND = 4;
export const LONGEST_BLEND = 24;
/** Words of a name beyond which nobody abbreviates a part of it. Not measured: it bounds the work. */
export const LONGEST_ABBREVIATED = 10;
/** A clipping leaves out at least this many letters of the word, and its name is this many times as frequent. */
export const LEAST_CLIPPED = 4;
export const CLIPPED_RATIO = 2;

// Finding names in sentences

/** Longest misspelt name in words. */
export const LONGEST_MISSPELT = 3;
/** An everyday word counts as a name in sentences where it stands alone this many times as often as in sentences. */
export const EVERYDAY_ALONE_RATIO = 1;
/** The same for a stop word, which also needs a number of uses as a name. */
export const STOP_ALONE_RATIO = 2;
export const LEAST_USES_OF_STOP = 5;
/** Share of words that may be unknown in a list of names without separators ("Tesco Lidl Aldi"). */
export const MOST_UNKNOWN_SHARE = 0.4;
/** In scripts without spaces: letters of a name, and letters between two names of a list. */
export const LONGEST_IN_RUN = 16;
export const MOST_BETWEEN = 2;

// Costs of errors in the spelling distance; any other error costs 1

export const TRANSPOSED_COST = 0.7;
export const DOUBLED_COST = 0.5;
export const NEIGHBOURING_KEY_COST = 0.8;
export const SIMILAR_SOUND_COST = 0.6;
/** Added for an error in the first letter: people seldom err there. */
export const FIRST_LETTER_COST = 0.4;

// The index of spellings (set for speed)

/** Letters at the beginning that are indexed, and how many of them may be left out; one in spellings below `LONG_SPELLING`. */
export const INDEXED_PREFIX = 7;
export const MOST_DELETIONS = 2;
export const LONG_SPELLING = 6;
/** Spellings kept per form, those that came first. */
export const MOST_PER_FORM = 100;
/** Letters that only one of two spellings may have, and the difference of their lengths. */
export const MOST_OTHER_LETTERS = 4;
/**
 * Bounds of the work where many names look alike, those that came first: names that share a word, initials or their
 * first two letters; spellings that are compared with one; spellings of a name among which the most central is looked
 * for.
 */
export const MOST_PER_KEY = 500;
export const MOST_COMPARED = 500;
export const MOST_CENTRAL = 200;

// Writing names (not measured apart: canonical spelling)

/** Letters of an acronym in capitals. */
export const LONGEST_ACRONYM = 5;
/** Where the commonest spelling occurs no more often, the most central one is taken; distances are cut at the second value. */
export const FEW_USES = 3;
export const MOST_CENTRAL_DISTANCE = 4;
/** Other spellings listed in a definition. Not measured. */
export const MOST_SPELLINGS = 12;

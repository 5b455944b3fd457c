/**
 * Tuning values for finding names in answers. Each was set with `npm run bench:quality -- --only entity`, unless it
 * says otherwise.
 */

/** Longest name, in words. */
export const LONGEST_NAME = 5;

// Which phrases are names

/** A phrase with at least this score is a name; a phrase that only one answer holds needs the higher score. */
export const LEAST_NAME_SCORE = 1;
export const LEAST_UNSEEN_NAME_SCORE = 2;
/** Shares of a phrase's uses with a capital: from the first on it looks like a name, below the second it does not. */
export const MOSTLY_CAPITALS = 0.5;
export const HARDLY_CAPITALS = 0.2;
/**
 * An everyday word is a name if at least this many answers, and this share of them, consist of it ("Next", "Signal").
 */
export const LEAST_RECURRING = 3;
export const RECURRING_SHARE = 0.03;
/** A word is an addition if it stands beside at least this many different names ("Nivea shampoo"). */
export const LEAST_NAMES_WITH_ADDITION = 3;
/**
 * Typing errors in an addition: the shortest word for which they are tolerated, in letters, and the largest spelling
 * distance.
 */
export const SHORTEST_MISTYPED_ADDITION = 6;
export const ADDITION_DISTANCE = 1.5;

// Conjunctions within names ("Johnson & Johnson")

/**
 * Two names joined by "and" are one name if the joined form has at least this many uses, and a part alone has at most
 * this multiple of them.
 */
export const LEAST_JOINED = 2;
export const MOST_ALONE = 0.4;
/**
 * The longest part of a joined name, in words. Typing errors in a part: its fewest letters and the largest spelling
 * distance.
 */
export const LONGEST_JOINED_PART = 2;
export const SHORTEST_MISTYPED_PART = 4;
export const JOINED_PART_DISTANCE = 1.2;

// Uniting spellings

/**
 * Names of the codebook attract spellings more: their uses are multiplied by the factor and count as at least the
 * minimum.
 */
export const GIVEN_WEIGHT = 2;
export const LEAST_GIVEN_USES = 3;
/** To see whether two phrases stand together in an answer, this many answers of one are searched. Set for speed. */
export const ANSWERS_COMPARED = 20;
/** In each of these answers, this many phrases are searched. Not measured: it only bounds the work. */
export const PHRASES_COMPARED = 200;
/** A spelling with less than this share of its name's uses does not attract other spellings. */
export const LEAST_SPELLING_SHARE = 0.04;
/** A name this many times as frequent as a spelling attracts it from a greater distance. */
export const FAR_RATIO = 15;
/** An everyday word is a misspelling of a name only if the name is this many times as frequent. */
export const PLAIN_RATIO = 25;
/**
 * A name followed by everyday words is the same name only if it has at most this share of the uses of the name alone.
 */
export const MOST_SPECIFIC_SHARE = 0.1;
/** A part stands for the whole name only if the name is this many times as frequent as the next name with this part. */
export const SOLE_RATIO = 2;
/** Without its additions, a name needs at least this many letters for its misspellings to be looked for. */
export const SHORTEST_CORE = 3;
/**
 * The cost of one unit of spelling distance, compared with the logarithm of a name's uses; and the smallest distance
 * assumed.
 */
export const DISTANCE_COST = 2.5;
export const LEAST_DISTANCE = 0.5;
/**
 * The largest share of a name's uses that a misspelling may have, by its distance. It is larger for names of at least
 * `LONG_NAME` letters ("Motorolla").
 */
export const ERROR_SHARES: readonly (readonly [distance: number, share: number])[] = [
  [0.6, 0.35],
  [1, 0.12],
  [1.5, 0.06],
  [Number.POSITIVE_INFINITY, 0.04],
];
export const LONG_NAME = 7;
export const ERROR_SHARES_OF_LONG: typeof ERROR_SHARES = [[0.6, 0.7], [1, 0.5], ...ERROR_SHARES];
/** The distance allowed for short words within longer names. */
export const SHORT_WORD_DISTANCE = 0.85;

// Abbreviations

/** An abbreviation stands for a name that is this many times as frequent as the next candidate. */
export const ABBREVIATION_DOMINANCE = 5;
/** A name may be abbreviated only if it has at least this many uses. */
export const LEAST_USES_TO_ABBREVIATE = 2;
/**
 * The fewest letters of a blend ("AmFam") or clipping ("Merc"), and the most letters of a blend. The latter is not
 * measured: it bounds the work.
 */
export const SHORTEST_BLEND = 4;
export const LONGEST_BLEND = 24;
/** Names with more words than this are not searched for abbreviations. Not measured: it bounds the work. */
export const LONGEST_ABBREVIATED = 10;
/** A clipping leaves out at least this many letters, and its name is at least this many times as frequent. */
export const LEAST_CLIPPED = 4;
export const CLIPPED_RATIO = 2;

// Finding names in sentences

/** Longest misspelt name looked for, in words. */
export const LONGEST_MISSPELT = 3;
/**
 * In sentences, an everyday word counts as a name only if it stands alone at least this many times as often as in
 * sentences.
 */
export const EVERYDAY_ALONE_RATIO = 1;
/** The same ratio for a stop word, which also needs this many uses as a name. */
export const STOP_ALONE_RATIO = 2;
export const LEAST_USES_OF_STOP = 5;
/** The largest share of unknown words in a list of names without separators ("Tesco Lidl Aldi"). */
export const MOST_UNKNOWN_SHARE = 0.4;
/** In scripts without spaces: the most letters of a name, and the most letters between two names of a list. */
export const LONGEST_IN_RUN = 16;
export const MOST_BETWEEN = 2;

// Costs of typing errors in the spelling distance; any other error costs 1

export const TRANSPOSED_COST = 0.7;
export const DOUBLED_COST = 0.5;
export const NEIGHBOURING_KEY_COST = 0.8;
export const SIMILAR_SOUND_COST = 0.6;
/** Added for an error in the first letter, where people seldom err. */
export const FIRST_LETTER_COST = 0.4;

// The index of spellings (set for speed)

/**
 * The number of first letters that are indexed, and how many of them may be left out; only one in spellings shorter
 * than `LONG_SPELLING`.
 */
export const INDEXED_PREFIX = 7;
export const MOST_DELETIONS = 2;
export const LONG_SPELLING = 6;
/** The most spellings kept for each shortened form; later ones are dropped. */
export const MOST_PER_FORM = 100;
/** The most letters that only one of two spellings has, and that their lengths may differ by. */
export const MOST_OTHER_LETTERS = 4;
/**
 * Limits of the work when many names look alike. They apply to: names that share a word, initials or their first two
 * letters; spellings compared with one spelling; spellings of a name among which the most central is chosen.
 */
export const MOST_PER_KEY = 500;
export const MOST_COMPARED = 500;
export const MOST_CENTRAL = 200;

// Writing names (measured only as part of canonical spelling)

/** Most letters of an acronym in capitals. */
export const LONGEST_ACRONYM = 5;
/**
 * If the most frequent spelling has at most this many uses, the most central one is taken. Larger distances than the
 * second value count as that value.
 */
export const FEW_USES = 3;
export const MOST_CENTRAL_DISTANCE = 4;
/** Of longer spellings, only this many letters are compared. */
export const LONGEST_COMPARED = 200;
/** The most other spellings in a definition. Not measured: it keeps the definition short. */
export const MOST_SPELLINGS = 12;

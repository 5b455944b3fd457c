/**
 * Tuning values for finding names in answers. Each was set with `npm run bench:quality -- --only entity`, unless it
 * says otherwise.
 */

/** The most words of a name. */
export const LONGEST_NAME = 5;

// Which phrases are names

/**
 * A phrase is a name if its score is at least the first value. If only one answer contains it, the score must be at
 * least the second value.
 */
export const MIN_NAME_SCORE = 1;
export const MIN_UNSEEN_NAME_SCORE = 2;
/**
 * The share of a phrase's uses that have a capital. From the first value on the phrase looks like a name; below the
 * second it does not.
 */
export const MOSTLY_CAPITALS = 0.5;
export const HARDLY_CAPITALS = 0.2;
/**
 * An everyday word is a name if at least this many answers, and this share of them, consist of it ("Next", "Signal").
 */
export const MIN_RECURRING = 3;
export const RECURRING_SHARE = 0.03;
/** A word counts as an addition if it stands beside at least this many different names ("Nivea shampoo"). */
export const MIN_NAMES_WITH_ADDITION = 3;
/** Typing errors are tolerated in an addition of at least this many letters, up to this spelling distance. */
export const SHORTEST_MISTYPED_ADDITION = 6;
export const ADDITION_DISTANCE = 1.5;

// Conjunctions within names ("Johnson & Johnson")

/**
 * Two names joined by "and" are one name if the joined form has at least the first number of uses, and if the rarer
 * part has at most this many times as many uses without the other.
 */
export const MIN_JOINED = 2;
export const MAX_ALONE = 0.4;
/**
 * A part of a joined name has at most this many words. Typing errors in a part are tolerated from this many letters on,
 * up to this spelling distance.
 */
export const LONGEST_JOINED_PART = 2;
export const SHORTEST_MISTYPED_PART = 4;
export const JOINED_PART_DISTANCE = 1.2;

// Uniting spellings

/**
 * A name of the codebook attracts similar spellings more than other names do: its uses are multiplied by the factor,
 * and count as at least the minimum.
 */
export const GIVEN_WEIGHT = 2;
export const MIN_GIVEN_USES = 3;
/** Whether two phrases stand together in an answer is checked in this many answers of one of them. Set for speed. */
export const ANSWERS_COMPARED = 20;
/** In each of these answers, at most this many phrases are searched. Not measured: the limit only bounds the work. */
export const PHRASES_COMPARED = 200;
/** A spelling that has less than this share of its name's uses does not attract other spellings. */
export const MIN_SPELLING_SHARE = 0.04;
/** If a name is this many times as frequent as a spelling, it attracts the spelling from a greater distance. */
export const FAR_RATIO = 15;
/** An everyday word counts as a misspelling of a name only if the name is this many times as frequent. */
export const PLAIN_RATIO = 25;
/**
 * A name followed by everyday words is the same as the name alone only if it has at most this share of that name's
 * uses.
 */
export const MAX_SPECIFIC_SHARE = 0.1;
/**
 * A part stands for a whole name only if that name is this many times as frequent as the next name with the same part.
 */
export const SOLE_RATIO = 2;
/** Misspellings of a name without its additions are sought only if that form has at least this many letters. */
export const SHORTEST_CORE = 3;
/**
 * What one unit of spelling distance costs, on the scale of the logarithm of a name's uses; and the smallest distance
 * that is assumed before it is computed.
 */
export const DISTANCE_COST = 2.5;
export const MIN_DISTANCE = 0.5;
/**
 * The largest share of a name's uses that a misspelling may have, by the distance of the two. It is larger for names of
 * at least `LONG_NAME` letters ("Motorolla").
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
export const MIN_USES_TO_ABBREVIATE = 2;
/**
 * The fewest letters of a blend ("AmFam") or a clipping ("Merc"), and the most letters of a blend. The second value is
 * not measured: it only bounds the work.
 */
export const SHORTEST_BLEND = 4;
export const LONGEST_BLEND = 24;
/** Abbreviations of names with more words than this are not sought. Not measured: it only bounds the work. */
export const LONGEST_ABBREVIATED = 10;
/** A clipping lacks at least this many letters of the name, and the name is at least this many times as frequent. */
export const MIN_CLIPPED = 4;
export const CLIPPED_RATIO = 2;

// Finding names in sentences

/** The most words of a misspelt name that is sought in sentences. */
export const LONGEST_MISSPELT = 3;
/**
 * In a sentence, an everyday word counts as a name only if it is used alone at least this many times as often as in
 * sentences.
 */
export const EVERYDAY_ALONE_RATIO = 1;
/** The same ratio for a name that contains a stop word, and the fewest answers that must give such a name. */
export const STOP_ALONE_RATIO = 2;
export const MIN_USES_OF_STOP = 5;
/** The largest share of unknown words in a list of names without separators ("Tesco Lidl Aldi"). */
export const MAX_UNKNOWN_SHARE = 0.4;
/** In scripts without spaces: the most letters of a name, and the most letters between two names of a list. */
export const LONGEST_IN_RUN = 16;
export const MAX_BETWEEN = 2;

// Costs of typing errors in the spelling distance; any other error costs 1

export const TRANSPOSED_COST = 0.7;
export const DOUBLED_COST = 0.5;
export const NEIGHBOURING_KEY_COST = 0.8;
export const SIMILAR_SOUND_COST = 0.6;
/** Added for an error in the first letter, which people seldom mistype. */
export const FIRST_LETTER_COST = 0.4;

// The index of spellings (set for speed)

/**
 * How many first letters of a spelling are indexed, and how many of them an index entry may leave out. In spellings
 * shorter than `LONG_SPELLING` it is only one.
 */
export const INDEXED_PREFIX = 7;
export const MAX_DELETIONS = 2;
export const LONG_SPELLING = 6;
/** The most spellings that an entry of the index holds; later ones are dropped. */
export const MAX_PER_FORM = 100;
/** The most letters that only one of two similar spellings may have, and the most by which their lengths may differ. */
export const MAX_OTHER_LETTERS = 4;
/**
 * Limits of the work if many names look alike. `MAX_PER_KEY`: names with a word, initials or first two letters in
 * common. `MAX_COMPARED`: spellings that are compared with one spelling. `MAX_CENTRAL`: spellings of a name among
 * which the most central one is sought.
 */
export const MAX_PER_KEY = 500;
export const MAX_COMPARED = 500;
export const MAX_CENTRAL = 200;

// Writing names (measured only as part of canonical spelling)

/** The most letters of an acronym in capitals. */
export const LONGEST_ACRONYM = 5;
/**
 * If the most frequent spelling has at most this many uses, the most central spelling is chosen instead. In that
 * choice, a distance larger than the second value counts as the second value.
 */
export const FEW_USES = 3;
export const MAX_CENTRAL_DISTANCE = 4;
/** Only this many letters of a spelling are compared. */
export const LONGEST_COMPARED = 200;
/** The most other spellings in a definition. Not measured: it keeps the definition short. */
export const MAX_SPELLINGS = 12;

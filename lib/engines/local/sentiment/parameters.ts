/**
 * Tuning values for reading sentiment, set with `npm run bench:quality -- --only sentiment`. Feelings have the scale of
 * the lexicon, on which a clear word counts 2 to 3, and blame is negative. A reach is a number of words.
 */

/**
 * A negator reverses words of feeling within this reach after it: it multiplies them by a factor. The result is at
 * least as strong as the third value ("no waiting").
 */
export const NEGATION_REACH = 4;
export const NEGATION_FACTOR = -0.6;
export const MIN_NEGATED = 0.9;
/**
 * A negator at the end of a clause reverses words within this reach before it, if at most this many words follow it.
 */
export const BACKWARD_REACH = 3;
export const MAX_WORDS_AFTER_NEGATOR = 1;
/** Only blame at least as strong as this is reversed by a negator at the end: "ich bereue nichts". */
export const CLEAR_BLAME = -2;
/**
 * The value of a negator that reverses nothing, because something went wrong ("it did not work"); at most two count.
 */
export const LONE_NEGATOR_VALUE = -1;
export const MAX_LONE_NEGATORS = 2;
/** A lone negator counts only in a text with at least this many words. */
export const MIN_WORDS_WITH_LONE_NEGATOR = 2;
/** Blame as mild as this counts as the subject of a negation, not as blame: "the wait was not long". */
export const MILD_BLAME = -1;
/**
 * Factors of intensifiers ("very") and of words that weaken ("slightly"), and the value of a neutral word after "too".
 */
export const BOOSTER_FACTOR = 1.3;
export const DAMPER_FACTOR = 0.8;
export const EXCESS_VALUE = -1;
/**
 * The value of a large or small amount of something good or bad ("high prices"). The most words between that thing and
 * the amount, and between it and a change of the amount.
 */
export const AMOUNT_VALUE = 2;
export const AMOUNT_REACH = 3;
export const CHANGE_REACH = 5;
/** The value of the absence of something bad ("no fees"), and how many words after the negator that may be. */
export const ABSENCE_VALUE = 1.5;
export const ABSENCE_REACH = 2;
/** For a problem that was solved: the factor on its blame, and how far the word of relief may be. */
export const RELIEF_FACTOR = -0.7;
export const RELIEF_REACH = 5;
/** The feeling that a heading ("Cons:") or a plus or minus sign adds to its part. */
export const SIDE_VALUE = 2.5;
/** The feeling of a neutral clause if the question asks for what is good or bad: just enough to have a sentiment. */
export const ASKED_VALUE = 1;
/**
 * For statements that are denied as a whole ("used to be good"): the factor on their feeling, and their value if they
 * have no feeling.
 */
export const CONTRARY_FACTOR = -0.8;
export const CONTRARY_OF_NOTHING = -1;
/**
 * For a set phrase after a negator ("not worth it"): the factor, and the number of characters before the phrase that
 * are searched for the negator.
 */
export const NEGATED_PHRASE_FACTOR = -0.8;
export const NEGATOR_LETTERS = 24;
/** The most characters after a comma that are searched for a second word. Set for speed. */
export const CLAUSE_LOOK_AHEAD = 200;

/**
 * A feeling is mixed if praise and blame are both at least this strong, and neither is more than this many times as
 * strong as the other.
 */
export const MIN_MIXED = 1.5;
export const MAX_MIXED_RATIO = 2.5;
/** A feeling is positive or negative if the sum is at least this far from 0. */
export const MIN_FEELING = 0.9;

// Learning from the answers

/**
 * With fewer answers than the first value, nothing is learnt from them; if there are more than the second, from a
 * sample of that size.
 */
export const MIN_ANSWERS_TO_LEARN = 150;
export const MAX_ANSWERS_LEARNT = 4_000;
/**
 * Feelings are scaled by tanh(sum / `LEXICON_SCALE`). An answer with a sum of at least `CLEAR_FEELING` is a training
 * example.
 */
export const LEXICON_SCALE = 3;
export const CLEAR_FEELING = 2.5;
/** The fewest training examples of praise and of blame, and the largest ratio of one to the other. */
export const MIN_EXAMPLES = 20;
export const MAX_IMBALANCE = 2;
/** The number of rounds of self-training, and the weight of what they teach. */
export const TRAINING_ROUNDS = 2;
export const LEARNT_WEIGHT = 1;
/** The weight of what reviewed answers teach. With `REVIEWED_HALF_AT` reviewed answers, half of this weight counts. */
export const REVIEWED_WEIGHT = 2;
export const REVIEWED_HALF_AT = 100;
/** A score this close to 0 is neutral. */
export const NEUTRAL_BAND = 0.08;

/**
 * Tuning values of reading sentiment, set with `npm run bench:quality -- --only sentiment`. Values of feeling are on
 * the scale of the lexicon, where a clear word counts 2 to 3; blame is negative. Reaches are in words.
 */

/** A negator reverses what follows within this reach: a factor, and the least value of what is negated ("no waiting"). */
export const NEGATION_REACH = 4;
export const NEGATION_FACTOR = -0.6;
export const LEAST_NEGATED = 0.9;
/** A negator at the end reverses what stands within this reach before it, with at most one word after it. */
export const BACKWARD_REACH = 3;
export const MOST_WORDS_AFTER_NEGATOR = 1;
/** Blame that is clear enough to be reversed so: "ich bereue nichts". */
export const CLEAR_BLAME = -2;
/** A negator that reverses nothing tells that something went wrong ("it did not work"); at most two count. */
export const LONE_NEGATOR_VALUE = -1;
export const MOST_LONE_NEGATORS = 2;
/** Words that a text with a lone negator needs. */
export const LEAST_WORDS_WITH_LONE_NEGATOR = 2;
/** Blame so mild only names the subject of a negation: "the wait was not long". */
export const MILD_BLAME = -1;
/** Factors of intensifiers and of dampers, and the value of a neutral word with "too". */
export const BOOSTER_FACTOR = 1.3;
export const DAMPER_FACTOR = 0.8;
export const EXCESS_VALUE = -1;
/** Much or little of something good or bad ("high prices"), and how far the amount or its change may stand from it. */
export const AMOUNT_VALUE = 2;
export const AMOUNT_REACH = 3;
export const CHANGE_REACH = 5;
/** The absence of something bad, right after the negator: "no fees". */
export const ABSENCE_VALUE = 1.5;
export const ABSENCE_REACH = 2;
/** A problem that was solved: factor on its blame, and its reach. */
export const RELIEF_FACTOR = -0.7;
export const RELIEF_REACH = 5;
/** What a heading ("Cons:") or a plus or minus sign adds to its part. */
export const SIDE_VALUE = 2.5;
/** Words that are denied as a whole ("used to be good"): factor, and the value where they hold no feeling. */
export const CONTRARY_FACTOR = -0.8;
export const CONTRARY_OF_NOTHING = -1;
/** A set phrase after a negator ("not worth it"): factor, and how many letters before the phrase are searched. */
export const NEGATED_PHRASE_FACTOR = -0.8;
export const NEGATOR_LETTERS = 24;
/** Letters after a comma that are searched for a second word. Set for speed. */
export const CLAUSE_LOOK_AHEAD = 200;

/** Mixed: praise and blame each of at least this size, neither more than this ratio of the other. */
export const LEAST_MIXED = 1.5;
export const MOST_MIXED_RATIO = 2.5;
/** The sum from which a feeling is positive or negative. */
export const LEAST_FEELING = 0.9;

// Learning from the answers

/** Fewer answers teach nothing; more than the second value are sampled. */
export const LEAST_ANSWERS_TO_LEARN = 150;
export const MOST_ANSWERS_LEARNT = 4_000;
/** Feelings are scaled by tanh(sum / `LEXICON_SCALE`); a sum of `CLEAR_FEELING` makes an answer a training example. */
export const LEXICON_SCALE = 3;
export const CLEAR_FEELING = 2.5;
/** Training examples that each side needs, and how many times as many the larger side may have. */
export const LEAST_EXAMPLES = 20;
export const MOST_IMBALANCE = 2;
/** Rounds of self-training, and the weight of what they teach. */
export const TRAINING_ROUNDS = 2;
export const LEARNT_WEIGHT = 1;
/** Weight of what reviewed answers teach, and how many of them give half of it. */
export const REVIEWED_WEIGHT = 2;
export const REVIEWED_HALF_AT = 100;
/** A score closer to 0 is neutral. */
export const NEUTRAL_BAND = 0.08;

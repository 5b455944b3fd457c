/**
 * Tuning values for learning from the wording of a codebook (first section, set with `npm run bench:quality -- --only
 * assignment`) and from reviewed answers (second section, set with `npm run bench:quality -- --only learning`), unless
 * a value says otherwise.
 */

// Choosing codes by wording alone

/**
 * A code is given if its score reaches this level; 0 is the mean score of any code, 1 the usual score of an answer's
 * best code. The first code of an answer needs less.
 */
export const CODE_LEVEL = { first: 0.2, further: 0.3 };
/**
 * The same for generated codebooks, whose codes are narrower, so that an answer has more of them. One-to-one F1 on
 * held-out answers with a level for further codes of .3, .22 and .15: .447, .456, .464 (17 sets, two draws of 500
 * answers each) and .422, .427, .439 (13 sets, two other draws). The level is not .15, because half of the codes that
 * .15 adds are wrong (24 of them were read), and somebody has to remove those. Codebooks that people wrote with quotes
 * lose at a lower level: micro-F1 .606, .597, .588 (assignment, NHS).
 */
export const GENERATED_CODE_LEVEL = { first: 0.2, further: 0.22 };
/**
 * A generated code goes to at most this share of the answers, besides those that say its name. Without the limit, three
 * of 15 sets have a code on more than half of the answers (.53, .57, .58); with it, on .45. One-to-one F1 is .419 with
 * and without it, and the share of codes with low confidence falls from .395 to .385.
 */
export const MOST_GIVEN_SHARE = 0.45;
/**
 * In a generated codebook, a code gets high confidence only if the answer says the code's name within a clause, or has
 * at least this cosine similarity to one of its quotes. The share of `high` codes that are right, with and without this
 * rule (17 sets, two draws of 800 answers): .861 and .849.
 */
export const LEAST_LIKE_QUOTE = 0.6;
/**
 * It also needs a clause in which words of the code's name and definition make up at least this share, weighted by
 * inverse document frequency. The share of `high` codes that are right (15 sets, two draws of up to 500 answers): .830
 * of 1,024 codes without this rule, .848 of 757 with .5, .875 of 646 with .7.
 */
export const LEAST_COVERED = 0.6;
/** At most this share of all codes given gets high confidence. */
export const MOST_SURE_OF_CODES = 0.12;
/** High confidence goes to at most this share of the answers on whose first code all views agree. */
export const MOST_SURE_OF_AGREED = 0.6;
/**
 * If the sample is too small to learn from, the first code needs this lead for high confidence, in multiples of the
 * usual best score.
 */
export const DEFAULT_SURE_LEAD = 1;
/** With at least this many sampled answers, the lead for high confidence is learnt. */
export const LEAST_SAMPLE_FOR_LEAD = 20;
/** The codes' names, scored as if they were answers, count together as this many answers. */
export const NAME_PSEUDO_ANSWERS = 20;
/** Factor on the score of a name: a name matches its own code better than an answer would. */
export const NAME_SCORE_SCALE = 0.4;

// Learning from reviewed answers

/** Lengths of character n-grams within words, in letters. Not measured on their own, only with the classifiers. */
export const SHORTEST_GRAM = 3;
export const LONGEST_GRAM = 5;
/** Weights, within a text's vector, of the embedding learnt from the answers and of the general one. */
export const EMBEDDING_WEIGHTS = { corpus: 0.7, general: 0.6 };

/**
 * Weight of the sentence encoder's vector beside the other parts of a text's vector. Micro-F1 with 25 and with 100
 * reviewed answers, mean of four English sets, three draws each: .586 and .654 without it, .592 and .666 with weight 1,
 * .596 and .670 with 1.6.
 */
export const SENTENCE_WEIGHT = 1.6;

/** The most passes over the training vectors of a support vector machine. */
export const SVM_MOST_EPOCHS = 100;
/**
 * Training stops when the projected gradients differ by no more than this. At .1 the order of the codes changed what
 * answers got: the mean F1 of generated codebooks in five orders was .434 to .436; at .01 it is .433 in all of them.
 */
export const SVM_TOLERANCE = 0.01;

/**
 * The most values of training vectors that the classifiers of all codes read per pass, for wording and for reviewed
 * answers. If there are more, each code is compared with only a part of the other codes' texts; up to `NEAREST_SHARE`
 * of what it reads are the texts most like its own. Set for time: 10^8 values take about three seconds. With a
 * twentieth of the texts for each of 77 codes, micro-F1 falls from .543 to .519 (assignment).
 */
export const MOST_TRAINING_VALUES = { ofWording: 150_000_000, ofReviewed: 1_000_000_000 };
export const NEAREST_SHARE = 0.5;
/** Texts are compared by this many of their heaviest features, ignoring features that more texts have. Set for time. */
export const MOST_TELLING_FEATURES = 200;
export const MOST_TEXTS_OF_FEATURE = 50;

/** Penalty on the squared weights of the ridge regression. */
export const RIDGE_PENALTY = 1;
/** Above this number of reviewed answers, one classifier per code is faster than one ridge regression for all codes. */
export const MOST_ANSWERS_FOR_RIDGE = 1_000;
/**
 * Cross-validation folds of the classifiers; the lower number above `ANSWERS_FOR_FEWER_FOLDS` answers, to save time.
 */
export const FOLDS = 5;
export const FOLDS_OF_MANY = 2;
export const ANSWERS_FOR_FEWER_FOLDS = 2_500;
/**
 * Above this number of passages nothing is learnt from single passages: whole answers teach enough, and it would take
 * too long.
 */
export const MOST_PASSAGES = 600;
/** Where a code's passage is sought, what n reviewed answers teach has the weight n / (n + this). */
export const PASSAGE_TRUST_HALF_AT = 100;

/** Higher wording scores are cut to this, in multiples of a clear match. */
export const HIGHEST_SCORE = 1.5;
/** The score of a clear match is this quantile of the answers' best scores, and at least `LEAST_CLEAR_MATCH`. */
export const CLEAR_MATCH_QUANTILE = 0.9;
export const LEAST_CLEAR_MATCH = 0.15;

/** Precision (inverse variance) of the normal prior that keeps the meta-features' weights near their defaults. */
export const WEIGHT_PRIOR_PRECISION = 15;
/** The weights are learnt from at most this many pairs of answer and code. Set for time. */
export const MOST_STACKING_ROWS = 150_000;

/**
 * "Every answer has a code" and "no answer has two codes" hold if at most this share of the reviewed answers breaks the
 * rule.
 */
export const MOST_EXCEPTIONS = 0.02;
/** With fewer reviewed answers, the rule "no answer has two codes" is not believed. */
export const LEAST_REVIEWED_FOR_SINGLE = 10;
/** With fewer reviewed answers, the rule "every answer has a code" is not believed. */
export const LEAST_REVIEWED_TO_FORCE = 35;
/** The prior for the expected F1 of a question, and the number of answers that this prior counts as. */
export const PRIOR_F1 = 0.6;
export const PRIOR_F1_ANSWERS = 20;
/** The least threshold of a code's probability that is tried. */
export const LEAST_CODE_PROBABILITY = 0.05;

/** The precision wanted of assignments with high confidence, and the lower one if the first would leave few of them. */
export const SURE_PRECISION = { wanted: 0.93, enough: 0.91 };
/** Assignments with high confidence are few if they are less than this share of all. */
export const FEW_SURE_SHARE = 0.22;
/** High confidence needs at least this probability. */
export const LEAST_HIGH_PROBABILITY = 0.6;
/** Medium confidence needs at least this probability. */
export const MEDIUM_PROBABILITY = 0.4;
/** When precision is estimated, the predicted probabilities count as this many judged assignments. */
export const PRECISION_PSEUDO_COUNT = 25;

// Sizes of tables and caches, set for memory

/** The most weights of all classifiers in a table: 2^24 single-precision numbers are 64 MiB. */
export const MOST_WEIGHTS = 2 ** 24;

export const WORD_FEATURES_CACHED = 50_000;
export const WORD_EMBEDDINGS_CACHED = 50_000;
/**
 * The cache of what each word adds to the values of all models holds `numbers` single-precision numbers (4 MiB). If a
 * table has so many models that fewer than `words` words would fit, it holds `words` words, but never more than `most`
 * numbers (32 MiB).
 */
export const PROJECTIONS_CACHED = { numbers: 2 ** 20, words: 2_000, most: 2 ** 23 };

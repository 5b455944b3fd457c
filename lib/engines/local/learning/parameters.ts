/**
 * Tuning values for learning. Those of the first section, for the wording of a codebook, were set with `npm run
 * bench:quality -- --only assignment`; those of the second, for reviewed answers, with `npm run bench:quality -- --only
 * learning`, unless a value says otherwise.
 */

// Choosing codes by wording alone

/**
 * A code is given if it fits with at least this probability; medium and high confidence need more. With .2, .25, .3 and
 * .35, mean micro-F1 of 14 sets is .437, .434, .429 and .418, the precision .48, .51, .54 and .57, and the number of
 * codes beside people's 1.01, .90, .79 and .69.
 */
export const MIN_PROBABILITY = 0.25;
export const SURE_PROBABILITY = { medium: 0.45, high: 0.7 };
/** Candidates with a lower score, or gain, are not considered; nor more candidates of one answer. Set for speed. */
export const MIN_SCORE = 0.02;
export const MAX_CANDIDATES = 6;
/**
 * In a generated codebook, a code gets high confidence only if a clause of the answer contains the code's name, or if
 * the answer has at least this cosine similarity to one of the code's quotes. The share of `high` codes that are right,
 * with and without this rule (17 sets, two draws of 800 answers): .861 and .849.
 */
export const MIN_LIKE_QUOTE = 0.6;
/**
 * High confidence also needs a clause in which at least this share of the words, weighted by inverse document
 * frequency, occurs in the code's name or definition. The share of `high` codes that are right (15 sets, two draws of
 * up to 500 answers): .830 of 1,024 codes without this rule, .848 of 757 with .5, .875 of 646 with .7.
 */
export const MIN_COVERED = 0.6;

// Learning from reviewed answers

/** Lengths of character n-grams within words, in letters. Not measured on their own, only with the classifiers. */
export const SHORTEST_GRAM = 3;
export const LONGEST_GRAM = 5;

/**
 * Weight of the sentence encoder's vector beside the other parts of a text's vector. Micro-F1 with 25 and with 100
 * reviewed answers, mean of four English sets, three draws each: .586 and .654 without it, .592 and .666 with weight 1,
 * .596 and .670 with 1.6.
 */
export const SENTENCE_WEIGHT = 1.6;

/** The most passes over the training vectors of a support vector machine. */
export const SVM_MAX_EPOCHS = 100;
/**
 * Training stops when the projected gradients differ by at most this. With .1, answers got other codes when the codes
 * had another order: the mean F1 of generated codebooks in five orders was .434 to .436. With .01 it is .433 in all of
 * them.
 */
export const SVM_TOLERANCE = 0.01;

/**
 * The most values of training vectors that the classifiers of all codes together read per pass, for wording and for
 * reviewed answers. If there are more, each code is compared with only a part of the texts of other codes; up to
 * `NEAREST_SHARE` of the texts that it reads are those most like its own. Set for time: 10^8 values take about three
 * seconds. With a twentieth of the texts for each of 77 codes, micro-F1 falls from .543 to .519 (assignment).
 */
export const MAX_TRAINING_VALUES = { ofWording: 150_000_000, ofReviewed: 1_000_000_000 };
export const NEAREST_SHARE = 0.5;
/**
 * Texts are compared by this many of their heaviest features, leaving out features that more than this many texts have.
 * Set for time.
 */
export const MAX_TELLING_FEATURES = 200;
export const MAX_TEXTS_OF_FEATURE = 50;

/** Penalty on the squared weights of the ridge regression. */
export const RIDGE_PENALTY = 1;
/** Above this number of reviewed answers, one classifier per code is faster than one ridge regression for all codes. */
export const MAX_ANSWERS_FOR_RIDGE = 1_000;
/**
 * Cross-validation folds of the classifiers; the lower number above `ANSWERS_FOR_FEWER_FOLDS` answers, to save time.
 */
export const FOLDS = 5;
export const FOLDS_OF_MANY = 2;
export const ANSWERS_FOR_FEWER_FOLDS = 2_500;
/**
 * With more passages than this, nothing is learnt from single passages, because whole answers then teach enough and it
 * would take too long.
 */
export const MAX_PASSAGES = 600;
/** When the passage of a code is sought, what n reviewed answers teach has the weight n / (n + this). */
export const PASSAGE_TRUST_HALF_AT = 100;

/** Log-odds by wording beyond this are cut. */
export const LARGEST_LOG_ODDS = 4;
/**
 * The probability by wording of a code that no reviewed answer has is halved if this many reviewed answers would have
 * got the code.
 */
export const WORDING_TRUST = 3;
/** The least cosine similarity of two sentence vectors by which a reviewed answer supports a code of another answer. */
export const MIN_SENTENCE_SIMILARITY = 0.5;

/** Precision (inverse variance) of the normal prior that keeps the meta-features' weights near their defaults. */
export const WEIGHT_PRIOR_PRECISION = 15;
/** The weights of the meta-features are learnt from at most this many pairs of an answer and a code. Set for time. */
export const MAX_STACKING_ROWS = 150_000;

/**
 * An answer gets a single code if at most this share of the reviewed answers has several. With fewer reviewed answers
 * than the second value, the rule is not applied.
 */
export const MAX_EXCEPTIONS = 0.02;
export const MIN_REVIEWED_FOR_SINGLE = 10;
/** The prior for the expected F1 of a question, and the number of answers as which it counts. */
export const PRIOR_F1 = 0.6;
export const PRIOR_F1_ANSWERS = 20;
/** The smallest probability that is tried as a threshold. */
export const MIN_CODE_PROBABILITY = 0.05;

/**
 * The precision that assignments with high confidence should have. The second value is enough if the first leaves few
 * of them.
 */
export const SURE_PRECISION = { wanted: 0.93, enough: 0.91 };
/** Assignments with high confidence are few if they are less than this share of all assignments. */
export const FEW_SURE_SHARE = 0.22;
/** High confidence needs at least this probability. */
export const MIN_HIGH_PROBABILITY = 0.6;
/** Medium confidence needs at least this probability. */
export const MEDIUM_PROBABILITY = 0.4;
/** In the estimate of precision, the predicted probabilities count as this many judged assignments. */
export const PRECISION_PSEUDO_COUNT = 25;

// Sizes of tables and caches, set for memory

/** The most weights of all classifiers in a table: 2^24 single-precision numbers are 64 MiB. */
export const MAX_WEIGHTS = 2 ** 24;

export const WORD_FEATURES_CACHED = 50_000;
export const WORD_EMBEDDINGS_CACHED = 50_000;
/**
 * The cache of what each word adds to the values of all models holds `numbers` single-precision numbers (4 MiB). If
 * there are so many models that fewer than `words` words would fit into these, it holds `words` words, but at most
 * `max` numbers (32 MiB).
 */
export const PROJECTIONS_CACHED = { numbers: 2 ** 20, words: 2_000, max: 2 ** 23 };
